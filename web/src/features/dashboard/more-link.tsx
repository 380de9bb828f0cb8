import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** From a card to the list it is taken from. */
export const MoreLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: 'brand.border',
  },
});

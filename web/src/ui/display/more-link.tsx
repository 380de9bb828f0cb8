import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** To the whole of what is shown in part, and to what belongs to a page. */
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

import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** From a section to the whole of what it shows a part of. */
export const AllLink = chakra(Link, {
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    '@media (pointer: coarse)': { py: '3', ps: '3' },
  },
});

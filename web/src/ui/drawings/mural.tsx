import { chakra } from '@chakra-ui/react';
import muralUrl from './mural.svg?no-inline';

const Picture = chakra('img', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    objectFit: 'cover',
    objectPosition: 'center bottom',
  },
});

/** The month as a wall of tiles, from night to dawn; fills its box. At most one on a screen. */
export function Mural() {
  return <Picture src={muralUrl} alt="" aria-hidden />;
}

import { chakra } from '@chakra-ui/react';

/** A place over every screen: above the bar at the foot of a phone, a corner of the desk. */
export const PageCorner = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    left: { base: '4', md: '6' },
    right: { base: '4', md: 'auto' },
    bottom: { base: 'calc(16px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom))', md: '6' },
    width: { base: 'auto', md: '380px' },
  },
});

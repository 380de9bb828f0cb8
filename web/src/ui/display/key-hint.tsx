import { chakra } from '@chakra-ui/react';

/** The key that does what it is beside; for a pointer alone, since a finger has none. */
export const KeyHint = chakra('kbd', {
  base: {
    fontFamily: 'body',
    textStyle: 'floor',
    fontWeight: 'medium',
    color: 'fg.subtle',
    minWidth: '20px',
    px: '1.5',
    textAlign: 'center',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'sm',
    '@media (pointer: coarse), (max-width: 767px)': { display: 'none' },
  },
});

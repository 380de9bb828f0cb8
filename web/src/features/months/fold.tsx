import { chakra } from '@chakra-ui/react';

/** More of something, opened by its summary. */
export const Fold = chakra('details', {
  base: {
    '& summary': {
      cursor: 'pointer',
      lineHeight: '28px',
      '@media (pointer: coarse)': { lineHeight: '44px' },
    },
  },
});

import { chakra } from '@chakra-ui/react';

/** A row of a list of slips. */
export const SlipItem = chakra('li', {
  base: {
    display: 'grid',
    gap: '2.5',
    p: { base: '3.5', md: '4.5' },
    borderTopWidth: '1px',
    borderColor: 'border',
    '&:first-of-type': { borderTopWidth: '0' },
  },
});

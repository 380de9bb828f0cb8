import { chakra } from '@chakra-ui/react';
import { Card } from '#ui/display/card.tsx';

/** Around a table. On the phone its rows are cards of their own: a frame would be a card in a card. */
export const ListFrame = chakra(
  Card,
  {
    base: {
      bg: { base: 'transparent', md: 'bg.panel' },
      borderWidth: { base: '0', md: '1px' },
      // A table that nothing is above keeps to the frame's corners: its head sticks, so the frame cannot clip.
      '& > :first-child th:first-of-type': { borderStartStartRadius: 'lg' },
      '& > :first-child th:last-of-type': { borderStartEndRadius: 'lg' },
    },
  },
  { defaultProps: { padding: 'none' } },
);

/** Search and filters at the head of a list. */
export const FilterBar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    // A field with its label above lines up with those without.
    alignItems: 'flex-end',
    gap: '2',
    p: { base: '0', md: '10px 12px' },
    pb: { base: '3', md: '10px' },
    borderBottomWidth: { base: '0', md: '1px' },
    borderColor: 'border',
    '& > div:not([role])': { flex: { base: '1 1 120px', md: '0 1 200px' } },
  },
});

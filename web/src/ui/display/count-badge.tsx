import { chakra } from '@chakra-ui/react';

/** A number that wants to be seen, such as that of unread messages. What it counts is said beside it. */
export const CountBadge = chakra('span', {
  base: {
    minWidth: '18px',
    px: '5px',
    borderRadius: '9px',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontSize: 'xs',
    fontWeight: 'strong',
    lineHeight: '18px',
    textAlign: 'center',
  },
});

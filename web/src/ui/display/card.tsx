import { chakra } from '@chakra-ui/react';

/** White panel with a hairline. Never inside another one. */
export const Card = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', minWidth: '0' },
  variants: {
    /** none for lists and tables that bring their own frame. */
    padding: { none: {}, admin: { p: '4.5' }, portal: { p: { base: '4', md: '5' } } },
    /** The one dark sentence of a screen. */
    tone: {
      plain: {},
      leaf: { bg: 'band.bg', color: 'band.fg', borderColor: 'transparent', borderRadius: 'leaf' },
    },
  },
  defaultVariants: { padding: 'admin', tone: 'plain' },
});

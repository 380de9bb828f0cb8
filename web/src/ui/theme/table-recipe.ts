import { defineRecipe } from '@chakra-ui/react/styled-system';

export const tableRecipe = defineRecipe({
  className: 'table',
  base: {
    '--row-height': '42px',
    '&[data-density=compact]': { '--row-height': '34px' },
    // A finger needs 44 px whatever density was chosen.
    '@media (pointer: coarse)': {
      '--row-height': '44px',
      '&[data-density=compact]': { '--row-height': '44px' },
    },
    width: 'full',
    textStyle: 'dense',
    // Collapsed borders do not travel with a sticky head.
    borderCollapse: 'separate',
    borderSpacing: '0',
    '& thead th': {
      position: 'sticky',
      // --sticky-top: the height of what stays above the table (ui/lists/sticky-top.ts). Narrower, the table scrolls by itself.
      top: { base: '0', lg: 'var(--sticky-top)' },
      zIndex: '1',
      px: '3',
      py: '0',
      height: '37px',
      bg: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'meta',
      fontWeight: 'medium',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& thead th[aria-sort]': { color: 'fg', fontWeight: 'semibold' },
    '& thead button': { font: 'inherit', cursor: 'pointer', minHeight: '37px', mx: '-3', px: '3' },
    '& tbody td, & tbody th': {
      height: 'var(--row-height)',
      px: '3',
      py: '2px',
      textAlign: 'start',
      fontWeight: 'normal',
      verticalAlign: 'middle',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    // What the keyboard reaches is not under the head.
    '& tbody :is(a, button, input)': { scrollMarginTop: '44px' },
    '& tbody tr:last-of-type td, & tbody tr:last-of-type th': { borderBottomWidth: '0' },
    '& tbody th[data-kind=name]': { fontWeight: 'semibold' },
    '& [data-kind=number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& [data-kind=actions]': { textAlign: 'end', whiteSpace: 'nowrap', _print: { display: 'none' } },
    '& tbody td[data-kind=actions]': { pe: '2' },
    '& tbody tr[data-highlighted] > *': { bg: 'brand.subtle' },
    '@media (hover: hover)': { '& tbody tr:hover > *': { bg: 'bg.subtle' } },
  },
});

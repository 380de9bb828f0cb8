import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    colorPalette: 'brand',
    bg: 'bg',
    color: 'fg',
    colorScheme: 'light',
    lineHeight: '1.5',
    // Until the layout has measured what stays above the page.
    scrollPaddingTop: '88px',
    textSizeAdjust: '100%',
  },
  'html.dark': { colorScheme: 'dark' },
  body: { bg: 'bg' },
  // Finer than lucide's own 2.
  '.lucide': { strokeWidth: '1.75', flexShrink: '0' },
  'td, time': { fontVariantNumeric: 'tabular-nums' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  '::selection': { bg: 'brand.muted' },
  // A row of tabs fades where it was not scrolled to: nothing moves there but by the finger.
  '*:not([role=tablist]), *::before, *::after': {
    _motionReduce: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  'html, body': { _print: { background: '#fff !important', color: '#000 !important' } },
  'nav, aside, button, [data-print=hidden]': { _print: { display: 'none !important' } },
  '[data-print=outline]': {
    _print: { background: 'none !important', color: '#000 !important', border: '1px solid #000' },
  },
});

import type { ColorPair, FirmColors } from '#config/firm-shape.ts';

/** The firm's colours as the custom properties that the style sheets use, in both themes. */
export function firmColorsCss({ canvas, brand, band, sun, rosa }: FirmColors): string {
  const pairs: Record<string, ColorPair> = {
    bg: canvas,
    'brand-solid': brand.solid,
    'brand-solid-hover': brand.hover,
    'brand-contrast': brand.contrast,
    'brand-fg': brand.fg,
    'brand-subtle': brand.subtle,
    'brand-muted': brand.muted,
    'brand-border': brand.border,
    focus: brand.focusRing,
    'band-bg': band.bg,
    'band-fg': band.fg,
    'band-muted': band.muted,
    'band-line': band.line,
  };
  const fixed = {
    'sol-200': sun[200],
    'sol-300': sun[300],
    'sol-500': sun[500],
    rosa,
  };
  const light = { ...fixed, ...valuesOf(pairs, 'light') };
  const dark = valuesOf(pairs, 'dark');
  return `:root{${declarations(light)}}@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`;
}

const valuesOf = (pairs: Record<string, ColorPair>, theme: keyof ColorPair) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[theme]]));

const declarations = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

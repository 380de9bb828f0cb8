import { defineTokens } from '@chakra-ui/react/styled-system';
import { brand as firm } from '#config/brand.ts';

/** Multiples of 4 px, in rem so that they grow with the reader's text size. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 22, 24, 28, 32, 36, 40, 48, 56,
  64, 72, 80, 96,
];
const scale = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

/** `{50: '#...'}` in the shape that Chakra reads. */
const scaleOf = (colors: Readonly<Record<number, string>>) =>
  Object.fromEntries(Object.entries(colors).map(([step, value]) => [step, { value }]));

const systemFonts = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

export const tokens = defineTokens({
  colors: {
    tinta: scaleOf(firm.colors.ink),
    // Warm colours belong to drawings and to the one button on a dark band; never to a state.
    sol: scaleOf(firm.colors.sun),
    gold: { value: firm.colors.gold },
    rosa: { value: firm.colors.rosa },
    cal: { value: firm.colors.cream },
    white: { value: '#FFFFFF' },
    black: { value: '#000000' },
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
  },
  fonts: {
    heading: { value: `Gabarito, "Gabarito Fallback", "Gabarito Fallback Roboto", ${systemFonts}` },
    body: { value: `"Funnel Sans", "Funnel Sans Fallback", "Funnel Sans Fallback Roboto", ${systemFonts}` },
    mono: { value: `"Funnel Sans", ${systemFonts}` },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    meta: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    secondary: { value: '0.9375rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '1.75rem' },
    '4xl': { value: '2rem' },
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
    strong: { value: 650 },
    bold: { value: 700 },
  },
  letterSpacings: {
    tight: { value: '-0.02em' },
    title: { value: '-0.012em' },
    normal: { value: '0' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '6px' },
    control: { value: '8px' },
    md: { value: '10px' },
    lg: { value: '14px' },
    leaf: { value: '14px 56px 14px 14px' },
    full: { value: '9999px' },
  },
  spacing: { 0: { value: '0' }, ...scale },
  sizes: {
    0: { value: '0' },
    ...scale,
    full: { value: '100%' },
    max: { value: 'max-content' },
    min: { value: 'min-content' },
    fit: { value: 'fit-content' },
    prose: { value: '66ch' },
    dvh: { value: '100dvh' },
    portal: { value: '1040px' },
    admin: { value: '1240px' },
    dialog: { value: '640px' },
  },
  borders: { xs: { value: '0.5px solid' }, sm: { value: '1px solid' }, md: { value: '2px solid' } },
  durations: { fast: { value: '120ms' }, moderate: { value: '180ms' }, slow: { value: '280ms' } },
  easings: {
    in: { value: 'cubic-bezier(.16,1,.3,1)' },
    out: { value: 'cubic-bezier(.2,0,0,1)' },
  },
  zIndex: {
    header: { value: 10 },
    tabs: { value: 20 },
    // Chakra's dialog and menu read this name.
    popover: { value: 1500 },
    toast: { value: 1700 },
    skipLink: { value: 1800 },
  },
  cursor: {
    button: { value: 'pointer' },
    menuitem: { value: 'pointer' },
    disabled: { value: 'not-allowed' },
  },
});

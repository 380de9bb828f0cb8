import { defineTextStyles } from '@chakra-ui/react/styled-system';

const heading = { fontFamily: 'heading', fontWeight: 'strong', textWrap: 'balance' } as const;

export const textStyles = defineTextStyles({
  portalTitle: {
    value: {
      ...heading,
      fontSize: { base: '1.5rem', md: '1.75rem' },
      lineHeight: '1.15',
      letterSpacing: '-0.02em',
    },
  },
  adminTitle: { value: { ...heading, fontSize: '1.5rem', lineHeight: '1.15', letterSpacing: '-0.018em' } },
  authTitle: { value: { ...heading, fontSize: '2rem', lineHeight: '1.15', letterSpacing: '-0.02em' } },
  dialogTitle: { value: { ...heading, fontSize: '1.25rem', lineHeight: '1.15', letterSpacing: '-0.012em' } },
  cardTitle: { value: { ...heading, fontSize: '1.125rem', lineHeight: '1.2', letterSpacing: '-0.012em' } },
  boxTitle: { value: { ...heading, fontSize: '1.0625rem', lineHeight: '1.2', letterSpacing: '-0.012em' } },
  /** A number that a card is about. */
  figure: {
    value: {
      ...heading,
      fontSize: '2rem',
      lineHeight: '1.05',
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  money: {
    value: {
      ...heading,
      fontSize: '1.375rem',
      lineHeight: '1',
      letterSpacing: '-0.015em',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  body: { value: { fontSize: '1rem', lineHeight: '1.5' } },
  secondary: { value: { fontSize: '0.9375rem', lineHeight: '1.45' } },
  /** The admin's text. */
  dense: { value: { fontSize: '0.875rem', lineHeight: '1.43' } },
  label: { value: { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 'semibold' } },
  meta: { value: { fontSize: '0.8125rem', lineHeight: '1.125rem' } },
  /** Nothing on screen is smaller than this. */
  floor: { value: { fontSize: '0.75rem', lineHeight: '1rem' } },
});

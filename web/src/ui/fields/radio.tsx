import { chakra } from '@chakra-ui/react';

/** One of several; drawn here, as browsers paint an empty one on a dark page in a grey of their own. */
export const Radio = chakra(
  'input',
  {
    base: {
      appearance: 'none',
      boxSize: '18px',
      flexShrink: '0',
      margin: '0',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'full',
      bg: 'bg.panel',
      cursor: 'pointer',
      // The card around it shows the focus.
      outline: 'none',
      '&:checked': { borderWidth: '5px', borderColor: 'brand.solid' },
      '&:disabled': { bg: 'bg.muted', borderColor: 'border', cursor: 'not-allowed' },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
  },
  { defaultProps: { type: 'radio' } },
);

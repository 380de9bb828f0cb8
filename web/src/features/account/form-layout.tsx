import { chakra } from '@chakra-ui/react';

/** One column of fields; `noValidate` because each field says in Portuguese what it misses. */
export const AccountForm = chakra(
  'form',
  { base: { display: 'grid', gap: { base: '3', md: '4' }, '& > button[type=submit]': { mt: '1' } } },
  { defaultProps: { noValidate: true } },
);

/** A button that reads as a link and is as high as a finger needs. */
export const LinkButton = chakra('button', {
  base: {
    justifySelf: 'center',
    minHeight: '44px',
    px: '2',
    color: 'brand.fg',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    textDecorationColor: 'brand.border',
    _hover: { textDecorationColor: 'currentColor' },
  },
});

export const Help = chakra('p', { base: { textStyle: 'meta', color: 'fg.muted' } });
export const Title = chakra('h1', { base: { textStyle: 'authTitle', mb: '1.5' } });
export const Lead = chakra('p', { base: { color: 'fg.muted' } });

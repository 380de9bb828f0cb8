import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Dense controls are 36 px only where a mouse points at them; a finger always gets 44 px. */
const DENSE = '@media (min-width: 768px) and (not (pointer: coarse))';

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    textDecoration: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    transitionTimingFunction: 'out',
    '& svg': { flexShrink: '0' },
    _disabled: { cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        _hover: { bg: 'brand.hover' },
        _disabled: { bg: 'bg.muted', color: 'fg.subtle' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'bg.subtle' },
        _disabled: { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'transparent' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.muted', color: 'fg' },
        _disabled: { color: 'fg.subtle', bg: 'transparent' },
      },
      ghostBrand: {
        color: 'brand.fg',
        _hover: { bg: 'brand.subtle' },
        _disabled: { color: 'fg.subtle', bg: 'transparent' },
      },
      ghostDanger: {
        color: 'error.fg',
        _hover: { bg: 'status.atrasada.bg' },
        _disabled: { color: 'fg.subtle', bg: 'transparent' },
      },
      danger: {
        bg: 'danger.solid',
        color: 'danger.contrast',
        _hover: { bg: 'danger.hover' },
        _disabled: { bg: 'bg.muted', color: 'fg.subtle' },
      },
    },
    size: {
      sm: {
        minH: '44px',
        px: '3',
        fontSize: 'sm',
        borderRadius: 'control',
        [DENSE]: { minH: '36px' },
      },
      md: { minH: '44px', px: '4.5', fontSize: 'secondary', borderRadius: 'md' },
      lg: { minH: '52px', px: '6', fontSize: '1.0625rem', borderRadius: 'md' },
    },
    iconOnly: {
      true: { px: '0' },
      false: {},
    },
  },
  compoundVariants: [
    { size: 'sm', iconOnly: true, css: { width: '44px', [DENSE]: { width: '36px' } } },
    { size: 'md', iconOnly: true, css: { width: '44px' } },
    { size: 'lg', iconOnly: true, css: { width: '52px' } },
  ],
  defaultVariants: { variant: 'solid', size: 'md', iconOnly: false },
});

export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    minWidth: '0',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    appearance: 'none',
    lineHeight: '1.5rem',
    _placeholder: { color: 'fg.subtle', opacity: '1' },
    _focus: {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '0',
      borderColor: 'brand.focusRing',
    },
    _invalid: { borderColor: 'error.line', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-error-line)' },
    _disabled: { bg: 'bg.muted', color: 'fg.muted', borderColor: 'border', cursor: 'not-allowed' },
    _readOnly: { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'border' },
  },
  variants: {
    size: {
      // 16 px keeps iOS from zooming into the field.
      md: {
        minH: '44px',
        px: '3',
        py: '9px',
        fontSize: 'md',
        borderRadius: 'md',
        // Chromium's parts of a date are 2 px higher than a line of text.
        '&[type=date]': { py: '8px' },
      },
      sm: {
        minH: '44px',
        px: '2.5',
        py: '5px',
        fontSize: 'md',
        borderRadius: 'control',
        [DENSE]: { minH: '36px', fontSize: 'sm' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

export const headingRecipe = defineRecipe({
  className: 'heading',
  base: { fontFamily: 'heading', fontWeight: 'strong', lineHeight: '1.15', textWrap: 'balance' },
  variants: {
    size: {
      md: { textStyle: 'boxTitle' },
      lg: { textStyle: 'cardTitle' },
      xl: { textStyle: 'dialogTitle' },
      '2xl': { textStyle: 'adminTitle' },
      '3xl': { textStyle: 'portalTitle' },
    },
  },
  defaultVariants: { size: 'lg' },
});

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    textDecorationColor: 'brand.border',
    _hover: { textDecorationColor: 'currentColor' },
  },
});

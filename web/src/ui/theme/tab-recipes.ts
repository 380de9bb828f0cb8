import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A row that is wider than its place fades at its end, and is whole when it was scrolled there. */
const fadedEnd = {
  '@supports (animation-timeline: scroll())': {
    maskImage: 'linear-gradient(to right, #000 calc(100% - 56px), transparent)',
    // Wider than its box, the mask has its faded end outside: a row that does not scroll stays so.
    maskSize: 'calc(100% + 56px) 100%',
    maskRepeat: 'no-repeat',
    animationName: 'faded-end',
    animationTimingFunction: 'linear',
    animationTimeline: 'scroll(self inline)',
  },
} as const;

const line = {
  minHeight: '48px',
  px: '4',
  fontWeight: 'medium',
  borderBottomWidth: '2px',
  borderColor: 'transparent',
  marginBottom: '-1px',
  _hover: { color: 'fg' },
  '&:is([aria-selected=true], [aria-current=page])': {
    color: 'fg',
    fontWeight: 'semibold',
    borderColor: 'brand.solid',
  },
} as const;

export const tabListRecipe = defineRecipe({
  className: 'tabs',
  base: { display: 'flex', gap: '0.5' },
  variants: {
    variant: {
      line: {
        borderBottomWidth: '1px',
        borderColor: 'border',
        overflowX: 'auto',
        overflowY: 'hidden',
        ...fadedEnd,
      },
      segment: {
        display: 'grid',
        gridAutoColumns: '1fr',
        gridAutoFlow: 'column',
        gap: '0',
        p: '1',
        bg: 'bg.muted',
        borderRadius: 'md',
        overflowX: 'auto',
      },
      // Within a bar that is at the bottom of the phone, beside a link as wide as a tab.
      bottom: { mdDown: { flex: '3' } },
    },
  },
});

export const tabRecipe = defineRecipe({
  className: 'tab',
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    fontSize: 'secondary',
    color: 'fg.muted',
    cursor: 'pointer',
    position: 'relative',
    whiteSpace: 'nowrap',
    _focusVisible: { outlineOffset: '-2px' },
  },
  variants: {
    variant: {
      line,
      segment: {
        minHeight: '44px',
        px: '3',
        // The narrowest phones, and pages at twice the size.
        '@media (max-width: 359px)': { px: '1.5', fontSize: 'sm' },
        borderRadius: '7px',
        fontWeight: 'semibold',
        _selected: { bg: 'bg.panel', color: 'fg', boxShadow: 'control' },
      },
      bottom: {
        ...line,
        minHeight: '60px',
        marginBottom: '0',
        mdDown: {
          flex: '1',
          flexDirection: 'column',
          gap: '3px',
          px: '0',
          fontSize: 'xs',
          lineHeight: '1rem',
          borderBottomWidth: '0',
          borderTopWidth: '2px',
          marginTop: '-1px',
          // The count sits on the icon's shoulder.
          '& > span': { position: 'absolute', top: '6px', left: 'calc(50% + 8px)' },
        },
      },
    },
  },
});

import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

export type CheckBoxProps = {
  readonly label: string;
  /** The label is heard and not seen: beside a name that is written out. */
  readonly hideLabel?: boolean;
  /** More about it, under the label. */
  readonly detail?: ReactNode;
} & Omit<ComponentProps<'input'>, 'type' | 'size' | 'color' | 'children'>;

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '44px',
    cursor: 'pointer',
    '&[data-bare]': { minWidth: '44px', justifyContent: 'center' },
    '@media (min-width: 768px) and (not (pointer: coarse))': {
      minHeight: '36px',
      '&[data-bare]': { minWidth: '36px' },
    },
  },
});

const Box = chakra('input', {
  base: {
    // Drawn here: browsers paint an empty box on a dark page in a grey of their own.
    appearance: 'none',
    boxSize: '18px',
    flexShrink: '0',
    margin: '0',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: '4px',
    bg: 'bg.panel',
    cursor: 'pointer',
    display: 'inline-grid',
    placeContent: 'center',
    '&::after': {
      content: '""',
      width: '5px',
      height: '10px',
      borderColor: 'brand.contrast',
      borderStyle: 'solid',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
      visibility: 'hidden',
    },
    '&:checked': { bg: 'brand.solid', borderColor: 'brand.solid' },
    '&:checked::after': { visibility: 'visible' },
    '&:disabled': { bg: 'bg.muted', borderColor: 'border', cursor: 'not-allowed' },
    // A page in forced colours has no fills: the box is the browser's own again.
    '@media (forced-colors: active)': { appearance: 'auto', '&::after': { display: 'none' } },
  },
});

/** One of several that can be chosen together. */
export function CheckBox({ label, hideLabel = false, detail, ...input }: CheckBoxProps) {
  return (
    <Row data-bare={hideLabel || undefined}>
      <Box type="checkbox" {...input} />
      <chakra.span minWidth="0" overflowWrap="anywhere" srOnly={hideLabel}>
        {label}
        {detail !== undefined && (
          <chakra.small display="block" textStyle="meta" color="fg.muted">
            {detail}
          </chakra.small>
        )}
      </chakra.span>
    </Row>
  );
}

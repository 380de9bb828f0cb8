import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

export type SwitchFieldProps = {
  readonly label: string;
  readonly help?: string;
} & Omit<ComponentProps<'input'>, 'type' | 'size' | 'color'>;

const Row = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minHeight: '44px', py: '1', cursor: 'pointer' },
});

const Switch = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    width: '44px',
    height: '26px',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    border: '1px solid',
    borderColor: 'border.emphasized',
    position: 'relative',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '2px',
      left: '2px',
      boxSize: '20px',
      borderRadius: 'full',
      bg: 'bg.panel',
      boxShadow: 'control',
      transition: 'transform 120ms',
    },
    '&:checked': { bg: 'brand.solid', borderColor: 'brand.solid' },
    '&:checked::after': { transform: 'translateX(18px)' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none', '&::after': { transition: 'none' } },
  },
});

/** On or off, at once understood as such; in a form it is saved with the rest. */
export function SwitchField({ label, help, ...input }: SwitchFieldProps) {
  return (
    <Row>
      <Switch type="checkbox" role="switch" {...input} />
      <span>
        <chakra.span textStyle="label">{label}</chakra.span>
        {help !== undefined && (
          <chakra.small display="block" textStyle="meta" color="fg.muted">
            {help}
          </chakra.small>
        )}
      </span>
    </Row>
  );
}

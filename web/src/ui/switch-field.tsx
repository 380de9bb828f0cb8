import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';

export interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size' | 'color'> {
  readonly label: string;
  readonly help?: ReactNode;
}

const Row = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minHeight: '44px', cursor: 'pointer' },
});

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    width: '44px',
    height: '26px',
    borderRadius: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    cursor: 'inherit',
    position: 'relative',
    transition: 'background-color 120ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      boxSize: '18px',
      borderRadius: 'full',
      bg: 'border.emphasized',
      transition: 'transform 120ms',
    },
    _checked: {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      _before: { bg: 'brand.contrast', transform: 'translateX(18px)' },
    },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
});

/** Works with `register('is_active')` of react-hook-form and with checked/onChange. */
export function SwitchField({ label, help, id, ...input }: SwitchFieldProps) {
  const ownId = useId();
  const helpId = `${id ?? ownId}-help`;
  const hasHelp = help !== undefined && help !== null;
  return (
    <div>
      <Row>
        <Track
          type="checkbox"
          role="switch"
          id={id ?? ownId}
          aria-describedby={hasHelp ? helpId : undefined}
          {...input}
        />
        <chakra.span textStyle="label">{label}</chakra.span>
      </Row>
      {hasHelp && (
        <chakra.p id={helpId} textStyle="meta" color="fg.muted">
          {help}
        </chakra.p>
      )}
    </div>
  );
}

import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { type FieldTexts, FieldNote, RequiredMark } from './field.tsx';
import { Radio } from './radio.tsx';

export type RadioOption = {
  readonly value: string;
  readonly label: string;
  readonly help?: string;
};

/** The rest goes to each radio: `register('role')`, or name with value and onChange. */
export type RadioCardsProps = {
  readonly options: readonly RadioOption[];
} & FieldTexts &
  Omit<ComponentProps<'input'>, 'type' | 'size' | 'required' | 'color' | 'id'>;

const Group = chakra('fieldset', { base: { display: 'grid', gap: { base: '1.5', md: '2' }, minWidth: '0' } });

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '48px',
    px: '3.5',
    py: { base: '1', md: '2' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    fontWeight: 'medium',
    cursor: 'pointer',
    '&:has(:checked)': {
      bg: 'brand.subtle',
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-brand-solid)',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  },
});

export function RadioCards(props: RadioCardsProps) {
  const { label, help, error, required, hideLabel = false, options, value, ...radio } = props;
  const noteId = useId();
  const hasNote = error !== undefined || help !== undefined;
  return (
    <Group aria-describedby={hasNote ? noteId : undefined}>
      <chakra.legend textStyle="label" pb="2" srOnly={hideLabel}>
        {label}
        {required === true && <RequiredMark />}
      </chakra.legend>
      {options.map((option) => (
        <Card key={option.value}>
          <Radio
            {...radio}
            value={option.value}
            required={required}
            aria-invalid={error === undefined ? undefined : true}
            {...(value === undefined ? {} : { checked: value === option.value })}
          />
          <span>
            {option.label}
            {option.help !== undefined && (
              <chakra.small display="block" textStyle="meta" color="fg.muted" fontWeight="normal">
                {option.help}
              </chakra.small>
            )}
          </span>
        </Card>
      ))}
      {hasNote && <FieldNote id={noteId} help={help} error={error} />}
    </Group>
  );
}

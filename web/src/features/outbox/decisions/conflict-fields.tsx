import { Box, chakra } from '@chakra-ui/react';
import type { EntityName } from '@portal/domain';
import { Cloud, Smartphone } from 'lucide-react';
import { useId } from 'react';
import type { Conflict } from '#data/outbox/outbox-entry.ts';
import { fieldLabel } from '#records/history/record-fields.ts';
import { Radio } from '#ui/fields/radio.tsx';
import type { Choice, Side } from './conflict-choice.ts';
import { fieldValue, type Names } from '../words/field-value.ts';

const SIDES = [
  { side: 'mine', Icon: Smartphone },
  { side: 'theirs', Icon: Cloud },
] as const;

/** Around the fields of two versions. */
export const CompareFrame = chakra('div', {
  base: { mt: '4.5', borderWidth: '1px', borderColor: 'border', borderRadius: 'md', overflow: 'hidden' },
});

/** One row per field on a wide screen, one below the other on the phone. */
export const CompareRow = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '168px minmax(0, 1fr) minmax(0, 1fr)' },
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
});

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '52px',
    px: '3.5',
    py: '2',
    cursor: 'pointer',
    fontSize: 'secondary',
    fontWeight: 'medium',
    minWidth: '0',
    '&:has(:checked)': { bg: 'brand.subtle', boxShadow: 'inset 0 0 0 1.5px {colors.brand.solid}' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
  },
});

type ConflictFieldsProps = {
  entity: EntityName;
  conflict: Conflict;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  names: Names;
  /** What the values of the other version are marked with. */
  otherLabel: string;
};

export function ConflictFields(props: ConflictFieldsProps) {
  const { entity, conflict, choice, onChoose, names, otherLabel } = props;
  const valueOf = (field: string, values: Readonly<Record<string, unknown>>) =>
    fieldValue(entity, field, values[field], names);
  return (
    <CompareFrame>
      {conflict.fields.map((field) => (
        <FieldQuestion
          key={field}
          label={fieldLabel(entity, field)}
          before={valueOf(field, conflict.base)}
          values={{ mine: valueOf(field, conflict.mine), theirs: valueOf(field, conflict.theirs) }}
          sideLabels={{ mine: 'A sua versão', theirs: otherLabel }}
          chosen={choice[field] ?? 'mine'}
          onChoose={(side) => onChoose({ ...choice, [field]: side })}
        />
      ))}
    </CompareFrame>
  );
}

type FieldQuestionProps = {
  label: string;
  before: string;
  values: Record<Side, string>;
  sideLabels: Record<Side, string>;
  chosen: Side;
  onChoose: (side: Side) => void;
};

function FieldQuestion(props: FieldQuestionProps) {
  const { label, before, values, sideLabels, chosen, onChoose } = props;
  const name = useId();
  return (
    <CompareRow aria-label={label}>
      <FieldHead label={label} before={before} />
      {SIDES.map(({ side, Icon }) => (
        <Option key={side}>
          <Radio name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <Box minWidth="0">
            <SideValue value={values[side]} Icon={Icon} label={sideLabels[side]} />
          </Box>
        </Option>
      ))}
    </CompareRow>
  );
}

/** What the field is called, and what it held before. */
export function FieldHead({ label, before }: { label: string; before?: string }) {
  return (
    <Box bg="bg.subtle" px="3.5" py="2.5" alignContent="center">
      <Box fontWeight="semibold" fontSize="sm">
        {label}
      </Box>
      {before !== undefined && (
        <Box textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          {`Antes: ${before}`}
        </Box>
      )}
    </Box>
  );
}

/** A version's value, and whose it is. */
export function SideValue({ value, Icon, label }: { value: string; Icon: typeof Cloud; label: string }) {
  return (
    <>
      <Box overflowWrap="anywhere" whiteSpace="pre-line">
        {value}
      </Box>
      <Box display="flex" alignItems="center" gap="1" textStyle="meta" fontWeight="normal" color="fg.muted">
        <Icon size={13} strokeWidth={1.75} aria-hidden />
        {label}
      </Box>
    </>
  );
}

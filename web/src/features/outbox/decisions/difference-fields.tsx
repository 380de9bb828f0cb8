import { Box } from '@chakra-ui/react';
import { Cloud, Smartphone } from 'lucide-react';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { Difference } from '#data/outbox/outbox-entry.ts';
import { fieldLabel } from '#records/history/record-fields.ts';
import { CompareFrame, CompareRow, FieldHead, SideValue } from './conflict-fields.tsx';
import { fieldValue, type Names } from '../words/field-value.ts';

type DifferenceFieldsProps = { difference: Difference; fields: readonly string[]; names: Names };

/** Both versions, field by field, to be read: one of them is taken whole. */
export function DifferenceFields({ difference, fields, names }: DifferenceFieldsProps) {
  const { entity, ours, theirs } = difference;
  const valueOf = (field: string, row: StoredRow) => fieldValue(entity, field, row[field], names);
  return (
    <CompareFrame>
      {fields.map((field) => (
        <CompareRow key={field} role="group" aria-label={fieldLabel(entity, field)}>
          <FieldHead label={fieldLabel(entity, field)} />
          <Side value={valueOf(field, ours)} Icon={Smartphone} label="Neste aparelho" />
          {theirs !== null && <Side value={valueOf(field, theirs)} Icon={Cloud} label="No servidor" />}
        </CompareRow>
      ))}
    </CompareFrame>
  );
}

type SideProps = { value: string; Icon: typeof Cloud; label: string };

const Side = ({ value, Icon, label }: SideProps) => (
  <Box px="3.5" py="2" minHeight="52px" alignContent="center" fontSize="secondary" fontWeight="medium">
    <SideValue value={value} Icon={Icon} label={label} />
  </Box>
);

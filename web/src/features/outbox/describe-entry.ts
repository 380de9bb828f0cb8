import { formatInstantMinute } from '@portal/domain';
import type { OutboxEntry } from '#data/outbox-entry.ts';
import { ENTITY_LABELS, fieldLabel, KIND_LABELS } from './outbox-labels.ts';

export type EntryDescription = {
  /** What it is about: the record's name. */
  title: string;
  /** What was done to it, and when: 'Cliente, alteração: Telefone, 20/11/2026 14:41'. */
  summary: string;
};

/** Longer names are cut: the list is for finding, the record itself is one tap away. */
const MAX_TITLE_LENGTH = 80;
/** The fields by which people know a record, the most telling first. */
const NAMING_FIELDS = [
  'corporate_name',
  'filename',
  'name',
  'title',
  'full_name',
  'subject',
  'content',
  'description',
];

/** Says an operation in the words of the screens. `row` is the record as the device shows it, if it still does. */
export function describeEntry(
  entry: Pick<OutboxEntry, 'entity' | 'kind' | 'patch' | 'base_values' | 'written_at'>,
  row: Record<string, unknown> | null,
): EntryDescription {
  const entity = ENTITY_LABELS[entry.entity];
  const fields = entry.kind === 'patch' ? `: ${Object.keys(entry.patch).map(fieldLabel).join(', ')}` : '';
  return {
    title: nameOf({ ...entry.base_values, ...row, ...entry.patch }) ?? entity,
    summary: `${entity}, ${KIND_LABELS[entry.kind]}${fields}, ${formatInstantMinute(entry.written_at)}`,
  };
}

function nameOf(record: Record<string, unknown>): string | null {
  for (const field of NAMING_FIELDS) {
    const value = record[field];
    if (typeof value === 'string' && value.trim() !== '') return shorten(value.trim());
  }
  return null;
}

const shorten = (name: string) =>
  name.length <= MAX_TITLE_LENGTH ? name : `${name.slice(0, MAX_TITLE_LENGTH - 1)}…`;

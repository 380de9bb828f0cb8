import { formatInstantMinute } from '@portal/domain';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { fieldLabel } from '#records/history/record-fields.ts';
import { recordName } from '#records/history/record-name.ts';
import { ENTITY_LABELS } from '#records/labels/entity-labels.ts';
import type { Names } from './field-value.ts';
import { kindLabel } from './outbox-labels.ts';

export type EntryDescription = {
  /** What it is about: the record's name. */
  title: string;
  /** What was done to it, and when: 'Cliente, alteração: Telefone, 20/11/2026 14:41'. */
  summary: string;
};

/** Says an operation in the words of the screens. `row` is the record as the device shows it, if it still does. */
export function describeEntry(
  entry: Pick<OutboxEntry, 'entity' | 'kind' | 'patch' | 'base_values' | 'written_at'>,
  row: Record<string, unknown> | null,
  names: Names,
): EntryDescription {
  const entity = ENTITY_LABELS[entry.entity];
  const record: Readonly<Record<string, unknown>> = { ...entry.base_values, ...row, ...entry.patch };
  const fields =
    entry.kind === 'patch'
      ? `: ${Object.keys(entry.patch)
          .map((field) => fieldLabel(entry.entity, field))
          .join(', ')}`
      : '';
  return {
    // What has no name of its own, such as who is responsible for a conversation, is known by its client's.
    title: recordName(record) ?? names.get(String(record['client_id'])) ?? entity,
    summary: `${entity}, ${kindLabel(entry)}${fields}, ${formatInstantMinute(entry.written_at)}`,
  };
}

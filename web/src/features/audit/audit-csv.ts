import { type AuditEntry, formatInstantDateSecond } from '@portal/domain';
import { csvBlob } from '#records/csv/csv.ts';
import type { AuditNames } from '#records/history/audit-names.ts';
import {
  changedFields,
  changedValues,
  isSystem,
  SYSTEM_NAME,
  whatWasDone,
} from '#records/history/audit-words.ts';

const HEAD = ['Feito', 'Recebido', 'Quem', 'O quê', 'Registro', 'Campos', 'Antes', 'Depois', 'Operação'];

/** What the filters let through, a line per entry. */
export function auditCsv(entries: readonly AuditEntry[], names: AuditNames): Blob {
  return csvBlob([HEAD, ...entries.map((entry) => lineOf(entry, names))]);
}

function lineOf(entry: AuditEntry, names: AuditNames): string[] {
  const values = changedValues(entry, (id) => names.get(id) ?? null);
  return [
    formatInstantDateSecond(entry.done_at ?? entry.at),
    formatInstantDateSecond(entry.at),
    isSystem(entry.uid) ? SYSTEM_NAME : (names.get(entry.uid) ?? entry.uid),
    whatWasDone(entry),
    names.get(entry.doc_id) ?? entry.doc_id,
    (entry.kind === 'act' ? values.map(({ field }) => field) : changedFields(entry)).join(', '),
    values.map(({ before }) => before).join(', '),
    values.map(({ after }) => after).join(', '),
    entry.id,
  ];
}

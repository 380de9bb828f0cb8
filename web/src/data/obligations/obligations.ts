import {
  calendarDateOf,
  closingChange,
  type Fields,
  type ObligationClosing,
  removalNotes,
  type Row,
  statusChange,
  toInstant,
} from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import { documentTables } from '#data/local/document-state-table.ts';
import { randomId } from '#data/local/random-id.ts';
import { writeTogether } from '#data/writes/write-together.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** It goes after the documents it names. */
export function createObligation(account: LocalAccount, fields: Fields<'obligations'>): Promise<WriteResult> {
  const change = { kind: 'create', entity: 'obligations', id: randomId(), fields } as const;
  const { document_ids: documents, due_date } = fields;
  return write(account, change, { new_id: true, documents, due_date });
}

export async function updateObligation(
  account: LocalAccount,
  id: string,
  patch: Partial<Fields<'obligations'>>,
): Promise<WriteResult> {
  const change = { kind: 'patch', entity: 'obligations', id, patch } as const;
  const due_date = patch.due_date ?? (await account.db.obligations.get(id))?.due_date;
  const documents = patch.document_ids ?? [];
  return write(account, change, { documents, ...(due_date === undefined ? {} : { due_date }) });
}

export type Closing = { closing: ObligationClosing; reason: string | null };

/** 'Concluir'; of one that a rule made, how it was closed. */
export function completeObligation(
  account: LocalAccount,
  obligation: Row<'obligations'>,
  { closing, reason }: Closing = { closing: 'done', reason: null },
): Promise<WriteResult> {
  const patch = {
    ...statusChange(obligation, 'completed', toInstant(new Date())),
    ...closingChange(obligation, closing, reason),
  };
  return write(account, { kind: 'patch', entity: 'obligations', id: obligation.id, patch });
}

/**
 * Takes 'Concluir' back, whether it waits or was sent: the status before comes back. What somebody has opened again
 * meanwhile stays as it is.
 */
export function reopenObligation(account: LocalAccount, before: Row<'obligations'>): Promise<WriteResult> {
  const { db } = account;
  const { id } = before;
  return writeTogether(account, [...documentTables(db, ['obligations']), db.files], async () => {
    const row = await db.obligations.get(id);
    if (row === undefined) return { ok: false, reason: 'gone' };
    if (row.status !== 'completed') return { ok: true, id, op_id: null };
    const patch = { ...statusChange(row, before.status, toInstant(new Date())), ...closingChange(row, null) };
    return write(account, { kind: 'patch', entity: 'obligations', id, patch });
  });
}

/**
 * Writes the reason into the notes and removes the row after that, both or neither: a removal has no words of its
 * own. One that the server never saw goes without a trace.
 */
export function removeObligation(account: LocalAccount, id: string, reason: string): Promise<WriteResult> {
  const { db } = account;
  return writeTogether(account, [...documentTables(db, ['obligations']), db.files], async () => {
    const row = await db.obligations.get(id);
    if (row === undefined) return { ok: false, reason: 'gone' };
    const patch = { notes: removalNotes(row.notes, reason, calendarDateOf(new Date())) };
    const noted = await write(account, { kind: 'patch', entity: 'obligations', id, patch });
    if (!noted.ok) return noted;
    const entry = noted.op_id === null ? undefined : await db.outbox.get(noted.op_id);
    const needs = entry === undefined || entry.kind === 'create' ? [] : [entry.op_id];
    return write(account, { kind: 'remove', entity: 'obligations', id }, { needs });
  });
}

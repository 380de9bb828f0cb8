import {
  type CalendarDate,
  calendarDateOf,
  type EntityName,
  fromInstant,
  type NewestRows,
} from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowTable } from '#data/local/document-state-table.ts';
import { startingWith } from '#data/local/starting-with.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { updateClient } from './clients.ts';

export type ContractEndInput = { endedOn: CalendarDate; reason: string | null };

/** From then on its people read only, and its dates run. */
export const endContract = (account: LocalAccount, id: string, { endedOn, reason }: ContractEndInput) =>
  updateClient(account, id, {
    contract_ended_on: endedOn,
    contract_end_reason: reason,
    status: 'inactive',
  });

export const takeBackEnd = (account: LocalAccount, id: string): Promise<WriteResult> =>
  updateClient(account, id, {
    contract_ended_on: null,
    contract_end_reason: null,
    kept_until: null,
    archived_on: null,
    status: 'active',
  });

export const keepUntil = (
  account: LocalAccount,
  id: string,
  day: CalendarDate | null,
): Promise<WriteResult> => updateClient(account, id, { kept_until: day });

/** Somebody has made the archive of everything, with all of the files there are. */
export const recordArchive = (account: LocalAccount, id: string, day: CalendarDate): Promise<WriteResult> =>
  updateClient(account, id, { archived_on: day });

/** As `newestRows` of the functions has it: the last day that what is kept of a client is about. */
export async function newestRowsOf(db: PortalDatabase, clientId: string): Promise<NewestRows> {
  const [document, message, request, obligation] = await Promise.all([
    madeLast(db, 'documents', clientId),
    madeLast(db, 'messages', clientId),
    madeLast(db, 'service_requests', clientId),
    startingWith(db.obligations, '[client_id+due_date]', clientId).last(),
  ]);
  return { tax: later(document, obligation?.due_date ?? null), contract: later(message, request) };
}

async function madeLast(db: PortalDatabase, entity: EntityName, clientId: string) {
  const row = await startingWith(rowTable(db, entity), '[client_id+created_at]', clientId).last();
  return row === undefined ? null : calendarDateOf(fromInstant(row.created_at));
}

const later = (one: CalendarDate | null, other: CalendarDate | null) =>
  (one ?? '') > (other ?? '') ? one : other;

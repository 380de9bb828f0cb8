import {
  type AskStatus,
  type CalendarDate,
  type Competence,
  type Fields,
  MAX_ITEMS,
  type TemplateItem,
} from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/database.ts';
import { documentTables } from '#data/local/document-state-table.ts';
import { randomId } from '#data/local/random-id.ts';
import { write, type WriteResult } from '#data/writes/write.ts';
import { writeTogether } from '#data/writes/write-together.ts';

/** What is to be asked, of one client or of many. */
export type NewAsk = {
  title: string;
  competence: Competence | null;
  due_date: CalendarDate;
  items: readonly TemplateItem[];
};

export type AskOutcome = {
  asked: number;
  /** Those of whom the same is asked already. */
  skipped: number;
  /** The first that was refused; null: none. */
  refused: Extract<WriteResult, { ok: false }> | null;
};

/**
 * Asks each of these clients for the same. A client is asked whole or not at all, and not twice for one title and month;
 * interrupted, it can be called again.
 */
export async function askDocuments(
  account: LocalAccount,
  clientIds: readonly string[],
  ask: NewAsk,
): Promise<AskOutcome> {
  const outcome: AskOutcome = { asked: 0, skipped: 0, refused: null };
  for (const clientId of clientIds) {
    if (await isAsked(account.db, clientId, ask)) {
      outcome.skipped += 1;
      continue;
    }
    const written = await askOne(account, clientId, ask);
    if (!written.ok) return { ...outcome, refused: written };
    outcome.asked += 1;
  }
  return outcome;
}

async function isAsked(
  db: PortalDatabase,
  clientId: string,
  { title, competence }: NewAsk,
): Promise<boolean> {
  const all = await db.document_requests.where('client_id').equals(clientId).toArray();
  return all.some(
    (one) => one.status !== 'cancelled' && one.title === title.trim() && one.competence === competence,
  );
}

/** The rules take an item of a request that is there: it goes after it. */
function askOne(
  account: LocalAccount,
  client_id: string,
  { title, competence, due_date, items }: NewAsk,
): Promise<WriteResult> {
  const tables = [...documentTables(account.db, ['document_requests', 'request_items']), account.db.files];
  return writeTogether(account, tables, async () => {
    const id = randomId();
    const fields = { client_id, title: title.trim(), competence, due_date, status: 'open' } as const;
    const request = await write(
      account,
      { kind: 'create', entity: 'document_requests', id, fields },
      { new_id: true },
    );
    if (!request.ok) return request;
    const needs = request.op_id === null ? [] : [request.op_id];
    for (const [position, item] of items.slice(0, MAX_ITEMS).entries()) {
      const line = newItem(client_id, id, item, position);
      const written = await write(
        account,
        { kind: 'create', entity: 'request_items', id: randomId(), fields: line },
        { new_id: true, needs },
      );
      if (!written.ok) return written;
    }
    return request;
  });
}

const newItem = (
  client_id: string,
  request_id: string,
  { label, category }: TemplateItem,
  position: number,
): Fields<'request_items'> => ({
  client_id,
  request_id,
  label: label.trim(),
  category,
  state: 'open',
  document_ids: [],
  reason: null,
  position,
});

/** Closed, cancelled, or open again. */
export const setAskStatus = (account: LocalAccount, id: string, status: AskStatus): Promise<WriteResult> =>
  write(account, { kind: 'patch', entity: 'document_requests', id, patch: { status } });

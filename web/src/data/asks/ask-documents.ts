import {
  type AskStatus,
  type CalendarDate,
  type Competence,
  type Fields,
  MAX_ITEMS,
  type TemplateItem,
} from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { documentTables, readStates } from '#data/local/document-state-table.ts';
import { randomId } from '#data/local/random-id.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { writeTogether } from '#data/writes/write-together.ts';
import { askedItemId, askId } from './ask-ids.ts';

/** What is to be asked, of one client or of many. */
export type NewAsk = {
  title: string;
  competence: Competence | null;
  due_date: CalendarDate;
  items: readonly TemplateItem[];
  /** The one it is made of; missing: by hand. */
  template_id?: string;
};

export type AskOutcome = {
  asked: number;
  /** Those of whom the same is asked already. */
  skipped: number;
  /** The first that was refused; null: none. */
  refused: Extract<WriteResult, { ok: false }> | null;
};

/**
 * Asks each of these clients for the same. A client is asked whole or not at all, and not twice for one title and month, nor
 * for one template and month; interrupted, it can be called again. `onClient` hears how many are through.
 */
export async function askDocuments(
  account: LocalAccount,
  clientIds: readonly string[],
  ask: NewAsk,
  onClient: (through: number) => void = () => {},
): Promise<AskOutcome> {
  const outcome: AskOutcome = { asked: 0, skipped: 0, refused: null };
  for (const [at, clientId] of clientIds.entries()) {
    const written = await askOne(account, clientId, ask);
    if (!written.ok) return { ...outcome, refused: written };
    outcome[written.op_id === null ? 'skipped' : 'asked'] += 1;
    onClient(at + 1);
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

const ASKED_ALREADY: WriteResult = { ok: true, id: '', op_id: null };

/** The rules take an item of a request that is there: it goes after it. */
function askOne(account: LocalAccount, clientId: string, ask: NewAsk): Promise<WriteResult> {
  const { db } = account;
  const tables = [...documentTables(db, ['document_requests', 'request_items']), db.files];
  return writeTogether(account, tables, async () => {
    const id = askId(clientId, { template_id: null, ...ask });
    const [known] = await readStates(db, 'document_requests', [id]);
    const existing = await db.document_requests.get(id);
    if (existing !== undefined && existing.status !== 'cancelled') return ASKED_ALREADY;
    if (await isAsked(db, clientId, ask)) return ASKED_ALREADY;
    const isFree = existing === undefined && known?.base === null && known.tombstone_rev === null;
    // What a template asks again is what was cancelled; what is asked by hand may be something else of that title.
    const isReopened = existing !== undefined && ask.template_id !== undefined;
    const requestId = isFree || isReopened ? id : randomId();
    const request = isReopened
      ? await reopen(account, requestId, ask)
      : await create(account, requestId, clientId, ask);
    if (!request.ok) return request;
    const needs = request.op_id === null ? [] : [request.op_id];
    return (await askItems(account, { id: requestId, clientId, needs }, ask)) ?? request;
  });
}

function create(
  account: LocalAccount,
  id: string,
  client_id: string,
  { title, competence, due_date }: NewAsk,
): Promise<WriteResult> {
  const fields = { client_id, title: title.trim(), competence, due_date, status: 'open' } as const;
  return write(account, { kind: 'create', entity: 'document_requests', id, fields }, { new_id: true });
}

const reopen = (account: LocalAccount, id: string, { due_date }: NewAsk): Promise<WriteResult> =>
  write(account, { kind: 'patch', entity: 'document_requests', id, patch: { status: 'open', due_date } });

type AskedRequest = { id: string; clientId: string; needs: readonly string[] };

/** Those that it has not got yet. Answers what was refused; null: nothing. */
async function askItems(
  account: LocalAccount,
  { id: requestId, clientId, needs }: AskedRequest,
  { items }: NewAsk,
): Promise<Extract<WriteResult, { ok: false }> | null> {
  for (const [position, item] of items.slice(0, MAX_ITEMS).entries()) {
    const id = askedItemId(requestId, item.label);
    if ((await account.db.request_items.get(id)) !== undefined) continue;
    const fields = newItem(clientId, requestId, item, position);
    const written = await write(
      account,
      { kind: 'create', entity: 'request_items', id, fields },
      { new_id: true, needs },
    );
    if (!written.ok) return written;
  }
  return null;
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

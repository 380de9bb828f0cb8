import { groupOf, isOwed, MAX_ITEM_DOCUMENTS, MOST_FILES_AT_ONCE, type Row } from '@portal/domain';
import { CLIENT_UPLOAD } from '#data/documents/documents.ts';
import { addDocuments, type RefusedFile } from '#data/files/add-documents.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { documentTables } from '#data/local/document-state-table.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { writeTogether } from '#data/writes/write-together.ts';

type Item = Pick<Row<'request_items'>, 'id' | 'client_id'>;

export type AnsweredItem = {
  /** How many files were taken. */
  added: number;
  refused: RefusedFile[];
  /** Files beyond what one answer takes: nothing was done with them. */
  left_out: number;
  /** null where no file was taken, and nothing was written. */
  written: WriteResult | null;
};

/**
 * Sends files for what was asked: each becomes a document of the client, and the item names them, sent after them. What
 * was returned is said to be sent instead. Files are on the device and in the list of documents whatever becomes of the item.
 */
export async function answerWithFiles(
  account: LocalAccount,
  item: Item,
  files: readonly File[],
): Promise<AnsweredItem> {
  const before = await account.db.request_items.get(item.id);
  const taken = files.slice(0, roomOf(before));
  const left_out = files.length - taken.length;
  if (taken.length === 0) return { added: 0, refused: [], left_out, written: null };
  const { added, refused } = await addDocuments(account, {
    files: taken,
    client_id: item.client_id,
    ...CLIENT_UPLOAD,
    ...replacedBy(before),
  });
  const written = added.length === 0 ? null : await tieDocuments(account, item.id, added);
  return { added: added.length, refused, left_out, written };
}

/** An item takes so many at once, and so many in all. */
const roomOf = (item: Row<'request_items'> | undefined): number =>
  Math.min(MOST_FILES_AT_ONCE, MAX_ITEM_DOCUMENTS - (item?.document_ids.length ?? 0));

/** The last file of one that was returned is what the new one is sent instead of. */
function replacedBy(item: Row<'request_items'> | undefined): { replaces?: string } {
  const last = item !== undefined && groupOf(item) === 'returned' ? item.document_ids.at(-1) : undefined;
  return last === undefined ? {} : { replaces: last };
}

/**
 * Ties documents that are on the device to an item, no matter who sent them from where: it is sent with them. The row is read
 * and written in one transaction, so that two answers of one device both stay.
 */
export function tieDocuments(
  account: LocalAccount,
  itemId: string,
  documentIds: readonly string[],
): Promise<WriteResult> {
  const { db } = account;
  return writeTogether(account, writtenTables(db), async () => {
    const item = await db.request_items.get(itemId);
    if (item === undefined || item.state === 'accepted') return { ok: false, reason: 'gone' };
    const added = documentIds.filter((id) => !item.document_ids.includes(id));
    const request = await db.document_requests.get(item.request_id);
    const patch = { state: 'sent' as const, document_ids: [...item.document_ids, ...added] };
    const change = { kind: 'patch', entity: 'request_items', id: itemId, patch } as const;
    const due = request === undefined ? {} : { due_date: request.due_date };
    return write(account, change, { documents: added, ...due });
  });
}

/** 'Nada a enviar', of one item or of all that are owed. Resolves to the ids of those of which it was said. */
export async function sayNothing(
  account: LocalAccount,
  itemIds: readonly string[],
): Promise<{ said: string[]; written: WriteResult }> {
  const said: string[] = [];
  const written = await moveItems(account, itemIds, 'nothing', (id) => said.push(id));
  return { said, written };
}

/** 'Desfazer' of it: what was returned before is returned again. */
export const takeNothingBack = (account: LocalAccount, itemIds: readonly string[]): Promise<WriteResult> =>
  moveItems(account, itemIds, 'open');

/** In one go; what may not go there, because it was answered or accepted meanwhile, stays where it is. */
function moveItems(
  account: LocalAccount,
  itemIds: readonly string[],
  to: 'nothing' | 'open',
  onMoved: (id: string) => void = () => {},
): Promise<WriteResult> {
  const { db } = account;
  return writeTogether(account, writtenTables(db), async () => {
    let result: WriteResult = { ok: false, reason: 'gone' };
    for (const id of itemIds) {
      const item = await db.request_items.get(id);
      // What has been sent stays sent: 'Nada a enviar' is said of what is owed, and taken back where it was said.
      if (item === undefined || !(to === 'nothing' ? isOwed(item) : item.state === 'nothing')) continue;
      const state = to === 'open' && (await isReturnedUnsaid(db, id)) ? 'returned' : to;
      result = await write(account, { kind: 'patch', entity: 'request_items', id, patch: { state } });
      if (!result.ok) return result;
      onMoved(id);
    }
    return result;
  });
}

/**
 * Whether the server has the item as returned, and nothing of the answer is on its way: then taking the answer back leaves
 * nothing to send. The server would not open what it has as returned.
 */
async function isReturnedUnsaid(db: PortalDatabase, itemId: string): Promise<boolean> {
  const key = ['request_items', itemId] as const;
  const [base, entries] = await Promise.all([
    db.bases.get([...key]),
    db.outbox
      .where('[entity+doc_id]')
      .equals([...key])
      .toArray(),
  ]);
  return base?.row?.['state'] === 'returned' && entries.every(({ state }) => state !== 'sending');
}

const writtenTables = (db: PortalDatabase) => [
  ...documentTables(db, ['request_items']),
  db.document_requests,
  db.files,
];

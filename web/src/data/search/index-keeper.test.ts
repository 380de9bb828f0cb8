import { afterEach, describe, expect, it, vi } from 'vitest';
import { toInstant } from '@portal/domain';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { createNote, removeNote } from '#data/repositories/notes.ts';
import { type IndexKeeper, keepIndex } from './index-keeper.ts';
import { answerSearch } from './search-answer.ts';
import { createSearchIndex } from './search-index.ts';

const OBLIGATION = {
  client_id: 'padaria',
  name: 'DAS',
  due_date: '2026-11-20',
  priority: null,
  status: 'pending',
  description: null,
  notes: null,
  completed_at: null,
  document_ids: [],
} as const;
const DOCUMENT = {
  client_id: 'padaria',
  filename: 'folha.pdf',
  storage_path: 'x',
  mime_type: 'application/pdf',
  size_bytes: 10,
  category: null,
  description: null,
  uploaded_by: 'ana',
  check: 'ok',
  check_reason: null,
  review: 'none',
  review_reason: null,
} as const;

let keeper: IndexKeeper | null = null;
afterEach(() => keeper?.stop());

async function kept(now = new Date('2026-11-21T12:00:00Z')) {
  const account = openTestAccount();
  const { db } = account;
  await db.clients.put(serverRow('clients', 'padaria', CLIENT));
  await db.obligations.bulkPut([
    serverRow('obligations', 'open', { ...OBLIGATION, document_ids: [] }),
    serverRow('obligations', 'closed', { ...OBLIGATION, document_ids: [], status: 'completed' }),
  ]);
  const longAgo = { created_at: toInstant(new Date('2025-10-31T12:00:00Z')) };
  await db.documents.bulkPut([
    serverRow('documents', 'recent', DOCUMENT),
    serverRow('documents', 'ancient', DOCUMENT, longAgo),
  ]);
  const index = createSearchIndex();
  keeper = keepIndex(db, index, { now, onProgress: () => undefined });
  await vi.waitFor(() => expect(keeper?.isComplete()).toBe(true));
  const find = async (query: string) =>
    (await answerSearch(db, index, query)).flatMap(({ hits }) => hits.map(({ id }) => id));
  return { account, db, find };
}

describe('the index of the local database', () => {
  it('holds clients, open obligations and the documents of twelve months, each with its client', async () => {
    const { find } = await kept();
    expect(await find('padaria')).toEqual(['padaria']);
    expect(await find('das padaria')).toEqual(['open']);
    expect(await find('folha')).toEqual(['recent']);
  });

  it('learns of what is written and removed', async () => {
    const { account, find } = await kept();
    const made = await createNote(account, {
      title: 'Reunião sobre o balanço',
      content: '',
      category: null,
      client_id: null,
    });
    if (!made.ok) throw new Error('not written');
    await vi.waitFor(async () => expect(await find('balanco')).toEqual([made.id]));
    await removeNote(account, made.id);
    await vi.waitFor(async () => expect(await find('balanco')).toEqual([]));
  });

  it('drops an obligation that is completed, and takes it up again when it is opened', async () => {
    const { db, find } = await kept();
    await db.obligations.update('open', { status: 'completed' });
    await vi.waitFor(async () => expect(await find('das')).toEqual([]));
    await db.obligations.update('closed', { status: 'in_progress' });
    await vi.waitFor(async () => expect(await find('das')).toEqual(['closed']));
  });

  it('looks through a table again after a page of changes, and after all of it was purged', async () => {
    const { db, find } = await kept();
    const page = Array.from({ length: 60 }, (_, at) =>
      serverRow('documents', `page${String(at)}`, { ...DOCUMENT, filename: `lote ${String(at)}.pdf` }),
    );
    await db.documents.bulkPut(page);
    await vi.waitFor(async () => expect(await find('lote 59')).toEqual(['page59']), { timeout: 5_000 });
    await db.documents.clear();
    await vi.waitFor(async () => expect(await find('folha')).toEqual([]), { timeout: 5_000 });
  });
});

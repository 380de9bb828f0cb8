import { toInstant } from '@portal/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNote, removeNote } from '#data/notes/notes.ts';
import {
  CLIENT,
  DOCUMENT as A_DOCUMENT,
  OBLIGATION,
  openTestAccount,
  serverRow,
  TASK,
} from '#data/testing/local-account.ts';
import { type IndexKeeper, keepIndex } from './index-keeper.ts';
import { answerSearch } from './search-answer.ts';
import { createSearchIndex } from './search-index.ts';

const ofBakery = { client_id: 'padaria' };
const DOCUMENT = { ...A_DOCUMENT, ...ofBakery, filename: 'folha.pdf' };
const TO_DO = { ...TASK, ...ofBakery, title: 'Conferir o ponto' };
const REQUEST = { client_id: 'padaria', service_id: 's1', description: 'Guia do ISS', answer: null } as const;

let keeper: IndexKeeper | null = null;
afterEach(() => keeper?.stop());

async function kept(now = new Date('2026-11-21T12:00:00Z')) {
  const account = openTestAccount();
  const { db } = account;
  await db.clients.put(serverRow('clients', 'padaria', CLIENT));
  await db.obligations.bulkPut([
    serverRow('obligations', 'open', { ...OBLIGATION, ...ofBakery }),
    serverRow('obligations', 'closed', { ...OBLIGATION, ...ofBakery, status: 'completed' }),
  ]);
  const longAgo = { created_at: toInstant(new Date('2025-10-31T12:00:00Z')) };
  await db.documents.bulkPut([
    serverRow('documents', 'recent', DOCUMENT),
    serverRow('documents', 'ancient', DOCUMENT, longAgo),
  ]);
  await db.tasks.bulkPut([
    serverRow('tasks', 'todo', { ...TO_DO, status: 'in_progress' }),
    serverRow('tasks', 'finished', { ...TO_DO, status: 'completed' }),
  ]);
  await db.services.put(
    serverRow('services', 's1', {
      name: 'Segunda via',
      description: null,
      price_cents: null,
      is_active: true,
    }),
  );
  await db.service_requests.bulkPut([
    serverRow('service_requests', 'asked', { ...REQUEST, status: 'open', document_ids: [] }, longAgo),
    serverRow('service_requests', 'answered', { ...REQUEST, status: 'done', document_ids: [] }),
    serverRow(
      'service_requests',
      'forgotten',
      { ...REQUEST, status: 'cancelled', document_ids: [] },
      longAgo,
    ),
  ]);
  const index = createSearchIndex();
  keeper = keepIndex(db, index, { now, rest: () => Promise.resolve(), onProgress: () => undefined });
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

  it('holds open tasks, requests that wait, and those of twelve months, by their service and description', async () => {
    const { db, find } = await kept();
    expect(await find('ponto padaria')).toEqual(['todo']);
    expect(await find('iss')).toEqual(['answered', 'asked']);
    expect(await find('segunda via padaria')).toEqual(['answered', 'asked']);
    await db.tasks.update('finished', { status: 'pending' });
    await vi.waitFor(async () => expect((await find('ponto')).sort()).toEqual(['finished', 'todo']));
    await db.service_requests.update('asked', { status: 'cancelled' });
    await vi.waitFor(async () => expect(await find('iss')).toEqual(['answered']));
  });

  it('finds requests by the new name of their service', async () => {
    const { db, find } = await kept();
    await db.services.update('s1', { name: 'Certidão' });
    await vi.waitFor(async () => expect(await find('certidao')).toEqual(['answered', 'asked']), {
      timeout: 5_000,
    });
    expect(await find('segunda')).toEqual([]);
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

  it('reads on after each rest only', async () => {
    const { db } = openTestAccount();
    await db.clients.bulkPut(
      Array.from({ length: 1_100 }, (_, at) => serverRow('clients', `c${String(at)}`, CLIENT)),
    );
    const rests: (() => void)[] = [];
    const index = createSearchIndex();
    const found = () => index.search('padaria', 1).clients.total;
    keeper = keepIndex(db, index, {
      now: new Date('2026-11-21T12:00:00Z'),
      rest: () => new Promise((resolve) => void rests.push(resolve)),
      onProgress: () => undefined,
    });
    for (const read of [500, 1_000, 1_100]) {
      await vi.waitFor(() => expect(rests).toHaveLength(1));
      expect(found()).toBe(read);
      rests.pop()?.();
    }
    await vi.waitFor(() => expect(keeper?.isComplete()).toBe(true));
  });
});

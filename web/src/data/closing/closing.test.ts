import type { AppUser } from '@portal/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeDraft } from '#data/drafts/drafts.ts';
import { addDocuments } from '#data/files/add-documents.ts';
import { readKeptFile, storeBytes } from '#data/files/kept-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { eraseAccount } from '#data/local/erase-account.ts';
import { readMeta } from '#data/local/meta.ts';
import { randomId } from '#data/local/random-id.ts';
import { dieAtWrite } from '#data/testing/dying-database.ts';
import { CLIENT, openTestAccount, serverRow, TASK } from '#data/testing/local-account.ts';
import { write } from '#data/writes/write.ts';
import { beginClosing } from './closing.ts';
import { handOver } from './hand-over.ts';
import { handoverDatabase } from './handover-database.ts';
import { dropHandover, handoverFile, listHandovers } from './handovers.ts';
import { readUnsent } from './unsent.ts';

let account: LocalAccount;
beforeEach(() => {
  account = openTestAccount();
});
afterEach(async () => {
  await account.db.delete();
  await handoverDatabase().handovers.clear();
  await handoverDatabase().chunks.clear();
});

const addTask = (title = 'Ligar amanhã') =>
  write(account, { entity: 'tasks', kind: 'create', id: randomId(), fields: { ...TASK, title } });

const addFile = (text: string) =>
  addDocuments(account, {
    files: [new File([`%PDF-1.4 ${text}`], `${text}.pdf`)],
    client_id: null,
    category: null,
    description: null,
  });

/** A message with a file, an answer, and an import of which nothing is queued yet. */
async function addDrafts(): Promise<void> {
  const { db } = account;
  const stored = await storeBytes(db, 'chosen', new TextEncoder().encode('recibo'), 'text/plain');
  await db.files.put({ ...stored, complete: true });
  const file = { file_id: 'chosen', filename: 'recibo.txt', size_bytes: 6, document_id: null };
  await db.drafts.bulkPut([
    { kind: 'message', subject_id: 'padaria', content: { text: 'Segue o recibo', files: [file] } },
    { kind: 'answer', subject_id: 'r1', content: { answer: 'Vou conferir' } },
  ]);
  await db.meta.put({ key: 'client_import', value: { filename: 'clientes.csv', total: 1, rows: [CLIENT] } });
}

const typeMessage = (text: string) =>
  changeDraft(account.db, { kind: 'message', subject_id: 'padaria' }, (draft) => ({ ...draft, text }));

/** One of them as its person would open it. */
async function opened(id: string) {
  const handover = (await listHandovers()).find((listed) => listed.id === id);
  if (handover === undefined) return null;
  const { blob } = await handoverFile(handover);
  return JSON.parse(await blob.text()) as {
    operations: { doc_id: string; patch: Record<string, unknown> }[];
    drafts: { kind: string; content: unknown }[];
    files: { document_id: string; bytes: string | null }[];
  }; // the form of an export
}

function addReadMark() {
  const fields = { client_id: 'padaria', user_id: 'ana', last_read_at: '2026-11-20T12:00:00.000000000Z' };
  return write(account, { entity: 'thread_reads', kind: 'create', id: 'padaria_ana', fields });
}

describe('the beginning of a closing', () => {
  test('refuses whatever is written after it', async () => {
    expect((await addTask()).ok).toBe(true);
    expect(await beginClosing(account.db, { reason: 'blocked' })).toMatchObject({ hands_over: true });
    expect(await addTask('tarde demais')).toEqual({ ok: false, reason: 'closing' });
    expect((await addFile('tarde')).refused).toMatchObject([{ reason: 'closing' }]);
    expect(await account.db.outbox.count()).toBe(1);
  });

  test('gives up what the person has seen, and nothing beyond it', async () => {
    await addTask();
    const { marks } = await readUnsent(account.db);
    await addTask('escrita no meio');
    expect(await beginClosing(account.db, { reason: 'left', agreed: marks })).toBeNull();
    expect(await readMeta(account.db, 'closing')).toBeNull();
    expect((await addTask('e segue')).ok).toBe(true);

    const all = await readUnsent(account.db);
    expect(await beginClosing(account.db, { reason: 'left', agreed: all.marks })).toMatchObject({
      hands_over: false,
    });
  });

  test('notices a draft that was typed on after the person looked', async () => {
    await typeMessage('Oi');
    const { marks, drafts } = await readUnsent(account.db);
    expect(drafts).toBe(1);
    await typeMessage('Oi, tudo bem?');
    expect(await beginClosing(account.db, { reason: 'left', agreed: marks })).toBeNull();
  });

  test('waits for another person while anything is unsent', async () => {
    await typeMessage('Oi');
    expect(await beginClosing(account.db, { reason: 'other_person' })).toBeNull();
    await typeMessage('');
    expect(await beginClosing(account.db, { reason: 'other_person' })).toMatchObject({ hands_over: false });
  });

  test('asks nobody about how far somebody has read', async () => {
    await addReadMark();
    expect(await readUnsent(account.db)).toEqual({ operations: 0, refused: 0, drafts: 0, marks: [] });
  });

  test('is one, no matter who begins it again and why', async () => {
    await addTask();
    const begun = await beginClosing(account.db, { reason: 'disabled' });
    expect(await beginClosing(account.db, { reason: 'left', agreed: [] })).toEqual(begun);
    const [one, other] = await Promise.all([
      beginClosing(account.db, { reason: 'blocked' }),
      beginClosing(account.db, { reason: 'moved' }),
    ]);
    expect(one).toEqual(other);
  });
});

describe('what is handed over', () => {
  test('is all that was unsent, with the bytes of its files, outside of the account', async () => {
    const { db, uid, tenant_id } = account;
    await db.tasks.put(serverRow('tasks', 'seen', { ...TASK, title: 'Do servidor' }));
    await db.meta.put({
      key: 'own_row',
      value: { full_name: 'Ana Luz', email: 'ana@firm.example' } as AppUser, // no more of it is read
    });
    await addTask();
    await addFile('contrato');
    await addDrafts();
    const closing = await beginClosing(db, { reason: 'blocked' });
    if (closing === null) throw new Error('not begun');
    await handOver(db, closing);
    expect(await db.tasks.count()).toBe(0);
    await eraseAccount(db.name);

    const [handover] = await listHandovers();
    expect(handover).toMatchObject({
      ...{ id: closing.id, uid, tenant_id, full_name: 'Ana Luz', email: 'ana@firm.example' },
      ...{ reason: 'blocked', operations: 2, drafts: 3 },
    });
    const file = await opened(closing.id);
    expect(file?.operations.map(({ patch }) => patch['title'] ?? patch['filename'])).toEqual([
      'Ligar amanhã',
      'contrato.pdf',
    ]);
    expect(file?.drafts.map(({ kind }) => kind)).toEqual(['message', 'answer', 'import']);
    expect(file?.files.map(({ bytes }) => atob(bytes ?? ''))).toEqual(['%PDF-1.4 contrato', 'recibo']);
    expect(JSON.stringify(file)).not.toContain('Do servidor');
  });

  test('has nothing of what the device says by itself', async () => {
    await addTask();
    await addReadMark();
    const closing = await beginClosing(account.db, { reason: 'blocked' });
    if (closing === null) throw new Error('not begun');
    await handOver(account.db, closing);
    expect(await listHandovers()).toMatchObject([{ operations: 1 }]);
    expect((await opened(closing.id))?.operations).toMatchObject([{ patch: { title: 'Ligar amanhã' } }]);
  });

  test('stays until it is dropped by hand, beside that of others', async () => {
    await addTask();
    const first = await beginClosing(account.db, { reason: 'blocked' });
    const other = openTestAccount('rui');
    await write(other, { entity: 'tasks', kind: 'create', id: 'r1', fields: TASK });
    const second = await beginClosing(other.db, { reason: 'moved' });
    if (first === null || second === null) throw new Error('not begun');
    await handOver(account.db, first);
    await handOver(other.db, second);
    await other.db.delete();
    expect((await listHandovers()).map(({ uid }) => uid).toSorted()).toEqual(['ana', 'rui']);
    await dropHandover(first.id);
    expect((await listHandovers()).map(({ uid }) => uid)).toEqual(['rui']);
    expect(await handoverDatabase().chunks.count()).toBe(0);
  });

  test('is told only when it is whole', async () => {
    await addTask();
    await addFile('um');
    const closing = await beginClosing(account.db, { reason: 'blocked' });
    if (closing === null) throw new Error('not begun');
    const death = dieAtWrite(handoverDatabase(), 3);
    await expect(handOver(account.db, closing)).rejects.toThrow();
    death.revive();
    expect(await listHandovers()).toEqual([]);
  });
});

// A page can go away between any two writes; whatever the next start finds, it goes on.
describe.each(['of the account', 'of what is handed over'] as const)(
  'a page that dies at any write %s',
  (which) => {
    test('loses nothing: the next start goes on', async () => {
      await addTask();
      await addFile('contrato');
      await addFile('balancete');
      await addDrafts();
      const before = await readUnsent(account.db);
      let deaths = 0;
      for (let write = 1; ; write += 1) {
        const db = which === 'of the account' ? account.db : handoverDatabase();
        const death = dieAtWrite(db, write);
        const attempt = (async () => {
          const closing = await beginClosing(account.db, { reason: 'blocked' });
          if (closing !== null) await handOver(account.db, closing);
        })();
        await attempt.catch(() => undefined);
        death.revive();
        if (!death.hasDied()) break;
        deaths += 1;
        await expectNothingLost(before.operations, before.drafts);
      }
      expect(deaths).toBeGreaterThan(2);
      const [handover] = await listHandovers();
      expect(handover).toMatchObject({ operations: before.operations, drafts: before.drafts });
      const file = await opened(handover?.id ?? '');
      expect(file?.files.map(({ bytes }) => atob(bytes ?? ''))).toEqual([
        '%PDF-1.4 contrato',
        '%PDF-1.4 balancete',
        'recibo',
      ]);
    });

    /** Still in the account, or copied whole. */
    async function expectNothingLost(operations: number, drafts: number): Promise<void> {
      expect(await readUnsent(account.db)).toMatchObject({ operations, drafts });
      const uploads = await account.db.uploads.toArray();
      const begun = await handoverDatabase().handovers.toArray();
      const copied = begun.flatMap(({ files }) => files.filter(({ state }) => state === 'copied'));
      for (const id of [...uploads.map(({ document_id }) => document_id), 'chosen']) {
        const isHere = (await readKeptFile(account.db, id)) !== null;
        expect(isHere || copied.some(({ file_id }) => file_id === id)).toBe(true);
      }
    }
  },
);

import { type AppUser, calendarDateOf, type Fields } from '@portal/domain';
import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { addToDraft } from '#data/drafts/draft-files.ts';
import { addDocuments } from '#data/files/add-documents.ts';
import { keepFile, readKeptFile, setPinned } from '#data/files/kept-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { freeSpace, readDeviceStorage } from './device-storage.ts';

const document: Fields<'documents'> = {
  client_id: 'c1',
  filename: 'guia.pdf',
  storage_path: 'client-documents/t/c1/d1/r.pdf',
  mime_type: 'application/pdf',
  size_bytes: 4,
  category: null,
  description: null,
  uploaded_by: 'rui',
  check: 'ok',
  check_reason: null,
  review: 'none',
  review_reason: null,
};
const pdf = (name: string) => new File(['%PDF-1.4\n1 0 obj\n%%EOF\n'], name);
const SIZE = pdf('a').size;

async function opened(account: LocalAccount, id: string, bytes: string) {
  await account.db.documents.put(serverRow('documents', id, document));
  await keepFile(account.db, id, new Blob([bytes]));
}

/** One file pinned, one merely opened, one on its way up, one in a draft. */
async function deviceWithFiles() {
  const account = openTestAccount();
  const { db } = account;
  await opened(account, 'pinned', '1234');
  await setPinned(db, 'pinned', true);
  await opened(account, 'opened', '12');
  await addDocuments(account, {
    files: [pdf('nota.pdf')],
    client_id: 'c1',
    category: null,
    description: null,
  });
  await addToDraft(db, { kind: 'request', subject_id: 'c1' }, [pdf('rascunho.pdf')]);
  return account;
}

it('counts rows by kind, files and their bytes, and what waits', async () => {
  const { db } = await deviceWithFiles();
  expect(await readDeviceStorage(db)).toEqual({
    rows: [{ kind: 'documents', count: 3 }],
    files: { count: 4, size_bytes: 6 + 2 * SIZE },
    pinned: { count: 1, size_bytes: 4 },
    slips: { count: 0, size_bytes: 0 },
    freeable: { count: 1, size_bytes: 2 },
    unsent: 1,
  });
});

it('frees what was opened and nothing else', async () => {
  const { db } = await deviceWithFiles();
  expect(await freeSpace(db)).toEqual({ files: 1, size_bytes: 2 });
  expect(await readDeviceStorage(db)).toMatchObject({
    files: { count: 3 },
    pinned: { count: 1 },
    freeable: { count: 0 },
    unsent: 1,
  });
  expect(await db.files.get('opened')).toBeUndefined();
  expect(await db.chunks.where('[file_id+index]').between(['opened', 0], ['opened', Infinity]).count()).toBe(
    0,
  );
});

it('leaves what somebody pins while it frees the rest', async () => {
  const account = openTestAccount();
  const { db } = account;
  await opened(account, 'first', '12');
  await opened(account, 'second', '123');
  let pinned: Promise<boolean> | null = null as Promise<boolean> | null;
  db.files.hook('deleting', (id) => {
    pinned ??= Dexie.ignoreTransaction(() => setPinned(db, id === 'first' ? 'second' : 'first', true));
  });
  expect(await freeSpace(db)).toMatchObject({ files: 1 });
  await pinned;
  const [left] = await db.files.toArray();
  expect(left).toMatchObject({ pinned: true });
  expect(await readKeptFile(db, left?.file_id ?? '')).not.toBeNull();
});

it('tells of the slips that came by themselves, which nothing frees', async () => {
  const account = openTestAccount();
  const { db } = account;
  // Of the own row the role alone is read here.
  await db.meta.put({ key: 'own_row', value: { role: 'client' } as AppUser });
  await db.obligations.put(serverRow('obligations', 'o1', OBLIGATION));
  await db.slips.put(
    serverRow('slips', 'o1_1', {
      client_id: 'c1',
      obligation_id: 'o1',
      version: 1,
      document_id: 'slip',
      document_sha256: 'a1'.repeat(32),
      amount_cents: 20_600,
      pix_code: null,
      payment_line: null,
      due_date: calendarDateOf(new Date()),
    }),
  );
  await opened(account, 'slip', '123');
  await opened(account, 'other', '12');
  const expected = { slips: { count: 1, size_bytes: 3 }, freeable: { count: 1, size_bytes: 2 } };
  expect(await readDeviceStorage(db)).toMatchObject({ ...expected, files: { count: 2 } });
  await freeSpace(db);
  expect(await readDeviceStorage(db)).toMatchObject({ slips: expected.slips, files: { count: 1 } });
});

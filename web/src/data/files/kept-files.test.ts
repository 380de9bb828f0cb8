import { describe, expect, test } from 'vitest';
import { addToDraft } from '#data/drafts/draft-files.ts';
import { readDraft } from '#data/drafts/drafts.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { discardEntry } from '#data/outbox/outbox-actions.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { unreliableDevice } from '#data/testing/unreliable-device.ts';
import { write } from '#data/writes/write.ts';
import { addDocuments } from './add-documents.ts';
import { keepFile, readKeptFile, setPinned, storeBytes } from './kept-files.ts';
import { tidyFiles } from './tidy-files.ts';

const pdf = () => new File(['%PDF-1.4 small'], 'guia.pdf');
const ABOUT = { client_id: null, category: null, description: null };
const DRAFT = { kind: 'request', subject_id: 'c1' } as const;
const HOUR_MS = 60 * 60 * 1000;

async function addOne(account: LocalAccount): Promise<string> {
  const { added } = await addDocuments(account, { files: [pdf()], ...ABOUT });
  const [id] = added;
  if (id === undefined) throw new Error('not added');
  return id;
}

/** A file that was opened once, of a document that the server has. */
async function openOne({ db }: LocalAccount, id: string): Promise<void> {
  const fields = {
    ...ABOUT,
    filename: 'x.pdf',
    storage_path: 'x',
    mime_type: 'application/pdf',
    size_bytes: 1,
  };
  const checks = { uploaded_by: 'ana', check: 'ok', check_reason: null, review: 'none', review_reason: null };
  await db.documents.put(
    serverRow('documents', id, { ...fields, ...checks } as Parameters<typeof serverRow<'documents'>>[2]),
  );
  await keepFile(db, id, new Blob(['x']));
}

describe('tidying up', () => {
  test('keeps the bytes of an upload that waits for the person', async () => {
    const account = openTestAccount();
    const id = await addOne(account);
    await account.db.uploads.toCollection().modify({ state: 'parked', error_kind: 'file_refused' });
    await account.db.outbox.toCollection().modify({ state: 'parked', error_kind: 'file_refused' });
    await tidyFiles(account.db, Date.now() + 2 * HOUR_MS);
    expect(await readKeptFile(account.db, id)).not.toBeNull();
  });

  test('drops the bytes of an upload that was cancelled', async () => {
    const account = openTestAccount();
    const id = await addOne(account);
    await write(account, { kind: 'remove', entity: 'documents', id });
    expect(await account.db.uploads.count()).toBe(0);
    await tidyFiles(account.db);
    expect(await account.db.files.count()).toBe(0);
    expect(await account.db.chunks.count()).toBe(0);
  });

  test('drops what a crash left behind half written, once nobody can be writing it any more', async () => {
    const { db } = openTestAccount();
    await storeBytes(db, 'half', new Uint8Array([1]), 'application/pdf');
    await tidyFiles(db);
    expect(await db.files.count()).toBe(1);
    await tidyFiles(db, Date.now() + 2 * HOUR_MS);
    expect(await db.files.count()).toBe(0);
    expect(await db.chunks.count()).toBe(0);
  });

  test('leaves a draft its files', async () => {
    const { db } = openTestAccount();
    await addToDraft(db, DRAFT, [pdf()]);
    await tidyFiles(db, Date.now() + 2 * HOUR_MS);
    const [file] = (await readDraft(db, DRAFT)).files;
    expect(await readKeptFile(db, file?.file_id ?? '')).not.toBeNull();
  });
});

test('giving up a document drops its bytes at once', async () => {
  const account = openTestAccount();
  await addOne(account);
  const [entry] = await account.db.outbox.toArray();
  expect(await discardEntry(account.db, entry?.op_id ?? '')).toEqual({ ok: true });
  expect(await account.db.files.count()).toBe(0);
  expect(await account.db.chunks.count()).toBe(0);
});

describe('a chosen file that does not fit', () => {
  test('is taken after what can be fetched again has gone', async () => {
    const account = openTestAccount();
    const device = unreliableDevice(account.db);
    await openOne(account, 'opened');
    await openOne(account, 'pinned');
    await setPinned(account.db, 'pinned', true);
    device.fail('full', 1);
    const id = await addOne(account);
    expect(await readKeptFile(account.db, id)).not.toBeNull();
    expect((await account.db.files.toCollection().primaryKeys()).toSorted()).toEqual(
      [id, 'pinned'].toSorted(),
    );
  });

  test('of a draft is taken so too', async () => {
    const account = openTestAccount();
    const device = unreliableDevice(account.db);
    await openOne(account, 'opened');
    device.fail('full', 1);
    expect(await addToDraft(account.db, DRAFT, [pdf()])).toEqual([]);
    expect(await readKeptFile(account.db, 'opened')).toBeNull();
  });

  test.each([
    ['full', 'storage_full'],
    ['aborted', 'storage_failed'],
  ] as const)('is refused by name on a device that is %s, and leaves nothing', async (trouble, reason) => {
    const account = openTestAccount();
    unreliableDevice(account.db).fail(trouble);
    const refused = [{ filename: 'guia.pdf', reason }];
    expect(await addDocuments(account, { files: [pdf()], ...ABOUT })).toEqual({ added: [], refused });
    expect(await addToDraft(account.db, DRAFT, [pdf()])).toEqual(refused);
    expect(await account.db.files.count()).toBe(0);
    expect(await account.db.chunks.count()).toBe(0);
  });
});

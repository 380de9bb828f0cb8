import type { Fields } from '@portal/domain';
import { expect, it } from 'vitest';
import { addToDraft } from '#data/drafts/draft-files.ts';
import { addDocuments } from '#data/files/add-documents.ts';
import { keepFile, setPinned } from '#data/files/kept-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
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

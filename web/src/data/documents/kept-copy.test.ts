import { MISSING_FILE } from '@portal/domain';
import { expect, test } from 'vitest';
import { keepFile, readKeptFile } from '#data/files/kept-files.ts';
import { freeSpace, tidyFiles } from '#data/files/tidy-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { DOCUMENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { keptCopyOf, sendKeptCopy } from './kept-copy.ts';

const LOST = { check: 'refused', check_reason: MISSING_FILE.lost } as const;
const ABOUT = { category: 'Guias', description: null };

async function loseFile({ db }: LocalAccount, fields: Partial<typeof DOCUMENT> = {}) {
  const document = serverRow('documents', 'd1', { ...DOCUMENT, ...LOST, ...fields });
  await db.documents.put(document);
  return document;
}
const keep = ({ db }: LocalAccount) =>
  keepFile(db, 'd1', new Blob(['%PDF-1.4 guia'], { type: 'application/pdf' }));

test.each([['c1'], [null]])(
  'the copy of a file that the server lost is sent once, as a document in its place, of %s',
  async (client_id) => {
    const account = openTestAccount();
    const document = await loseFile(account, { client_id });
    expect(await keptCopyOf(document).read(account.db)).toBe('none');
    expect(await sendKeptCopy(account, document, ABOUT)).toBeNull();
    await keep(account);
    expect(await keptCopyOf(document).read(account.db)).toBe('here');

    const sent = await sendKeptCopy(account, document, ABOUT);
    expect(sent).toMatchObject({ added: [expect.any(String)], refused: [] });
    const [id = ''] = sent?.added ?? [];
    expect(await account.db.documents.get(id)).toMatchObject({
      ...{ client_id, replaces: 'd1', filename: 'guia.pdf', uploaded_by: 'ana', category: 'Guias' },
      ...{ check: 'pending', check_reason: null, review: 'none' },
    });
    expect(await (await readKeptFile(account.db, id))?.text()).toBe('%PDF-1.4 guia');
    expect(await account.db.uploads.where({ document_id: id }).count()).toBe(1);
    expect(await keptCopyOf(document).read(account.db)).toBe('sent');
  },
);

test('what another device has sent again is offered nowhere', async () => {
  const account = openTestAccount();
  const document = await loseFile(account);
  await keep(account);
  await account.db.documents.put(serverRow('documents', 'd2', { ...DOCUMENT, replaces: 'd1' }));
  expect(await keptCopyOf(document).read(account.db)).toBe('sent');
});

test('the copy stays when room is made, until the server has the file again', async () => {
  const account = openTestAccount();
  await loseFile(account);
  await keep(account);
  const muchLater = Date.now() + 365 * 24 * 60 * 60 * 1000;
  await tidyFiles(account.db, muchLater);
  expect(await freeSpace(account.db)).toEqual({ files: 0, size_bytes: 0 });
  expect(await readKeptFile(account.db, 'd1')).not.toBeNull();

  await loseFile(account, { check: 'ok', check_reason: null });
  expect(await freeSpace(account.db)).toMatchObject({ files: 1 });
});

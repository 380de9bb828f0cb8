import { expect, it } from 'vitest';
import { addToDraft, removeFromDraft } from '#data/drafts/draft-files.ts';
import { readDraft } from '#data/drafts/drafts.ts';
import { listPending } from '#data/outbox/outbox-actions.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { sendWithFiles } from './send-with-files.ts';

const pdf = (name: string) => new File(['%PDF-1.4 small'], name);
const DRAFT = { kind: 'message', subject_id: 'c1' } as const;
const filedAs = { category: 'client_upload', description: null };

/** An account whose thread with c1 has these files chosen. */
async function withChosen(...names: string[]) {
  const account = openTestAccount();
  await addToDraft(account.db, DRAFT, names.map(pdf));
  return account;
}

it('says a message that names its files, each of which it waits for, and is a draft no more', async () => {
  const account = await withChosen('a.pdf', 'b.pdf');
  const outcome = await sendWithFiles(account, { client_id: 'c1', content: 'Segue', filedAs });
  expect(outcome).toMatchObject({ ok: true });
  const [a, b, message] = await listPending(account.db);
  expect(a).toMatchObject({ entity: 'documents', patch: { category: 'client_upload', client_id: 'c1' } });
  expect(new Set(message?.needs)).toEqual(new Set([a?.op_id, b?.op_id]));
  expect(message).toMatchObject({
    patch: { content: 'Segue', document_ids: [a?.doc_id, b?.doc_id] },
  });
  expect((await readDraft(account.db, DRAFT)).files).toEqual([]);
  expect(new Set(await account.db.files.toCollection().primaryKeys())).toEqual(
    new Set([a?.doc_id, b?.doc_id]),
  );
});

it('has words also where its writer has none', async () => {
  const account = await withChosen('a.pdf');
  await sendWithFiles(account, { client_id: 'c1', content: '', filedAs });
  expect((await listPending(account.db)).at(-1)).toMatchObject({ patch: { content: 'Arquivo anexado' } });
});

it('says nothing while the bytes of one are gone, and takes no file twice at the next try', async () => {
  const account = await withChosen('a.pdf', 'b.pdf');
  const [, b] = (await readDraft(account.db, DRAFT)).files;
  await account.db.files.delete(b?.file_id ?? '');
  const outcome = await sendWithFiles(account, { client_id: 'c1', content: 'Segue', filedAs });
  expect(outcome).toEqual({
    ok: false,
    reason: 'files_refused',
    refused: [{ filename: 'b.pdf', reason: 'unreadable' }],
  });
  expect((await listPending(account.db)).map(({ entity }) => entity)).toEqual(['documents']);

  await removeFromDraft(account.db, DRAFT, b?.file_id ?? '');
  await sendWithFiles(account, { client_id: 'c1', content: 'Segue', filedAs });
  const [document, message, ...more] = await listPending(account.db);
  expect(more).toEqual([]);
  expect(message).toMatchObject({ entity: 'messages', patch: { document_ids: [document?.doc_id] } });
});

it("takes none of another thread's files along", async () => {
  const account = await withChosen('a.pdf');
  await sendWithFiles(account, { client_id: 'c2', content: 'Olá', filedAs });
  expect(await listPending(account.db)).toMatchObject([{ patch: { document_ids: [] } }]);
  expect((await readDraft(account.db, DRAFT)).files).toMatchObject([{ filename: 'a.pdf' }]);
});

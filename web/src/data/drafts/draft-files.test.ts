import { expect, it } from 'vitest';
import { readKeptFile } from '#data/files/kept-files.ts';
import { freeSpace, tidyFiles } from '#data/files/tidy-files.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { addToDraft, MOST_DRAFT_FILES, removeFromDraft } from './draft-files.ts';
import { readDraft } from './drafts.ts';

const pdf = (name: string) => new File(['%PDF-1.4 small'], name);
const place = { kind: 'message', subject_id: 'c1' } as const;

it('takes what Documentos takes, and refuses the rest by name and reason', async () => {
  const { db } = openTestAccount();
  const files = [pdf('guia.pdf'), new File(['MZ'], 'a.exe'), new File([], 'vazio.pdf')];
  expect(await addToDraft(db, place, files)).toEqual([
    { filename: 'a.exe', reason: 'wrong_type' },
    { filename: 'vazio.pdf', reason: 'empty' },
  ]);
  expect((await readDraft(db, place)).files).toMatchObject([{ filename: 'guia.pdf' }]);
});

it('takes no more than one message may name', async () => {
  const { db } = openTestAccount();
  const files = Array.from({ length: MOST_DRAFT_FILES + 1 }, (_, index) => pdf(`${index}.pdf`));
  expect(await addToDraft(db, place, files)).toEqual([
    { filename: `${MOST_DRAFT_FILES}.pdf`, reason: 'too_many' },
  ]);
  expect((await readDraft(db, place)).files).toHaveLength(MOST_DRAFT_FILES);
});

it('keeps the bytes until the file is taken back, however the device is tidied', async () => {
  const { db } = openTestAccount();
  await addToDraft(db, place, [pdf('guia.pdf'), pdf('recibo.pdf')]);
  await tidyFiles(db);
  expect(await freeSpace(db)).toEqual({ files: 0, size_bytes: 0 });
  const [first, second] = (await readDraft(db, place)).files;
  expect((await readKeptFile(db, first?.file_id ?? ''))?.size).toBe(14);

  await removeFromDraft(db, place, first?.file_id ?? '');
  expect((await readDraft(db, place)).files).toEqual([second]);
  expect(await db.files.toCollection().primaryKeys()).toEqual([second?.file_id]);
});

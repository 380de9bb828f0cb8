import { expect, test } from 'vitest';
import { databaseName, openDatabase } from '#data/local/database.ts';
import { eraseAccount } from '#data/local/erase-account.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { readDraft, saveDraft } from './drafts.ts';

test('each thread has its own draft, which a sent message takes away', async () => {
  const { db } = openTestAccount();
  await saveDraft(db, 'c1', 'Bom dia');
  await saveDraft(db, 'c2', 'Boa tarde');
  expect([await readDraft(db, 'c1'), await readDraft(db, 'c2')]).toEqual(['Bom dia', 'Boa tarde']);
  await saveDraft(db, 'c1', '');
  expect([await readDraft(db, 'c1'), await readDraft(db, 'c2')]).toEqual(['', 'Boa tarde']);
});

test('drafts go with the data of the account', async () => {
  const { db, uid, tenant_id } = openTestAccount();
  await saveDraft(db, 'c1', 'Só para o contador');
  expect(await eraseAccount(databaseName(uid, tenant_id))).toEqual({ erased: true });
  expect(await readDraft(openDatabase(uid, tenant_id), 'c1')).toBe('');
});

import { expect, test } from 'vitest';
import { databaseName, openDatabase } from '#data/local/database.ts';
import { eraseAccount } from '#data/local/erase-account.ts';
import { answerRequest } from '#data/requests/requests.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { readAnswerDraft, saveAnswerDraft } from './answer-drafts.ts';

const request = serverRow('service_requests', 'r1', {
  client_id: 'c1',
  service_id: 's1',
  description: 'Guia do ISS',
  status: 'open',
  answer: null,
  document_ids: [],
});

test('each request has its own draft, which its answer takes away and no other', async () => {
  const account = openTestAccount();
  const { db } = account;
  await db.service_requests.put(request);
  await saveAnswerDraft(db, 'r1', { answer: 'Segue' });
  await saveAnswerDraft(db, 'r2', { status: 'done' });
  expect([await readAnswerDraft(db, 'r1'), await readAnswerDraft(db, 'r2')]).toEqual([
    { answer: 'Segue' },
    { status: 'done' },
  ]);
  expect(await answerRequest(account, 'r1', { answer: 'Segue' })).toMatchObject({ ok: true });
  expect([await readAnswerDraft(db, 'r1'), await readAnswerDraft(db, 'r2')]).toEqual([
    {},
    { status: 'done' },
  ]);
});

test('an answer that the device does not take leaves its draft', async () => {
  const account = openTestAccount();
  await saveAnswerDraft(account.db, 'gone', { answer: 'Segue' });
  expect(await answerRequest(account, 'gone', { answer: 'Segue' })).toEqual({ ok: false, reason: 'gone' });
  expect(await readAnswerDraft(account.db, 'gone')).toEqual({ answer: 'Segue' });
});

test('drafts go with the data of the account', async () => {
  const { db, uid, tenant_id } = openTestAccount();
  await saveAnswerDraft(db, 'r1', { answer: 'Só para o cliente' });
  expect(await eraseAccount(databaseName(uid, tenant_id))).toEqual({ erased: true });
  expect(await readAnswerDraft(openDatabase(uid, tenant_id), 'r1')).toEqual({});
});

import { expect, test } from 'vitest';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { databaseName, openDatabase } from '#data/local/database.ts';
import { eraseAccount } from '#data/local/erase-account.ts';
import { answerRequest } from '#data/requests/requests.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import type { AnswerDraft, DraftKey } from './draft.ts';
import { changeDraft, readDraft } from './drafts.ts';

const message = (clientId: string): DraftKey<'message'> => ({ kind: 'message', subject_id: clientId });
const answer = (requestId: string): DraftKey<'answer'> => ({ kind: 'answer', subject_id: requestId });

const type = (db: PortalDatabase, clientId: string, text: string) =>
  changeDraft(db, message(clientId), (draft) => ({ ...draft, text }));
const typeAnswer = (db: PortalDatabase, requestId: string, draft: AnswerDraft) =>
  changeDraft(db, answer(requestId), () => draft);

const request = serverRow('service_requests', 'r1', {
  client_id: 'c1',
  service_id: 's1',
  description: 'Guia do ISS',
  status: 'open',
  answer: null,
  document_ids: [],
});

test('each thread has its own draft, of which nothing is left where it is empty', async () => {
  const { db } = openTestAccount();
  const texts = async () => [
    (await readDraft(db, message('c1'))).text,
    (await readDraft(db, message('c2'))).text,
  ];
  await type(db, 'c1', 'Bom dia');
  await type(db, 'c2', 'Boa tarde');
  expect(await texts()).toEqual(['Bom dia', 'Boa tarde']);
  await type(db, 'c1', '');
  expect(await texts()).toEqual(['', 'Boa tarde']);
  expect(await db.drafts.count()).toBe(1);
});

test('drafts of another kind are others, also of the same subject', async () => {
  const { db } = openTestAccount();
  await type(db, 'x1', 'Bom dia');
  await typeAnswer(db, 'x1', { answer: 'Segue' });
  expect(await readDraft(db, message('x1'))).toEqual({ text: 'Bom dia', files: [] });
  expect(await readDraft(db, answer('x1'))).toEqual({ answer: 'Segue' });
});

test('each request has its own draft, which its answer takes away and no other', async () => {
  const account = openTestAccount();
  const { db } = account;
  await db.service_requests.put(request);
  await typeAnswer(db, 'r1', { answer: 'Segue' });
  await typeAnswer(db, 'r2', { status: 'done' });
  expect(await readDraft(db, answer('r1'))).toEqual({ answer: 'Segue' });
  expect(await answerRequest(account, 'r1', { answer: 'Segue' })).toMatchObject({ ok: true });
  expect([await readDraft(db, answer('r1')), await readDraft(db, answer('r2'))]).toEqual([
    {},
    { status: 'done' },
  ]);
});

test('an answer that the device does not take leaves its draft', async () => {
  const account = openTestAccount();
  await typeAnswer(account.db, 'gone', { answer: 'Segue' });
  expect(await answerRequest(account, 'gone', { answer: 'Segue' })).toEqual({ ok: false, reason: 'gone' });
  expect(await readDraft(account.db, answer('gone'))).toEqual({ answer: 'Segue' });
});

test('drafts go with the data of the account', async () => {
  const { db, uid, tenant_id } = openTestAccount();
  await type(db, 'c1', 'Só para o contador');
  expect(await eraseAccount(databaseName(uid, tenant_id))).toEqual({ erased: true });
  expect(await openDatabase(uid, tenant_id).drafts.count()).toBe(0);
});

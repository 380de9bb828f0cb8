import { expect, test } from 'vitest';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import {
  allPrivacyRequests,
  answerPrivacyRequest,
  askAboutData,
  mayWithdraw,
  nextPrivacyStates,
  ownPrivacyRequests,
  withdrawPrivacyRequest,
} from './privacy-requests.ts';

const standing = (id: string, user_id: string, due_date: string, state: 'open' | 'done' = 'open') =>
  serverRow('privacy_requests', id, { user_id, kind: 'erase', details: null, state, answer: null, due_date });

test('what is asked waits to be sent, is due in fifteen days, and may be taken back', async () => {
  const account = openTestAccount();
  expect(await askAboutData(account, { kind: 'erase', details: null }, '2026-11-22')).toMatchObject({
    ok: true,
  });
  const [asked] = await ownPrivacyRequests(account.db, 'ana');
  expect(asked).toMatchObject({ kind: 'erase', state: 'open', due_date: '2026-12-07', user_id: 'ana' });
  if (asked === undefined) throw new Error('just asked');
  expect(mayWithdraw(asked)).toBe(true);
  await withdrawPrivacyRequest(account, asked.id);
  const [withdrawn] = await ownPrivacyRequests(account.db, 'ana');
  expect(withdrawn).toMatchObject({ state: 'withdrawn' });
  expect(await account.db.outbox.count()).toBeGreaterThan(0);
});

test('the firm sees the most pressing first, and the answered last', async () => {
  const account = openTestAccount();
  await account.db.privacy_requests.bulkPut([
    standing('p1', 'carlos', '2026-12-10'),
    standing('p2', 'eva', '2026-12-01', 'done'),
    standing('p3', 'ana', '2026-12-03'),
  ]);
  expect((await allPrivacyRequests(account.db)).map(({ id }) => id)).toEqual(['p3', 'p1', 'p2']);
  expect((await ownPrivacyRequests(account.db, 'ana')).map(({ id }) => id)).toEqual(['p3']);
});

test('an answer ends it', async () => {
  const account = openTestAccount();
  const row = standing('p1', 'carlos', '2026-12-10');
  await account.db.privacy_requests.put(row);
  expect(nextPrivacyStates(row)).toEqual(['in_progress', 'done', 'refused']);
  await answerPrivacyRequest(account, 'p1', { state: 'done', answer: 'Pronto' });
  const [answered] = await allPrivacyRequests(account.db);
  expect(answered).toMatchObject({ state: 'done', answer: 'Pronto' });
  expect(answered === undefined ? null : nextPrivacyStates(answered)).toEqual([]);
});

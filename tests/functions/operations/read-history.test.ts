import { HISTORY_ENTITIES } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../support/backend.ts';
import { call, callRaw } from '../support/call.ts';
import { makeFirm, someId } from '../support/firms.ts';
import { makePerson, type Person } from '../support/people.ts';

let firm: string;
beforeAll(async () => {
  firm = (await makeFirm()).id;
});

const entry = (doc_id: string, rev: number, fields: Record<string, unknown> = {}) => ({
  uid: 'somebody',
  entity: 'obligations',
  doc_id,
  client_id: 'c1',
  rev,
  kind: rev === 1 ? 'create' : 'patch',
  fields: ['name'],
  at: Timestamp.fromMillis(1_700_000_000_000 + rev),
  ...fields,
});
const put = (data: ReturnType<typeof entry>, tenant = firm) =>
  db.doc(`tenants/${tenant}/audit/somebody_${someId('op')}`).set(data);

async function historyOf(doc_id: string, by: Person) {
  const answer = await call('readHistory', { entity: 'obligations', doc_id }, { token: by.token });
  return answer.kind === 'refused' ? answer.reason : answer.result;
}

describe('the history of one record', () => {
  it.each(['accountant', 'supervisor', 'admin'] as const)(
    'is told to %s, the newest first, and of nothing else',
    async (role) => {
      const [id, other] = [someId('row'), someId('row')];
      const elsewhere = (await makeFirm()).id;
      await Promise.all([
        put(entry(id, 1)),
        put(entry(id, 2, { done_at: Timestamp.fromMillis(1_699_999_000_000) })),
        put(entry(other, 1)),
        put(entry(id, 1, { entity: 'tasks' })),
        put(entry(id, 1), elsewhere),
      ]);
      const answer = await historyOf(id, await makePerson(firm, role));
      const told = { uid: 'somebody', doc_id: id, entity: 'obligations', fields: ['name'] };
      expect(answer).toEqual({
        entries: [
          expect.objectContaining({
            ...told,
            kind: 'patch',
            at: '2023-11-14T22:13:20.002000000Z',
            done_at: '2023-11-14T21:56:40.000000000Z',
          }),
          expect.objectContaining({ ...told, kind: 'create', at: '2023-11-14T22:13:20.001000000Z' }),
        ],
      });
    },
  );

  it('ends at the hundred newest', async () => {
    const id = someId('row');
    await Promise.all(Array.from({ length: 101 }, (_, index) => put(entry(id, index + 1))));
    const answer = await historyOf(id, await makePerson(firm, 'accountant'));
    expect(answer).toMatchObject({ entries: { length: 100, 99: { at: '2023-11-14T22:13:20.002000000Z' } } });
  });

  it.each(['client', 'pending'] as const)('is not told to %s', async (role) => {
    expect(await historyOf('any', await makePerson(firm, role))).toBe('forbidden');
  });

  it('is not told to a colleague whose account is closed, with a token that still lives', async () => {
    expect(await historyOf('any', await makePerson(firm, 'accountant', { is_active: false }))).toBe(
      'forbidden',
    );
  });

  it.each(['app_users', 'tenants', 'preferences', 'notifications', 'thread_reads', 'audit', 'people'])(
    'of %s is nobody’s to ask for',
    async (entity) => {
      const admin = await makePerson(firm, 'admin');
      const answer = await callRaw('readHistory', { entity, doc_id: 'any' }, { token: admin.token });
      expect(answer).toMatchObject({ kind: 'refused', reason: 'invalid_input' });
      expect(HISTORY_ENTITIES).not.toContain(entity);
    },
  );

  it('is told six hundred times an hour', async () => {
    const reader = await makePerson(firm, 'accountant');
    expect(await historyOf('any', reader)).toEqual({ entries: [] });
    const counted = await db.collection('rate_limits').where('bucket', '==', 'history').get();
    await Promise.all(counted.docs.map(({ ref }) => ref.update({ count: 600 })));
    expect(await historyOf('any', reader)).toBe('too_many_requests');
  });
});

import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import { expect, test, vi } from 'vitest';
import { followAccountAccess } from '../erasure/follow-account-access.ts';
import { db } from '../firestore/admin.ts';
import { projectPerson } from './project-person.ts';

const ACCOUNT = {
  tenant_id: 'aurora',
  full_name: 'Ana Dias',
  role: 'client',
  client_ids: ['c1'],
  is_active: true,
  email_verified: false,
  last_login_at: Timestamp.fromMillis(0),
  blocked_at: null,
};
const STAMPED = {
  ...ACCOUNT,
  last_login_at: Timestamp.fromMillis(1),
  email_verified: true,
  has_factor: true,
};

/** How often a trigger asks the database for anything after such a write. */
async function asked(
  trigger: typeof projectPerson,
  before: object,
  after: object,
): Promise<{ transactions: number; reads: number }> {
  const transaction = vi.spyOn(db, 'runTransaction').mockResolvedValue(undefined);
  const document = vi
    .spyOn(db, 'doc')
    .mockReturnValue({ get: async () => ({ exists: false, get: () => undefined }) } as never);
  const snapshot = (row: object) =>
    ({ exists: true, data: () => row, get: (field: string) => Object(row)[field] }) as DocumentSnapshot;
  const data = { before: snapshot(before), after: snapshot(after) };
  await trigger.run({ data, params: { uid: 'ana' } } as never);
  const count = { transactions: transaction.mock.calls.length, reads: document.mock.calls.length };
  vi.restoreAllMocks();
  return count;
}

test.each([
  ['projectPerson', projectPerson],
  ['followAccountAccess', followAccountAccess],
])('%s reads and writes nothing for the stamp of a login', async (_name, trigger) => {
  expect(await asked(trigger, ACCOUNT, STAMPED)).toEqual({ transactions: 0, reads: 0 });
});

test.each([
  ['another name', { full_name: 'Ana Lima' }],
  ['other companies', { client_ids: ['c1', 'c2'] }],
  ['a row that a repair made readable', { email: 'ana@aurora.example' }],
])('a person is looked at again for %s, stamped in the same write or not', async (_what, change) => {
  const { transactions } = await asked(projectPerson, ACCOUNT, { ...ACCOUNT, ...change });
  expect(transactions).toBe(1);
  const stamped = await asked(projectPerson, ACCOUNT, { ...STAMPED, ...change });
  expect(stamped.transactions).toBe(1);
});

import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { db, runSchedule, triggersSettled } from '../support/backend.ts';
import { makeFirm } from '../support/firms.ts';
import { identity, makePerson, rowOf } from '../support/people.ts';

it('an account whose person deleted it past the app is closed, the last administrator too, and others are not', async () => {
  const firm = (await makeFirm()).id;
  const [leaver, stayer] = await Promise.all([makePerson(firm, 'admin'), makePerson(firm, 'accountant')]);
  await triggersSettled();
  await identity('accounts:delete', { idToken: leaver.token });
  expect(await rowOf(leaver.uid)).toMatchObject({ is_active: true });

  await runSchedule('closeDeletedAccounts');
  await expect.poll(() => rowOf(leaver.uid)).toMatchObject({ is_active: false, role: 'admin' });
  expect((await rowOf(leaver.uid))?.['blocked_at']).toBeInstanceOf(Timestamp);
  expect(await rowOf(stayer.uid)).toMatchObject({ is_active: true, blocked_at: null });
  await triggersSettled();
  const shown = await db.doc(`tenants/${firm}/people/${leaver.uid}`).get();
  expect(shown.data()).toMatchObject({ is_active: false });
});

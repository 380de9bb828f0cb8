import type { AppUser } from '@portal/domain';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { RemoteDatabase } from '#sync/ports.ts';
import { RealFirm } from './support/real-firm.ts';

const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

let firm: RealFirm;
beforeAll(() => {
  firm = new RealFirm(inject('syncBackend'));
});
afterAll(() => firm.close());

/** What a follower received: names, and null where there is no row. */
function follow(database: RemoteDatabase, uid: string) {
  const told: (string | null)[] = [];
  const stop = database.watchOwnRow(uid, {
    onRow: (row: AppUser | null) => told.push(row === null ? null : row.full_name),
    onUnreachable: () => undefined,
    onError: (error) => told.push(error.kind),
  });
  return { told, stop };
}

test('all who follow their own row hear the same, and who comes later hears the last word at once', async () => {
  const uid = await firm.addPerson('eva', 'accountant');
  const { database } = await firm.signIn(uid);
  const first = follow(database, uid);
  await soon(() => expect(first.told).toEqual([uid]));
  const second = follow(database, uid);
  // Without a round trip: there is one listener.
  expect(second.told).toEqual([uid]);

  await firm.changeUser(uid, { full_name: 'Eva Luz' });
  await soon(() =>
    expect([first.told, second.told]).toEqual([
      [uid, 'Eva Luz'],
      [uid, 'Eva Luz'],
    ]),
  );
  first.stop();
  await firm.changeUser(uid, { full_name: 'Eva Prado' });
  await soon(() => expect(second.told).toEqual([uid, 'Eva Luz', 'Eva Prado']));
  expect(first.told).toEqual([uid, 'Eva Luz']);
  second.stop();
});

test('the listener ends with the last who follows: the next one hears what is then', async () => {
  const uid = await firm.addPerson('ivo', 'accountant');
  const { database } = await firm.signIn(uid);
  const first = follow(database, uid);
  await soon(() => expect(first.told).toEqual([uid]));
  first.stop();
  await firm.changeUser(uid, { full_name: 'Ivo Luz' });
  const next = follow(database, uid);
  expect(next.told).toEqual([]);
  await soon(() => expect(next.told).toEqual(['Ivo Luz']));
  next.stop();
});

test('a row that goes and comes back is told both times', async () => {
  const uid = await firm.addPerson('gil', 'accountant');
  const { database } = await firm.signIn(uid);
  const follower = follow(database, uid);
  await soon(() => expect(follower.told).toEqual([uid]));
  const row = firm.db.doc(`app_users/${uid}`);
  const content = (await row.get()).data() ?? {};
  await row.delete();
  await soon(() => expect(follower.told).toEqual([uid, null]));
  await row.set(content);
  await soon(() => expect(follower.told).toEqual([uid, null, uid]));
  follower.stop();
});

import { Timestamp, where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import {
  expectCommitAllowed,
  expectCommitDenied,
  expectGetDenied,
  expectListDenied,
} from './support/expectations.ts';
import { patchOperation, withHonestRow, withRow, type ExistingRow } from './support/operations.ts';
import { FIRM, uidOf } from './support/personas.ts';
import { INSTANT } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const readBy = (reader: 'client' | 'accountant', existing: ExistingRow) =>
  patchOperation(reader, existing, { read_at: INSTANT });

describe('a notification', () => {
  it('is marked as read by its reader, with the time of the server', async () => {
    const read = readBy('client', await world.addRow('notifications'));
    await expectCommitDenied(world.as('client'), withRow(read, { read_at: Timestamp.now() }));
    await expectCommitAllowed(world.as('client'), read);
  });

  it('is marked as read by staff too, each its own', async () => {
    const own = await world.addRow('notifications', { user_id: uidOf('accountant') });
    await expectCommitAllowed(world.as('accountant'), readBy('accountant', own));
    const theirs = await world.addRow('notifications', { user_id: uidOf('admin') });
    await expectGetDenied(world.as('accountant'), `tenants/${FIRM}/notifications/${theirs.id}`);
    await expectCommitDenied(world.as('accountant'), readBy('accountant', theirs));
  });

  it.each(['pending', 'blocked', 'blockedClient', 'foreignAdmin'] as const)(
    'is closed to a reader who is no member any more: %s',
    async (persona) => {
      const own = await world.addRow('notifications', { user_id: uidOf(persona) });
      await expectGetDenied(world.as(persona), `tenants/${FIRM}/notifications/${own.id}`);
      const scope = where('user_id', '==', uidOf(persona));
      await expectListDenied(world.as(persona), `tenants/${FIRM}/notifications`, scope);
      await expectCommitDenied(world.as(persona), patchOperation(persona, own, { read_at: INSTANT }));
    },
  );

  const REWRITTEN: Record<string, unknown> = {
    title: 'Outro',
    body: 'Outro',
    link: 'https://evil.example',
    user_id: 'uidAdmin',
    kind: 'outro',
  };
  it.each(Object.keys(REWRITTEN))('keeps its %s', async (name) => {
    const read = readBy('client', await world.addRow('notifications'));
    await expectCommitDenied(world.as('client'), withHonestRow(read, { [name]: REWRITTEN[name] }));
  });

  it('does not become unread', async () => {
    const read = await world.addRow('notifications', { read_at: INSTANT });
    await expectCommitDenied(world.as('client'), patchOperation('client', read, { read_at: null }));
  });
});

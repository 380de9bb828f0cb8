import type { AppUser } from '@portal/domain';
import { describe, expect, test } from 'vitest';
import { removeClient, updateClient } from '#data/clients/clients.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import {
  exportDifferences,
  listDifferences,
  readSendable,
  sendOurs,
  takeTheirs,
} from './difference-actions.ts';
import type { Difference } from './outbox-entry.ts';

const KEY = { entity: 'clients', doc_id: 'c1' } as const;
const OURS = serverRow('clients', 'c1', { ...CLIENT, city: 'Recife', phone: '8133334444' }, { rev: 5 });
const THEIRS = serverRow('clients', 'c1', { ...CLIENT, city: 'Olinda' }, { rev: 3, last_op: 'rui_11111111' });

async function openDifference(kind: Difference['kind'], role: AppUser['role'] = 'accountant') {
  const account = openTestAccount();
  const { db } = account;
  await db.clients.put(OURS);
  const difference: Difference = {
    ...KEY,
    kind,
    ours: OURS,
    theirs: kind === 'older' ? THEIRS : null,
    found_at: '2026-11-20T12:00:00.000000000Z',
  };
  await db.differences.put(difference);
  // Of the own row only the role is looked at.
  await db.meta.put({ key: 'own_row', value: { role } as AppUser });
  return { account, db, difference };
}

const park = async ({ db }: LocalAccount, error_kind: 'not_found') =>
  db.outbox.toCollection().modify({ state: 'parked', error_kind, attempts: 1 });

async function isSettled(db: PortalDatabase): Promise<boolean> {
  return (await listDifferences(db)).length === 0;
}

describe("the server's version", () => {
  test('takes the place of a newer one of the device', async () => {
    const { db } = await openDifference('older');
    await takeTheirs(db, KEY);
    expect(await db.clients.get('c1')).toEqual(THEIRS);
    expect(await db.bases.count()).toBe(0);
    expect(await isSettled(db)).toBe(true);
  });

  test('that is none takes the row off the device, and leaves no tombstone against its return', async () => {
    const { db } = await openDifference('missing');
    await takeTheirs(db, KEY);
    expect(await db.clients.count()).toBe(0);
    expect(await db.tombstones.count()).toBe(0);
    expect(await isSettled(db)).toBe(true);
  });

  test('that was removed is remembered as removed', async () => {
    const { db, difference } = await openDifference('older');
    const theirs = { ...THEIRS, deleted_at: THEIRS.updated_at };
    await db.differences.put({ ...difference, theirs });
    await takeTheirs(db, KEY);
    expect(await db.clients.count()).toBe(0);
    expect(await db.tombstones.toArray()).toEqual([{ ...KEY, rev: 3 }]);
  });

  test('goes beneath edits that wait, which stay', async () => {
    const { account, db } = await openDifference('older');
    await updateClient(account, 'c1', { address: 'Rua do Sol, 1' });
    await takeTheirs(db, KEY);
    expect(await db.clients.get('c1')).toMatchObject({ city: 'Olinda', address: 'Rua do Sol, 1' });
    expect(await db.bases.get(['clients', 'c1'])).toMatchObject({ row: THEIRS });
    expect(await db.outbox.count()).toBe(1);
  });

  test('that has meanwhile gone beyond the device stays as it arrived', async () => {
    const { db } = await openDifference('older');
    const newer = { ...THEIRS, rev: 6, city: 'Natal' };
    await db.clients.put(newer);
    await takeTheirs(db, KEY);
    expect(await db.clients.get('c1')).toEqual(newer);
  });
});

describe("the device's version", () => {
  test('is sent as an edit of what differs, made on what the server has', async () => {
    const { account, db } = await openDifference('older');
    const result = await sendOurs(account, KEY);
    expect(result).toMatchObject({ ok: true, id: 'c1' });
    expect(await db.outbox.toArray()).toMatchObject([
      {
        kind: 'patch',
        patch: { city: 'Recife', phone: '8133334444' },
        base_rev: 3,
        base_values: { city: 'Olinda', phone: null },
      },
    ]);
    expect(await db.bases.get(['clients', 'c1'])).toMatchObject({ row: THEIRS });
    expect(await db.clients.get('c1')).toMatchObject({ city: 'Recife', phone: '8133334444' });
    expect(await isSettled(db)).toBe(true);
  });

  test('does not undo an edit that waits', async () => {
    const { account, db } = await openDifference('older');
    await updateClient(account, 'c1', { city: 'Caruaru' });
    await sendOurs(account, KEY);
    expect(await db.clients.get('c1')).toMatchObject({ city: 'Caruaru', phone: '8133334444' });
    expect(await db.outbox.toArray()).toMatchObject([{ patch: { city: 'Caruaru', phone: '8133334444' } }]);
  });

  test('is made anew under its own id where the server has none', async () => {
    const { account, db } = await openDifference('missing');
    expect(await sendOurs(account, KEY)).toMatchObject({ ok: true, id: 'c1' });
    const [entry, ...others] = await db.outbox.toArray();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'create', doc_id: 'c1', base_rev: 0, patch: { city: 'Recife' } });
    expect(Object.keys(entry?.patch ?? {})).not.toContain('rev');
    expect(await db.clients.get('c1')).toMatchObject({ rev: 0, city: 'Recife' });
    expect(await db.bases.get(['clients', 'c1'])).toMatchObject({ row: null, removed_rev: null });
  });

  test('made anew holds the edits that waited for the row, refused ones too', async () => {
    const { account, db } = await openDifference('missing');
    await updateClient(account, 'c1', { city: 'Caruaru' });
    await park(account, 'not_found');
    await sendOurs(account, KEY);
    expect(await db.outbox.toArray()).toMatchObject([
      { kind: 'create', state: 'queued', patch: { city: 'Caruaru', phone: '8133334444' } },
    ]);
    expect(await db.clients.get('c1')).toMatchObject({ city: 'Caruaru' });
  });

  test('is not made anew while one of its edits is on its way', async () => {
    const { account, db } = await openDifference('missing');
    await updateClient(account, 'c1', { city: 'Caruaru' });
    await db.outbox.toCollection().modify({ state: 'sending' });
    expect(await sendOurs(account, KEY)).toEqual({ ok: false, reason: 'gone' });
    expect(await isSettled(db)).toBe(false);
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'patch' }]);
  });

  test('is not sent where the person has removed the row', async () => {
    const { account, db } = await openDifference('older');
    await removeClient(account, 'c1');
    expect(await sendOurs(account, KEY)).toEqual({ ok: false, reason: 'gone' });
    expect(await isSettled(db)).toBe(false);
    expect(await db.bases.get(['clients', 'c1'])).toMatchObject({ row: OURS });
  });

  test('is nothing that a person without the right could send', async () => {
    const { account, db, difference } = await openDifference('missing', 'client');
    expect(await readSendable(account, [difference])).toEqual(new Set());
    expect(await sendOurs(account, KEY)).toEqual({ ok: false, reason: 'gone' });
    expect(await db.clients.get('c1')).toEqual(OURS);
  });
});

test('a difference can be kept as a file, both versions in it', async () => {
  const { difference } = await openDifference('older');
  const { blob, filename } = exportDifferences([difference], new Date('2026-11-20T12:00:00Z'));
  expect(filename).toBe('portal-duas-versoes-2026-11-20.json');
  const rows = (JSON.parse(await blob.text()) as { differences: { ours: StoredRow; theirs: StoredRow }[] })
    .differences;
  expect(rows).toEqual([difference]);
});

describe('of two restores, with nothing decided in between', () => {
  const FIRST = serverRow('clients', 'c1', { ...CLIENT, city: 'Natal' }, { rev: 4, last_op: 'ana_11111111' });

  async function openBoth() {
    const opened = await openDifference('older');
    await opened.db.differences.put({ ...opened.difference, earlier: [FIRST] });
    return opened;
  }

  test("the last version is decided on first, then the one before: the server's", async () => {
    const { db } = await openBoth();
    await takeTheirs(db, KEY);
    expect(await listDifferences(db)).toMatchObject([{ ours: FIRST, theirs: THEIRS }]);
    await takeTheirs(db, KEY);
    expect(await db.clients.get('c1')).toEqual(THEIRS);
    expect(await isSettled(db)).toBe(true);
  });

  test('the one before can still be sent', async () => {
    const { account, db } = await openBoth();
    await takeTheirs(db, KEY);
    await sendOurs(account, KEY);
    expect(await db.outbox.toArray()).toMatchObject([{ patch: { city: 'Natal' } }]);
    expect(await isSettled(db)).toBe(true);
  });

  test('both are in the file to keep', async () => {
    const { db } = await openBoth();
    const { blob } = exportDifferences(await listDifferences(db));
    expect(await blob.text()).toContain('Natal');
  });
});

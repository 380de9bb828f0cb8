import { calendarDateOf, ERASED_COLLECTIONS, receiptsKeptFrom } from '@portal/domain';
import { logger } from 'firebase-functions';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, runSchedule } from '../support/backend.ts';
import { makeFirm, someId } from '../support/firms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);
const keptFrom = Date.parse(`${receiptsKeptFrom(calendarDateOf(new Date()))}T00:00:00Z`);
const before = (ms: number) => Timestamp.fromMillis(keptFrom - ms);

let firm: string;
beforeEach(async () => {
  firm = (await makeFirm()).id;
});

/** A row with the one field that its time is counted from; returns whether it is still there. */
async function place(collection: string, fields: Record<string, unknown>) {
  const ref = db.doc(`tenants/${firm}/${collection}/${someId('row')}`);
  await ref.set(fields);
  return { isThere: async () => (await ref.get()).exists };
}

describe('what has had its time', () => {
  it.each(ERASED_COLLECTIONS)(
    'goes of %s a month after its removal, and no day before',
    async (collection) => {
      const [old, recent, alive] = await Promise.all([
        place(collection, { deleted_at: daysAgo(31) }),
        place(collection, { deleted_at: daysAgo(29) }),
        place(collection, { deleted_at: null }),
      ]);
      await runSchedule('eraseExpired');
      expect([await old.isThere(), await recent.isThere(), await alive.isThere()]).toEqual([
        false,
        true,
        true,
      ]);
      await runSchedule('eraseExpired');
      expect([await recent.isThere(), await alive.isThere()]).toEqual([true, true]);
    },
  );

  it.each(['clients', 'documents', 'obligations', 'messages'])(
    'is nothing of %s, however long ago it was removed',
    async (collection) => {
      const old = await place(collection, { deleted_at: daysAgo(4_000) });
      await runSchedule('eraseExpired');
      expect(await old.isThere()).toBe(true);
    },
  );

  it('are receipts and acts once their five years from the January after are over', async () => {
    const [receipt, act, young] = await Promise.all([
      place('audit', { kind: 'patch', at: before(1) }),
      place('audit', { kind: 'act', at: before(400 * DAY_MS) }),
      place('audit', { kind: 'patch', at: before(0) }),
    ]);
    await runSchedule('eraseExpired');
    expect([await receipt.isThere(), await act.isThere(), await young.isThere()]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('goes though there is more of it than one commit takes', async () => {
    const batch = db.batch();
    for (let number = 0; number < 450; number += 1)
      batch.set(db.doc(`tenants/${firm}/notes/n${number}`), { deleted_at: daysAgo(40) });
    await batch.commit();
    await runSchedule('eraseExpired');
    expect((await db.collection(`tenants/${firm}/notes`).count().get()).data().count).toBe(0);
  });

  it('goes on with the firms after the one at which the last run had no more time', async () => {
    const first = await place('notes', { deleted_at: daysAgo(31) });
    await db.doc('schedules/eraseExpired').set({ after: firm });
    await runSchedule('eraseExpired');
    expect(await first.isThere()).toBe(true);
    await runSchedule('eraseExpired');
    expect(await first.isThere()).toBe(false);
  });

  it('stays while the firm is being restored, and goes afterwards', async () => {
    const old = await place('tasks', { deleted_at: daysAgo(31) });
    const epoch = db.doc(`epochs/${firm}`);
    await epoch.set({ state: 'restoring' });
    await runSchedule('eraseExpired');
    expect(await old.isThere()).toBe(true);
    await epoch.set({ state: 'open' });
    await runSchedule('eraseExpired');
    expect(await old.isThere()).toBe(false);
  });
});

describe('the log of what has had its time', () => {
  // In this process, where what it writes can be seen.
  afterEach(() => vi.unstubAllEnvs());

  async function runHere(dryRun: boolean) {
    vi.stubEnv('RETENTION_DRY_RUN', String(dryRun));
    const info = vi.spyOn(logger, 'info').mockReturnValue();
    const { eraseExpired } = await import('functions/src/retention/erase-expired.ts');
    await eraseExpired.run({ scheduleTime: new Date().toISOString() });
    const told = info.mock.calls.filter(([, facts]) => facts.tenant_id === firm);
    info.mockRestore();
    return told;
  }
  const placeSome = () =>
    Promise.all([
      place('notes', { title: 'Ana Dias', deleted_at: daysAgo(31) }),
      place('notes', { deleted_at: daysAgo(31) }),
      place('audit', { uid: 'ana', at: before(1) }),
    ]);

  it('counts it by firm and collection before anything goes, and names nobody', async () => {
    const [note] = await placeSome();
    expect(await runHere(false)).toEqual([
      ['what has had its time', { tenant_id: firm, is_dry_run: false, counts: { notes: 2, audit: 1 } }],
    ]);
    expect(await note.isThere()).toBe(false);
    expect(await runHere(false)).toEqual([]);
  });

  it('is all that a dry run does', async () => {
    const rows = await placeSome();
    expect(await runHere(true)).toEqual([
      ['what has had its time', { tenant_id: firm, is_dry_run: true, counts: { notes: 2, audit: 1 } }],
    ]);
    for (const { isThere } of rows) expect(await isThere()).toBe(true);
  });
});

import type { AppUser } from '@portal/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginClosing } from '#data/closing/closing.ts';
import { readUnsent } from '#data/closing/unsent.ts';
import { readConnection } from '#data/live/connection.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { markThreadRead } from '#data/messages/thread-reads.ts';
import { sayOfSlip } from '#data/slips/slip-events.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { listDifferences, sayMarksAgain } from './difference-actions.ts';
import { exportEntries } from './export-entries.ts';
import { countWork } from './is-work.ts';
import { countUnsent, listAttention } from './outbox-actions.ts';
import type { Difference, OutboxState } from './outbox-entry.ts';

const SLIP = serverRow('slips', 'o1_1', {
  client_id: 'c1',
  obligation_id: 'o1',
  version: 1,
  document_id: 'd1',
  document_sha256: 'a1'.repeat(32),
  amount_cents: 20_600,
  pix_code: null,
  payment_line: null,
  due_date: '2026-11-20',
});

let account: LocalAccount;
beforeEach(async () => {
  account = openTestAccount('marcos');
  const { db } = account;
  // Of the own row the role alone is read here.
  await db.meta.put({ key: 'own_row', value: { role: 'client' } as AppUser });
  await db.cursors.put({
    scope: 'thread_reads?client_id=c1',
    updated_at: '2026-11-20T12:00:00.000000000Z',
    id: '',
    safe_at: '2026-11-20T12:00:00.000000000Z',
    bootstrapped: true,
  });
  await markThreadRead(account, 'c1', '2026-11-20T12:00:00.000000000Z');
  await sayOfSlip(account, SLIP, 'arrived');
});

const inState = (state: OutboxState) =>
  account.db.outbox.toCollection().modify({
    state,
    error_kind: state === 'parked' ? 'permission_denied' : null,
  });

describe('what a device says by itself', () => {
  it.each(['queued', 'sending', 'parked'] as const)(
    'waits in the outbox, %s, and is nobody’s work',
    async (state) => {
      const { db } = account;
      await inState(state);
      expect(await db.outbox.count()).toBe(2);
      expect(await countWork(db)).toEqual({ queued: 0, sending: 0, parked: 0 });
      expect(await readConnection(db)).toMatchObject({ queued: 0, sending: 0, parked: 0 });
      expect(await countUnsent(db)).toBe(0);
      expect(await listAttention(db)).toEqual([]);
      expect(await readUnsent(db)).toEqual({ operations: 0, refused: 0, drafts: 0, marks: [] });
      const { blob } = await exportEntries(db);
      expect(JSON.parse(await blob.text())).toMatchObject({ operations: [] });
    },
  );

  it('leaves an account that is closed with nothing to hand over', async () => {
    expect(await beginClosing(account.db, { reason: 'blocked' })).toMatchObject({ hands_over: false });
  });
});

it('what somebody did with a slip is work, and is counted with the rest', async () => {
  const { db } = account;
  await sayOfSlip(account, SLIP, 'said_paid');
  await sayOfSlip(account, SLIP, 'copied');
  expect(await countWork(db)).toEqual({ queued: 2, sending: 0, parked: 0 });
  expect(await readUnsent(db)).toMatchObject({ operations: 2 });
});

describe('of what a restored server lost', () => {
  async function lose(kind: 'arrived' | 'said_paid', created_by: string): Promise<Difference> {
    const ours = serverRow(
      'slip_events',
      `o1_1_${kind}_${created_by}`,
      {
        client_id: 'c1',
        slip_id: 'o1_1',
        document_sha256: 'a1'.repeat(32),
        kind,
        done_at: '2026-11-20T12:00:00.000000000Z',
      },
      { created_by },
    );
    const found = { entity: 'slip_events', doc_id: ours.id, kind: 'missing', ours, theirs: null } as const;
    const difference = { ...found, found_at: ours.updated_at };
    await account.db.slip_events.put(ours);
    await account.db.differences.put(difference);
    return difference;
  }

  it('a person decides about work alone, and a device says its own again', async () => {
    const { db } = account;
    await db.outbox.clear();
    await db.slip_events.clear();
    const said = await lose('said_paid', 'marcos');
    const own = await lose('arrived', 'marcos');
    await lose('arrived', 'bia');
    expect(await listDifferences(db)).toEqual([said]);
    expect((await readConnection(db)).differing).toBe(1);

    await sayMarksAgain(account);
    expect((await db.outbox.toArray()).map(({ doc_id }) => doc_id)).toEqual([own.doc_id]);
    // Another person's is not this one's to say: it stays as it is.
    expect((await db.differences.toCollection().primaryKeys()).length).toBe(2);
    expect(await db.slip_events.count()).toBe(3);
  });
});

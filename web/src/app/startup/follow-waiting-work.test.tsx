import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '#data/local/connection.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount, TASK } from '#data/testing/local-account.ts';
import { write } from '#data/writes/write.ts';
import { followWaitingWork, waitingOf } from './follow-waiting-work.ts';

let account: LocalAccount;
let told: string[];
let stop: () => void;
let tasks = 0;

beforeEach(() => {
  account = openTestAccount();
  told = [];
  stop = followWaitingWork(account.db, {
    isOnlyHere: () => void told.push('only here'),
    waitsForConnection: () => void told.push('waits for connection'),
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const addTask = () =>
  write(account, { entity: 'tasks', kind: 'create', id: `task${String((tasks += 1))}`, fields: TASK });
const tellConnection = (kind: Connection['kind']) =>
  account.db.meta.put({ key: 'connection', value: { kind, last_synced_at: 1 } });

function setLine(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const BOTH = ['only here', 'waits for connection'];

describe('what this device alone holds', () => {
  it.each([
    { of: 'nothing done', queued: false, parked: false, connection: 'offline', is: [] },
    { of: 'what is on its way', queued: true, parked: false, connection: 'online', is: [] },
    { of: 'what waits without a connection', queued: true, parked: false, connection: 'offline', is: BOTH },
    // What no connection would send.
    { of: 'what was refused', queued: false, parked: true, connection: 'online', is: ['only here'] },
    {
      of: 'a session that ended',
      queued: true,
      parked: false,
      connection: 'sign_in_needed',
      is: ['only here'],
    },
  ] as const)('of $of is told as $is', ({ queued, parked, connection, is }) => {
    const { isOnlyHere, waitsForConnection } = waitingOf({ queued, parked, connection });
    expect([isOnlyHere, waitsForConnection]).toEqual(
      BOTH.map((name) => (is as readonly string[]).includes(name)),
    );
  });

  it('is told at the first edit without a connection, and not again while that lasts', async () => {
    setLine(false);
    await addTask();
    await vi.waitFor(() => expect(told).toEqual(BOTH));
    setLine(false);
    expect(told).toEqual(BOTH);
  });

  it('is told when the connection is lost over what waits', async () => {
    await tellConnection('online');
    await addTask();
    await vi.waitFor(() => {
      setLine(false);
      expect(told).toEqual(BOTH);
    });
  });

  it('is told when the server is out of reach, whatever the browser says', async () => {
    await tellConnection('offline');
    await addTask();
    await vi.waitFor(() => expect(told).toEqual(BOTH));
  });

  it('is told of what was refused', async () => {
    await addTask();
    await account.db.outbox.toCollection().modify({ state: 'parked' });
    await vi.waitFor(() => expect(told).toEqual(['only here']));
  });

  it('is told again when it begins again, and to nobody who stopped', async () => {
    setLine(false);
    await addTask();
    await vi.waitFor(() => expect(told).toEqual(BOTH));
    setLine(true);
    setLine(false);
    expect(told).toEqual([...BOTH, ...BOTH]);
    stop();
    setLine(true);
    setLine(false);
    expect(told).toHaveLength(4);
  });
});

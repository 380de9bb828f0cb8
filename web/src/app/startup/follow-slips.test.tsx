import { type AppUser, calendarDateOf } from '@portal/domain';
import { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '#data/local/connection.ts';
import { RemoteFileError } from '#data/files/remote-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { DOCUMENT, OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { readSlipsToKeep } from '#data/slips/keep-slips.ts';
import { followSlips } from './follow-slips.ts';

let account: LocalAccount;
let asked: string[];
let answers: boolean;
let stop: () => void;

beforeEach(async () => {
  account = openTestAccount('marcos');
  asked = [];
  answers = true;
  // Of the own row the role alone is read here.
  await account.db.meta.put({ key: 'own_row', value: { role: 'client' } as AppUser });
  stop = () => {};
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 0;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(async () => {
  stop();
  vi.unstubAllGlobals();
  await account.db.delete();
});

async function publish(key: string): Promise<void> {
  const { db } = account;
  await db.obligations.put(serverRow('obligations', key, OBLIGATION));
  await db.documents.put(serverRow('documents', `d-${key}`, { ...DOCUMENT, storage_path: `at/${key}` }));
  const slip = {
    client_id: 'c1',
    obligation_id: key,
    version: 1,
    document_id: `d-${key}`,
    document_sha256: 'a1'.repeat(32),
    amount_cents: 20_600,
    pix_code: null,
    payment_line: null,
    due_date: calendarDateOf(new Date()),
  };
  await db.slips.put(serverRow('slips', `${key}_1`, slip));
}

/** What the engine tells of the server. */
const tell = (kind: Connection['kind'], last_synced_at: number | null = Date.now()) =>
  account.db.meta.put({ key: 'connection', value: { kind, last_synced_at } });

function follow(): void {
  stop = followSlips(account, (path) => {
    asked.push(path);
    return answers ? Promise.resolve(new Blob(['%PDF'])) : Promise.reject(new RemoteFileError('no_answer'));
  });
}

const files = () => account.db.files.count();

/** Until who looks at the slips has seen so many, and what that sets off is done: each of the reads waits its turn behind it. */
async function seen(count: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const watching = liveQuery(async () => readSlipsToKeep(account.db)).subscribe((slips) => {
      if (slips.length !== count) return;
      setTimeout(() => watching.unsubscribe());
      resolve();
    });
  });
  for (let reads = 0; reads < 100; reads += 1) await account.db.slips.toArray();
}

it.each([
  { of: 'that does not answer', tells: () => tell('offline') },
  { of: 'that asks to sign in', tells: () => tell('sign_in_needed') },
  { of: 'of which nothing is known', tells: () => Promise.resolve() },
  { of: 'that answered last another day', tells: () => tell('online', Date.now() - 86_400_000) },
])('asks no server $of for a file, and does as soon as it is heard', async ({ tells }) => {
  await publish('o1');
  await tells();
  follow();
  await seen(1);
  expect(asked).toEqual([]);
  await tell('online');
  await vi.waitFor(async () => expect(await files()).toBe(1));
  expect(asked).toEqual(['at/o1']);
});

it('stops at the first file that does not come, until the server is heard again', async () => {
  await publish('o1');
  await publish('o2');
  await tell('online', Date.now() - 10_000);
  answers = false;
  follow();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await publish('o3');
  await seen(3);
  expect(asked).toHaveLength(1);
  answers = true;
  await tell('online');
  await vi.waitFor(async () => expect(await files()).toBe(3));
});

it('asks for nothing on a connection that is back before the server is heard on it', async () => {
  await tell('online', Date.now() - 10_000);
  follow();
  await seen(0);
  dispatchEvent(new Event('offline'));
  await publish('o1');
  await seen(1);
  expect(asked).toEqual([]);
  await tell('online');
  await vi.waitFor(async () => expect(await files()).toBe(1));
});

it('brings a slip that is published later, and asks for nothing that is here', async () => {
  await publish('o1');
  await tell('online');
  follow();
  await vi.waitFor(async () => expect(await files()).toBe(1));
  await tell('online', Date.now() + 1);
  await publish('o2');
  await vi.waitFor(async () => expect(await files()).toBe(2));
  expect(asked).toEqual(['at/o1', 'at/o2']);
});

it('asks once for a file that is on its way, also where the browser has no locks', async () => {
  await publish('o1');
  await tell('online');
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  stop = followSlips(account, async (path) => {
    asked.push(path);
    await coming;
    return new Blob(['%PDF']);
  });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await publish('o2');
  await seen(2);
  expect(asked).toEqual(['at/o1']);
  come();
  await vi.waitFor(async () => expect(await files()).toBe(2));
  expect(asked).toEqual(['at/o1', 'at/o2']);
});

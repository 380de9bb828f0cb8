import { addDays, type AppUser, calendarDateOf, type Fields } from '@portal/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFile, readKeptFile } from '#data/files/kept-files.ts';
import { RemoteFileError } from '#data/files/remote-files.ts';
import { freeSpace, listFreeable, tidyFiles } from '#data/files/tidy-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { DOCUMENT, OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { askNewSlip, newSlipText } from './ask-new-slip.ts';
import { slipsOfClient } from './client-slips.ts';
import { keepSlips } from './keep-slips.ts';
import { knownSlips } from './known-slips.ts';

const TODAY = calendarDateOf(new Date());
let account: LocalAccount;
beforeEach(async () => {
  account = openTestAccount('marcos');
  await signIn('client');
});
afterEach(() => account.db.delete());

// Of the own row the role alone is read here.
const signIn = (role: AppUser['role']) => account.db.meta.put({ key: 'own_row', value: { role } as AppUser });

type Given = {
  obligation?: Partial<Fields<'obligations'>>;
  document?: Partial<Fields<'documents'>>;
  due?: string;
  version?: number;
};

/** An obligation with a published slip and its document. */
async function publish(key: string, { obligation, document, due = TODAY, version = 1 }: Given = {}) {
  const { db } = account;
  const documentId = `d-${key}-${version}`;
  await db.obligations.put(
    serverRow('obligations', key, { ...OBLIGATION, name: 'PGDAS-D e DAS 10/2026', ...obligation }),
  );
  await db.documents.put(
    serverRow('documents', documentId, { ...DOCUMENT, storage_path: `at/${documentId}`, ...document }),
  );
  const fields = {
    client_id: 'c1',
    obligation_id: key,
    version,
    document_id: documentId,
    document_sha256: 'a1'.repeat(32),
    amount_cents: 20_600,
    pix_code: null,
    payment_line: null,
    due_date: due,
  };
  const slip = serverRow('slips', `${key}_${version}`, fields);
  await db.slips.put(slip);
  return slip;
}

const fetched: string[] = [];
const fetchFile = (path: string) => {
  fetched.push(path);
  return Promise.resolve(new Blob(['%PDF']));
};
const keep = () => {
  fetched.length = 0;
  return keepSlips(account, fetchFile);
};
const kept = async (id: string) => (await readKeptFile(account.db, id)) !== null;
const arrived = async () =>
  (await account.db.slip_events.toArray()).map(({ slip_id, kind }) => `${slip_id} ${kind}`);

describe('what is to be paid', () => {
  it('comes to the device though nobody opened it, and says once that it arrived', async () => {
    await publish('o1');
    expect(await keep()).toBe('done');
    expect(await kept('d-o1-1')).toBe(true);
    expect(await keep()).toBe('done');
    expect(fetched).toEqual([]);
    expect(await arrived()).toEqual(['o1_1 arrived']);
  });

  it('is the version that holds, unpaid or paid not long ago, and given out by the server', async () => {
    await publish('replaced');
    await publish('replaced', { version: 2 });
    await publish('paid', { obligation: { status: 'completed' } });
    await publish('old', { obligation: { status: 'completed' }, due: addDays(TODAY, -61) });
    await publish('late', { due: addDays(TODAY, -300) });
    await publish('unchecked', { document: { check: 'pending' } });
    await publish('other', { document: { client_id: 'c2' } });
    await keep();
    expect(fetched.toSorted()).toEqual(['at/d-late-1', 'at/d-paid-1', 'at/d-replaced-2']);
  });

  it('is not brought to the office’s devices', async () => {
    await signIn('accountant');
    await publish('o1');
    await keep();
    expect(fetched).toEqual([]);
  });

  it('waits for the next chance where the server is out of reach', async () => {
    await publish('o1');
    const away = () => Promise.reject(new RemoteFileError('offline'));
    expect(await keepSlips(account, away)).toBe('unreached');
    expect(await arrived()).toEqual([]);
    expect(await keep()).toBe('done');
  });

  it('comes though the server does not give another one out, which is not asked for twice in a row', async () => {
    await publish('gone', { due: addDays(TODAY, 1) });
    await publish('o1');
    const asked: (string | undefined)[] = [];
    const give = (path: string, tries?: 'once') => {
      asked.push(path, tries);
      return path === 'at/d-gone-1' ? Promise.reject(new RemoteFileError('not_found')) : fetchFile(path);
    };
    expect(await keepSlips(account, give)).toBe('done');
    expect(asked).toEqual(['at/d-gone-1', 'once', 'at/d-o1-1', 'once']);
    expect(await arrived()).toEqual(['o1_1 arrived']);
  });

  it('is not freed, and the files of before are freed first', async () => {
    await publish('o1');
    await keep();
    const opened = 'opened';
    await account.db.documents.put(serverRow('documents', opened, DOCUMENT));
    await keepFile(account.db, opened, new Blob(['x']));
    expect((await listFreeable(account.db)).map(({ file_id }) => file_id)).toEqual([opened]);
    // Far more than a device keeps, and the slip is the oldest of all.
    await account.db.files.update(opened, { size_bytes: 201 * 1024 * 1024 });
    await account.db.files.update('d-o1-1', { stored_at: 1 });
    await tidyFiles(account.db);
    expect(await account.db.files.toCollection().primaryKeys()).toEqual(['d-o1-1']);
    expect(await freeSpace(account.db)).toEqual({ files: 0, size_bytes: 0 });
  });
});

describe('a new slip', () => {
  it('is asked for once in the conversation, and the slip says since when', async () => {
    const slip = await publish('o1', { due: '2026-01-20' });
    await askNewSlip(account, slip, 'DAS 10/2026');
    await askNewSlip(account, slip, 'DAS 10/2026');
    const messages = await account.db.messages.toArray();
    expect(messages.map(({ content }) => content)).toEqual([
      'Preciso da guia nova de DAS 10/2026: a de R$ 206,00 venceu em 20/01/2026.',
    ]);
    const { slips } = await slipsOfClient('c1').read(account.db);
    expect(slips.get('o1')).toMatchObject({
      asked: { id: messages[0]?.id },
      obligation: { name: 'DAS 10/2026' },
    });
  });

  it('is another one to ask for once a later slip is late', async () => {
    await askNewSlip(account, await publish('o1', { due: '2026-01-20' }), 'DAS 10/2026');
    const next = await publish('o1', { due: '2026-02-20', version: 2 });
    const { slips } = await slipsOfClient('c1').read(account.db);
    expect(slips.get('o1')?.asked).toBeNull();
    expect(newSlipText(next, 'DAS 10/2026')).toContain('20/02/2026');
  });
});

it('a pasted code is held against every version, with what is paid', async () => {
  await publish('o1');
  await publish('o1', { version: 2 });
  await publish('o2', { obligation: { status: 'completed' } });
  const known = await knownSlips(account.db, 'c1');
  expect(known.map(({ name, holds, is_paid }) => [name, holds, is_paid])).toEqual([
    ['DAS 10/2026', false, false],
    ['DAS 10/2026', true, false],
    ['DAS 10/2026', true, true],
  ]);
});

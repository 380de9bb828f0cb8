import { type MatchedSlip, saidPaid, slipId } from '@portal/domain';
import { BAKERY, das } from '@portal/domain/testing/slip-forms';
import { expect, it } from 'vitest';
import { readDrafts, readUnsent } from '#data/closing/unsent.ts';
import { readKeptFile } from '#data/files/kept-files.ts';
import { freeSpace, tidyFiles } from '#data/files/tidy-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { CLIENT, OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { createObligation } from '#data/obligations/obligations.ts';
import { slipsOfClient } from './client-slips.ts';
import { publishSlip } from './publish-slip.ts';
import { addSlip, dropSlip, MOST_SLIPS, typeSlip } from './slip-drafts.ts';
import { replacedFilesOf } from './replaced-files.ts';
import { sayOfSlip } from './slip-events.ts';
import { listPublished, listSlipsToPublish } from './slips.ts';

const file = (name = 'das.pdf', content = 'one') => new File([`%PDF-1.4 ${content}`], name);
const says = (text: string) => () => Promise.resolve(text);

async function office(): Promise<LocalAccount> {
  const account = openTestAccount();
  await account.db.clients.put(serverRow('clients', 'c1', CLIENT));
  await account.db.obligations.put(
    serverRow('obligations', 'o1', {
      ...OBLIGATION,
      name: 'DAS 10/2026',
      rule_key: 'pgdas-das',
      competence: '2026-10',
    }),
  );
  return account;
}

async function ready(account: LocalAccount, text = das(BAKERY), given = file()): Promise<MatchedSlip> {
  expect(await addSlip(account.db, given, says(text))).toBeNull();
  const [slip] = await listSlipsToPublish(account.db);
  if (slip === undefined) throw new Error('it was added');
  return slip;
}

it('a dropped slip stays on the device with its bytes and what was read, and nothing of it waits to be sent', async () => {
  const account = await office();
  const slip = await ready(account);
  expect(slip).toMatchObject({
    client: { id: 'c1' },
    obligation: { id: 'o1' },
    amount_cents: 184_237,
    asks: [],
  });
  await tidyFiles(account.db);
  expect(await freeSpace(account.db)).toEqual({ files: 0, size_bytes: 0 });
  expect((await readKeptFile(account.db, slip.id))?.size).toBe(12);
  expect(await account.db.outbox.count()).toBe(0);
  expect(await account.db.uploads.count()).toBe(0);
  expect(await account.db.documents.count()).toBe(0);
});

it('what a person corrects is kept, and a slip taken off leaves nothing', async () => {
  const { db } = await office();
  expect(await addSlip(db, file(), says(das({ ...BAKERY, month: '08/2026' })))).toBeNull();
  const [before] = await listSlipsToPublish(db);
  expect(before?.asks.map(({ fix }) => fix)).toEqual(['obligation']);
  await typeSlip(db, before?.id ?? '', { obligation_id: 'o1' });
  await typeSlip(db, before?.id ?? '', { amount_cents: 500 });
  expect(await listSlipsToPublish(db)).toMatchObject([
    { obligation: { id: 'o1' }, amount_cents: 500, asks: [] },
  ]);
  await dropSlip(db, before?.id ?? '');
  expect(await listSlipsToPublish(db)).toEqual([]);
  expect(await db.files.count()).toBe(0);
});

it('who leaves with slips unpublished is told of them, and may save their files', async () => {
  const account = await office();
  await ready(account);
  expect(await readUnsent(account.db)).toMatchObject({ operations: 0, drafts: 1 });
  expect(await readDrafts(account.db)).toMatchObject([{ kind: 'slip', files: [{ filename: 'das.pdf' }] }]);
});

it('what is no PDF, and what is too much, is refused by its reason', async () => {
  const { db } = await office();
  expect(await addSlip(db, new File(['a;b'], 'a.csv'), says(''))).toBe('no_pdf');
  expect(await addSlip(db, new File([], 'a.pdf'), says(''))).toBe('empty');
  expect(await addSlip(db, file(), () => Promise.resolve(null))).toBe('no_reader');
  const content = {
    file: { file_id: 'x', filename: 'x.pdf', size_bytes: 1, document_id: null },
    sha256: 'x',
  };
  const { read } = await ready({ db, uid: 'ana', tenant_id: 'firm' });
  await db.drafts.bulkPut(
    Array.from({ length: MOST_SLIPS }, (_, index) => ({
      kind: 'slip' as const,
      subject_id: `s${index}`,
      content: { ...content, read, typed: {} },
    })),
  );
  expect(await addSlip(db, file(), says(''))).toBe('too_many');
});

it('publishing writes the document with its upload, and then the slip that needs it; the list forgets it', async () => {
  const account = await office();
  const slip = await ready(account);
  expect(await publishSlip(account, slip)).toEqual({ ok: true });
  const { db } = account;
  const [document] = await db.documents.toArray();
  const entries = await db.outbox.orderBy('seq').toArray();
  expect(entries.map(({ entity, doc_id }) => [entity, doc_id])).toEqual([
    ['documents', document?.id],
    ['slips', slipId('o1', 1)],
  ]);
  expect(entries[1]?.needs).toEqual([entries[0]?.op_id]);
  expect(await db.uploads.count()).toBe(1);
  expect(await db.slips.toArray()).toMatchObject([
    {
      id: 'o1_1',
      version: 1,
      document_id: document?.id,
      document_sha256: slip.sha256,
      amount_cents: 184_237,
    },
  ]);
  expect(await listSlipsToPublish(db)).toEqual([]);
  // Only the document's own bytes are left.
  expect(await db.files.toCollection().primaryKeys()).toEqual([document?.id]);
});

it('a slip of an obligation that waits to be sent goes after it', async () => {
  const account = await office();
  const made = await createObligation(account, {
    ...OBLIGATION,
    name: 'DAS 09/2026',
    due_date: '2026-10-20',
  });
  if (!made.ok) throw new Error(made.reason);
  expect(await publishSlip(account, await ready(account, das({ ...BAKERY, month: '09/2026' })))).toEqual({
    ok: true,
  });
  const slip = await account.db.outbox
    .where('[entity+doc_id]')
    .equals(['slips', slipId(made.id, 1)])
    .first();
  expect(slip?.needs).toContain(made.op_id);
});

it('what still asks for something is not published', async () => {
  const account = await office();
  const slip = await ready(account, das({ ...BAKERY, month: '08/2026' }));
  expect(await publishSlip(account, slip)).toEqual({ ok: false, reason: 'not_ready' });
  expect(await account.db.outbox.count()).toBe(0);
});

it('interrupted after the document, publishing again makes no second one', async () => {
  const account = await office();
  const slip = await ready(account);
  const { db } = account;
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  db.slips.hook('creating', fail);
  expect(await publishSlip(account, slip)).toMatchObject({ ok: false });
  db.slips.hook('creating').unsubscribe(fail);
  expect(await publishSlip(account, slip)).toEqual({ ok: true });
  expect(await db.documents.count()).toBe(1);
});

it('a later slip of an obligation is a new version, and the list says which holds', async () => {
  const account = await office();
  await publishSlip(account, await ready(account));
  const second = await ready(account, das({ ...BAKERY, amount: '1.900,00' }), file('nova.pdf', 'two'));
  expect(second).toMatchObject({ version: 2, replaces: { version: 1 } });
  await publishSlip(account, second);
  const { db } = account;
  const published = await listPublished(db, 10);
  expect(published.map(({ version, holds }) => [version, holds]).toSorted()).toEqual([
    [1, false],
    [2, true],
  ]);
  expect((await slipsOfClient('c1').read(db)).slips.get('o1')).toMatchObject({
    slip: { version: 2, amount_cents: 190_000 },
    document: { filename: 'nova.pdf' },
  });
  // The file of the first one is still among the documents: it says which holds in its place.
  const replaced = await replacedFilesOf('c1').read(db);
  const first = published.find(({ holds }) => !holds);
  expect([...replaced.keys()]).toEqual([first?.document_id]);
  expect(replaced.get(first?.document_id ?? '')).toMatchObject({ version: 2, amount_cents: 190_000 });
});

it('an act is said once; a change of mind is numbered, and only a turn back is one', async () => {
  const account = await office();
  await publishSlip(account, await ready(account));
  const { db } = account;
  const [slip] = await db.slips.toArray();
  if (slip === undefined) throw new Error('it was published');
  const events = () => db.slip_events.toArray();
  for (const kind of ['opened', 'opened', 'took_back', 'said_paid', 'said_paid'] as const)
    await sayOfSlip(account, slip, kind);
  expect((await events()).map(({ id }) => id).toSorted()).toEqual(['o1_1_opened_ana', 'o1_1_said_paid_ana']);
  expect(saidPaid(await events())).toMatchObject({ kind: 'said_paid', created_by: 'ana' });
  await sayOfSlip(account, slip, 'took_back');
  expect(saidPaid(await events())).toBeNull();
  await sayOfSlip(account, slip, 'said_paid');
  expect(saidPaid(await events())?.id).toBe('o1_1_said_paid2_ana');
});

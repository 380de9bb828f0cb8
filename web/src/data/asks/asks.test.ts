import type { Fields, ItemState, Row } from '@portal/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { CLIENT_UPLOAD } from '#data/documents/documents.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount, DOCUMENT, serverRow } from '#data/testing/local-account.ts';
import { answerWithFiles, sayNothing, takeNothingBack, tieDocuments } from './answer-item.ts';
import { askDocuments, type NewAsk, setAskStatus } from './ask-documents.ts';
import { asksOfClient } from './asks.ts';
import { addDocuments } from '#data/files/add-documents.ts';
import { waitingDue } from './waiting-due.ts';
import { judgeItem } from './judge-item.ts';

const REQUEST: Fields<'document_requests'> = {
  client_id: 'c1',
  title: 'Documentos de outubro',
  competence: '2026-10',
  due_date: '2026-11-25',
  status: 'open',
};
const ITEM: Fields<'request_items'> = {
  client_id: 'c1',
  request_id: 'p1',
  label: 'Extrato do Itaú, outubro',
  category: null,
  state: 'open',
  document_ids: [],
  reason: null,
  position: 0,
};
const ASK: NewAsk = {
  title: ' Documentos de outubro ',
  competence: '2026-10',
  due_date: '2026-11-25',
  items: [
    { label: ' Extrato ', category: 'Extratos' },
    { label: 'Notas', category: null },
  ],
};
const pdf = (name: string) => new File(['%PDF-1.4\n1 0 obj\n%%EOF\n'], name, { type: 'application/pdf' });

let account: LocalAccount;
beforeEach(() => {
  account = openTestAccount();
});
/** As it arrived from the server. */
const arrived = async (id: string, fields: Partial<Fields<'request_items'>> = {}) => {
  await account.db.request_items.put(serverRow('request_items', id, { ...ITEM, ...fields }));
};
const item = async (id: string): Promise<Row<'request_items'>> => {
  const row = await account.db.request_items.get(id);
  if (row === undefined) throw new Error('no such item');
  return row;
};
const waiting = (entity: string) =>
  account.db.outbox
    .orderBy('seq')
    .filter((entry) => entry.entity === entity)
    .toArray();

describe('asking', () => {
  it('makes the request first and then its items, which wait for it', async () => {
    expect(await askDocuments(account, ['c1'], ASK)).toEqual({ asked: 1, skipped: 0, refused: null });
    const [asked] = await asksOfClient('c1').read(account.db);
    expect(asked).toMatchObject({
      title: 'Documentos de outubro',
      status: 'open',
      counts: { all: 2, owed: 2 },
    });
    expect(asked?.items.map(({ label, category }) => [label, category])).toEqual([
      ['Extrato', 'Extratos'],
      ['Notas', null],
    ]);
    const [request] = await waiting('document_requests');
    for (const entry of await waiting('request_items')) expect(entry.needs).toEqual([request?.op_id]);
  });

  it('asks many, and nobody twice for one title and month', async () => {
    await askDocuments(account, ['c1'], ASK);
    expect(await askDocuments(account, ['c1', 'c2', 'c3'], ASK)).toMatchObject({ asked: 2, skipped: 1 });
    expect(await askDocuments(account, ['c1'], { ...ASK, competence: '2026-11' })).toMatchObject({
      asked: 1,
    });
    expect(await account.db.document_requests.count()).toBe(4);
  });

  it('asks again what was cancelled', async () => {
    const cancelled = { ...REQUEST, status: 'cancelled' } as const;
    await account.db.document_requests.put(serverRow('document_requests', 'p1', cancelled));
    expect(await askDocuments(account, ['c1'], ASK)).toMatchObject({ asked: 1, skipped: 0 });
  });

  it('gives what is asked the same ids on every device', async () => {
    const other = openTestAccount();
    const many = { ...ASK, template_id: 't1' };
    for (const device of [account, other]) await askDocuments(device, ['c1', 'c2'], many);
    for (const entity of ['document_requests', 'request_items'] as const) {
      const ids = await account.db.table(entity).toCollection().primaryKeys();
      expect(ids).toHaveLength(entity === 'request_items' ? 4 : 2);
      expect(await other.db.table(entity).toCollection().primaryKeys()).toEqual(ids);
    }
  });

  it('asks nobody twice by one template and month, also under another title', async () => {
    await askDocuments(account, ['c1'], { ...ASK, template_id: 't1' });
    const renamed = { ...ASK, title: 'Papéis de outubro', template_id: 't1' };
    expect(await askDocuments(account, ['c1'], renamed)).toMatchObject({ asked: 0, skipped: 1 });
    expect(await askDocuments(account, ['c1'], { ...renamed, template_id: 't2' })).toMatchObject({
      asked: 1,
    });
  });

  it('opens what was cancelled where its template asks again, with what the template has gained', async () => {
    const asked = { ...ASK, template_id: 't1' };
    await askDocuments(account, ['c1'], asked);
    const [request] = await account.db.document_requests.toArray();
    await setAskStatus(account, request?.id ?? '', 'cancelled');
    const more = {
      ...asked,
      due_date: '2026-11-28',
      items: [...ASK.items, { label: 'Folha', category: null }],
    };
    expect(await askDocuments(account, ['c1'], more)).toMatchObject({ asked: 1, skipped: 0 });
    expect(await account.db.document_requests.toArray()).toMatchObject([
      { id: request?.id, status: 'open', due_date: '2026-11-28' },
    ]);
    expect(await account.db.request_items.count()).toBe(3);
  });

  it('says how many are through', async () => {
    const heard: number[] = [];
    await askDocuments(account, ['c1', 'c2'], ASK, (through) => heard.push(through));
    expect(heard).toEqual([1, 2]);
  });

  it('is listed by its day', async () => {
    for (const [id, due_date] of [
      ['late', '2026-12-10'],
      ['soon', '2026-11-20'],
    ] as const)
      await account.db.document_requests.put(serverRow('document_requests', id, { ...REQUEST, due_date }));
    expect((await asksOfClient('c1').read(account.db)).map(({ id }) => id)).toEqual(['soon', 'late']);
  });
});

describe('answering with files', () => {
  it('makes documents of the client, and the item waits for them', async () => {
    await arrived('i1');
    const answer = await answerWithFiles(account, await item('i1'), [pdf('a.pdf'), pdf('b.pdf')]);
    expect(answer).toMatchObject({ added: 2, refused: [], left_out: 0, written: { ok: true } });
    const documents = await account.db.documents.toArray();
    expect(documents).toHaveLength(2);
    for (const document of documents) expect(document).toMatchObject({ client_id: 'c1', ...CLIENT_UPLOAD });
    expect(await item('i1')).toMatchObject({ state: 'sent' });
    expect((await item('i1')).document_ids.toSorted()).toEqual(documents.map(({ id }) => id).toSorted());
    const creates = (await waiting('documents')).map(({ op_id }) => op_id);
    expect((await waiting('request_items'))[0]?.needs.toSorted()).toEqual(creates.toSorted());
  });

  it('keeps what was not taken apart, and writes nothing where nothing was', async () => {
    await arrived('i1');
    const empty = new File([], 'vazio.pdf', { type: 'application/pdf' });
    const answer = await answerWithFiles(account, await item('i1'), [empty]);
    expect(answer).toMatchObject({ added: 0, refused: [{ filename: 'vazio.pdf' }], written: null });
    expect(await item('i1')).toMatchObject({ state: 'open', document_ids: [] });
    expect(await account.db.outbox.count()).toBe(0);
  });

  it('adds to what was sent before, six at once', async () => {
    await arrived('i1', { state: 'sent', document_ids: ['d0'] });
    const seven = Array.from({ length: 7 }, (_, at) => pdf(`${at}.pdf`));
    expect(await answerWithFiles(account, await item('i1'), seven)).toMatchObject({ added: 6, left_out: 1 });
    expect((await item('i1')).document_ids[0]).toBe('d0');
    expect((await item('i1')).document_ids).toHaveLength(7);
  });

  it('says of what was returned which file it is sent instead of', async () => {
    await arrived('i1', { state: 'returned', document_ids: ['d0'], reason: 'Tremida' });
    await answerWithFiles(account, await item('i1'), [pdf('nova.pdf')]);
    expect((await account.db.documents.toArray())[0]).toMatchObject({ replaces: 'd0' });
    expect(await item('i1')).toMatchObject({ state: 'sent', reason: 'Tremida' });
  });

  it('of one that was accepted meanwhile leaves the item, and keeps the file as a document', async () => {
    await arrived('i1');
    const seen = await item('i1');
    await arrived('i1', { state: 'accepted' });
    expect((await answerWithFiles(account, seen, [pdf('a.pdf')])).written).toEqual({
      ok: false,
      reason: 'gone',
    });
    expect(await item('i1')).toMatchObject({ state: 'accepted', document_ids: [] });
    expect(await account.db.documents.count()).toBe(1);
  });

  it('lets its files go first, by the day of the request, and says which day what waits serves', async () => {
    await account.db.document_requests.put(serverRow('document_requests', 'p1', REQUEST));
    await arrived('i1');
    await arrived('i2', { request_id: 'p2' });
    await account.db.document_requests.put(
      serverRow('document_requests', 'p2', { ...REQUEST, due_date: '2026-11-20' }),
    );
    expect(await waitingDue.read(account.db)).toBeNull();
    const { added } = await addDocuments(account, {
      files: [pdf('a.pdf')],
      client_id: 'c1',
      ...CLIENT_UPLOAD,
    });
    expect((await account.db.uploads.toArray())[0]?.due_date).toBeUndefined();
    await tieDocuments(account, 'i1', added);
    expect(await account.db.uploads.toArray()).toMatchObject([{ due_date: '2026-11-25' }]);
    expect(await waitingDue.read(account.db)).toBe('2026-11-25');
    await tieDocuments(account, 'i2', added);
    expect(await account.db.uploads.toArray()).toMatchObject([{ due_date: '2026-11-20' }]);
    await tieDocuments(account, 'i1', added);
    expect(await account.db.uploads.toArray()).toMatchObject([{ due_date: '2026-11-20' }]);
  });

  it('that there is none serves the day of its request too', async () => {
    await account.db.document_requests.put(serverRow('document_requests', 'p1', REQUEST));
    await arrived('i1');
    await sayNothing(account, ['i1']);
    expect(await waitingDue.read(account.db)).toBe('2026-11-25');
  });

  it('ties what was sent from elsewhere, once', async () => {
    await arrived('i1');
    await account.db.documents.put(serverRow('documents', 'd1', DOCUMENT));
    await tieDocuments(account, 'i1', ['d1']);
    await tieDocuments(account, 'i1', ['d1']);
    expect(await item('i1')).toMatchObject({ state: 'sent', document_ids: ['d1'] });
    expect(await waiting('request_items')).toHaveLength(1);
  });
});

describe('‘Nada a enviar’', () => {
  const states = async () =>
    (await account.db.request_items.orderBy('id').toArray()).map(({ state }) => state);
  const all = async (...of: ItemState[]) => {
    for (const [at, state] of of.entries())
      await arrived(`i${at}`, { state, reason: state === 'returned' ? 'Tremida' : null });
    return of.map((_, at) => `i${at}`);
  };

  it('is said of all that is owed in one go, and of nothing else', async () => {
    const ids = await all('open', 'returned', 'sent', 'accepted', 'nothing');
    const { said } = await sayNothing(account, ids);
    expect(said).toEqual(['i0', 'i1']);
    expect(await states()).toEqual(['nothing', 'nothing', 'sent', 'accepted', 'nothing']);
  });

  it('taken back before it was sent changes nothing, also where it was returned', async () => {
    const ids = await all('open', 'returned');
    await sayNothing(account, ids);
    await takeNothingBack(account, ids);
    expect(await states()).toEqual(['open', 'returned']);
    for (const { patch, base_values } of await waiting('request_items')) expect(patch).toEqual(base_values);
  });

  it('taken back after it was sent opens the item, which is still one that was returned', async () => {
    await arrived('i1', { state: 'nothing', reason: 'Tremida' });
    await takeNothingBack(account, ['i1']);
    expect(await item('i1')).toMatchObject({ state: 'open', reason: 'Tremida' });
  });

  it('taken back while it is on its way opens the item after it', async () => {
    const ids = await all('returned');
    await sayNothing(account, ids);
    await account.db.outbox.toCollection().modify({ state: 'sending' });
    await takeNothingBack(account, ids);
    expect(await states()).toEqual(['open']);
    expect((await waiting('request_items')).map(({ patch }) => patch)).toEqual([
      { state: 'nothing' },
      { state: 'open' },
    ]);
  });
});

describe('the firm’s word', () => {
  it('returns an item and its files with the reason, and lets accepted ones be', async () => {
    await arrived('i1', { state: 'sent', document_ids: ['d1', 'd2', 'away'] });
    await account.db.documents.bulkPut([
      serverRow('documents', 'd1', { ...DOCUMENT, ...CLIENT_UPLOAD, review: 'ok' }),
      serverRow('documents', 'd2', { ...DOCUMENT, ...CLIENT_UPLOAD }),
    ]);
    expect(await judgeItem(account, 'i1', { kind: 'returned', reason: ' Tremida ' })).toMatchObject({
      ok: true,
    });
    expect(await item('i1')).toMatchObject({ state: 'returned', reason: 'Tremida' });
    expect((await account.db.documents.orderBy('id').toArray()).map(({ review }) => review)).toEqual([
      'ok',
      'returned',
    ]);
    expect(await account.db.documents.get('d2')).toMatchObject({ review_reason: 'Tremida' });
  });

  it('accepts it, and the reason goes', async () => {
    await arrived('i1', { state: 'sent', document_ids: ['d1'], reason: 'Tremida' });
    await account.db.documents.put(serverRow('documents', 'd1', { ...DOCUMENT, ...CLIENT_UPLOAD }));
    await judgeItem(account, 'i1', { kind: 'accepted' });
    expect(await item('i1')).toMatchObject({ state: 'accepted', reason: null });
    expect(await account.db.documents.get('d1')).toMatchObject({ review: 'ok' });
  });
});

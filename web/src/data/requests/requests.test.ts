import type { Fields } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { addToDraft, discardDraft, MOST_DRAFT_FILES, removeFromDraft } from '#data/drafts/draft-files.ts';
import type { RequestDraft } from '#data/drafts/draft.ts';
import { changeDraft, readDraft } from '#data/drafts/drafts.ts';
import { deleteBytes } from '#data/files/byte-store.ts';
import { tidyFiles } from '#data/files/tidy-files.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { discardEntry, listAttention } from '#data/outbox/outbox-actions.ts';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import {
  answerRequest,
  countOpenRequests,
  createRequest,
  getRequest,
  listClientRequests,
  pageRequests,
} from './requests.ts';
import { sendRequest } from './send-request.ts';

const service: Fields<'services'> = {
  name: 'Segunda via de guia',
  description: null,
  price_cents: 2500,
  is_active: true,
};
const request: Fields<'service_requests'> = {
  client_id: 'c1',
  service_id: 's1',
  description: 'Guia do ISS',
  status: 'open',
  answer: null,
  document_ids: [],
};
const pdf = (name: string) => new File(['%PDF-1.4\n1 0 obj\n%%EOF\n'], name, { type: 'application/pdf' });
const draftOf = (clientId: string) => ({ kind: 'request', subject_id: clientId }) as const;
const type = (db: PortalDatabase, clientId: string, typed: Partial<RequestDraft>) =>
  changeDraft(db, draftOf(clientId), (draft) => ({ ...draft, ...typed }));
const asked = { client_id: 'c1', service_id: 's1', description: 'Guia do ISS' };

describe('sending a request', () => {
  it('makes documents of its files and holds the request back until they are sent', async () => {
    const account = openTestAccount();
    await addToDraft(account.db, draftOf('c1'), [pdf('nota.pdf'), pdf('extrato.pdf')]);

    const sent = await sendRequest(account, asked);

    if (!sent.ok) throw new Error('not sent');
    const documents = await account.db.documents.toArray();
    expect(documents.map(({ filename, client_id, category }) => ({ filename, client_id, category }))).toEqual(
      expect.arrayContaining([
        { filename: 'nota.pdf', client_id: 'c1', category: 'client_upload' },
        { filename: 'extrato.pdf', client_id: 'c1', category: 'client_upload' },
      ]),
    );
    const entries = await account.db.outbox.orderBy('seq').toArray();
    const creates = entries.filter(({ entity }) => entity === 'documents').map(({ op_id }) => op_id);
    expect(entries.find(({ entity }) => entity === 'service_requests')?.needs.toSorted()).toEqual(
      creates.toSorted(),
    );
    expect((await getRequest(account.db, sent.id))?.document_ids.toSorted()).toEqual(
      documents.map(({ id }) => id).toSorted(),
    );
  });

  it('ends the draft of its company and of no other, and leaves no second copy of the bytes', async () => {
    const account = openTestAccount();
    await type(account.db, 'c2', { description: 'Outra empresa' });
    await addToDraft(account.db, draftOf('c1'), [pdf('nota.pdf')]);

    await sendRequest(account, asked);

    expect(await account.db.drafts.get(['request', 'c1'])).toBeUndefined();
    expect((await readDraft(account.db, draftOf('c2'))).description).toBe('Outra empresa');
    const documents = await account.db.documents.toCollection().primaryKeys();
    expect(await account.db.files.toCollection().primaryKeys()).toEqual(documents);
  });

  it('called again after an interruption, adds no document twice', async () => {
    const account = openTestAccount();
    const { db } = account;
    await addToDraft(db, draftOf('c1'), [pdf('nota.pdf')]);
    // An empty service is what the schema refuses: the files were taken, the request was not.
    await expect(sendRequest(account, { ...asked, service_id: '' })).rejects.toThrow();
    expect((await readDraft(db, draftOf('c1'))).files).toHaveLength(1);

    expect(await sendRequest(account, asked)).toMatchObject({ ok: true });

    expect(await db.documents.count()).toBe(1);
    expect(await db.service_requests.count()).toBe(1);
  });

  it('sends nothing where a file of the draft is gone from the device, and keeps the draft', async () => {
    const account = openTestAccount();
    await addToDraft(account.db, draftOf('c1'), [pdf('nota.pdf')]);
    const [chosen] = (await readDraft(account.db, draftOf('c1'))).files;
    await deleteBytes(account.db, chosen?.file_id ?? '');

    expect(await sendRequest(account, asked)).toEqual({
      ok: false,
      reason: 'files_refused',
      refused: [{ filename: 'nota.pdf', reason: 'unreadable' }],
    });
    expect(await account.db.service_requests.count()).toBe(0);
    expect((await readDraft(account.db, draftOf('c1'))).files).toHaveLength(1);
  });

  it('waits for no document that the server has', async () => {
    const account = openTestAccount();
    await createRequest(account, { ...asked, document_ids: ['sent'] });
    expect((await account.db.outbox.toArray()).map(({ needs }) => needs)).toEqual([[]]);
  });

  it('keeps a request whose document was given up, with its reason', async () => {
    const account = openTestAccount();
    const { db } = account;
    await addToDraft(db, draftOf('c1'), [pdf('nota.pdf')]);
    await sendRequest(account, asked);
    const create = (await db.outbox.toArray()).find(({ entity }) => entity === 'documents');

    await discardEntry(db, create?.op_id ?? '');

    expect(await listAttention(db)).toMatchObject([
      { entity: 'service_requests', error_kind: 'need_discarded' },
    ]);
    expect((await listClientRequests(db, 'c1')).map(({ description }) => description)).toEqual([
      'Guia do ISS',
    ]);
  });
});

describe('the draft of a request', () => {
  it('keeps text and files, each company its own', async () => {
    const { db } = openTestAccount();
    await Promise.all([
      type(db, 'c1', { service_id: 's1' }),
      type(db, 'c1', { description: 'Guia' }),
      type(db, 'c2', { description: 'Contrato' }),
      addToDraft(db, draftOf('c1'), [pdf('nota.pdf')]),
    ]);
    expect(await readDraft(db, draftOf('c1'))).toMatchObject({
      service_id: 's1',
      description: 'Guia',
      files: [{ filename: 'nota.pdf', document_id: null }],
    });
    expect(await readDraft(db, draftOf('c2'))).toMatchObject({ description: 'Contrato', files: [] });
  });

  it('refuses by name and reason what is no file to send, and takes the others', async () => {
    const { db } = openTestAccount();
    const page = new File(['<html></html>'], 'pagina.pdf');
    expect(await addToDraft(db, draftOf('c1'), [page, new File([], 'vazio.pdf'), pdf('nota.pdf')])).toEqual([
      { filename: 'pagina.pdf', reason: 'wrong_type' },
      { filename: 'vazio.pdf', reason: 'empty' },
    ]);
    expect((await readDraft(db, draftOf('c1'))).files.map(({ filename }) => filename)).toEqual(['nota.pdf']);
  });

  it('takes as many files as a request may name', async () => {
    const { db } = openTestAccount();
    const many = Array.from({ length: MOST_DRAFT_FILES + 1 }, (_, i) => pdf(`${i}.pdf`));
    expect(await addToDraft(db, draftOf('c1'), many)).toEqual([
      { filename: `${MOST_DRAFT_FILES}.pdf`, reason: 'too_many' },
    ]);
  });

  it('holds on to its bytes when the device is tidied, and lets go of them when given up', async () => {
    const { db } = openTestAccount();
    await addToDraft(db, draftOf('c1'), [pdf('nota.pdf'), pdf('extrato.pdf')]);
    await tidyFiles(db, Date.now() + 365 * 24 * 60 * 60 * 1000);
    expect(await db.files.count()).toBe(2);

    const [first] = (await readDraft(db, draftOf('c1'))).files;
    await removeFromDraft(db, draftOf('c1'), first?.file_id ?? '');
    expect(await db.files.count()).toBe(1);

    await discardDraft(db, draftOf('c1'));
    expect(await db.files.count()).toBe(0);
    expect(await db.drafts.get(['request', 'c1'])).toBeUndefined();
  });
});

describe('the lists', () => {
  it('show a company its requests, newest first, an inactive service by its name and a removed one by none', async () => {
    const { db } = openTestAccount();
    await db.services.put(serverRow('services', 's1', { ...service, is_active: false }));
    const at = (day: string) => ({ created_at: `2026-11-${day}T12:00:00.000000000Z` });
    await db.service_requests.bulkPut([
      serverRow('service_requests', 'old', request, at('01')),
      serverRow('service_requests', 'new', { ...request, service_id: 'removed' }, at('02')),
      serverRow('service_requests', 'other', { ...request, client_id: 'c2' }, at('03')),
    ]);
    expect((await listClientRequests(db, 'c1')).map(({ id, service_name }) => [id, service_name])).toEqual([
      ['new', null],
      ['old', 'Segunda via de guia'],
    ]);
  });

  it('show the firm what is in a status, with its client, until it is moved on with an answer', async () => {
    const account = openTestAccount();
    const { db } = account;
    await db.clients.put(serverRow('clients', 'c1', CLIENT));
    await db.service_requests.put(serverRow('service_requests', 'r1', request));
    const inStatus = async (status: 'open' | 'done') =>
      (await pageRequests(db, { status, client_id: null }, { page: 0, pageSize: 50 })).rows;
    expect(await inStatus('open')).toMatchObject([{ id: 'r1', client_name: 'Padaria Pão Dourado Ltda' }]);
    expect(await countOpenRequests(db)).toBe(1);

    await answerRequest(account, 'r1', { status: 'done', answer: 'Enviada.' });

    expect(await inStatus('open')).toEqual([]);
    expect(await countOpenRequests(db)).toBe(0);
    expect(await inStatus('done')).toMatchObject([{ id: 'r1', answer: 'Enviada.' }]);
  });

  it('show the firm a page of all, newest first, and those of one client', async () => {
    const { db } = openTestAccount();
    const at = (day: string) => ({ created_at: `2026-11-${day}T12:00:00.000000000Z` });
    await db.service_requests.bulkPut([
      serverRow('service_requests', 'a', request, at('01')),
      serverRow('service_requests', 'b', { ...request, client_id: 'c2', status: 'done' }, at('02')),
      serverRow('service_requests', 'c', { ...request, status: 'in_progress' }, at('03')),
    ]);
    const ids = async (search: Parameters<typeof pageRequests>[1], page: number) => {
      const found = await pageRequests(db, search, { page, pageSize: 2 });
      return [found.total, ...found.rows.map(({ id }) => id)];
    };
    expect(await ids({ status: null, client_id: null }, 0)).toEqual([3, 'c', 'b']);
    expect(await ids({ status: null, client_id: null }, 1)).toEqual([3, 'a']);
    expect(await ids({ status: null, client_id: 'c1' }, 0)).toEqual([2, 'c', 'a']);
    expect(await ids({ status: 'open', client_id: 'c1' }, 0)).toEqual([1, 'a']);
    // The last of a page left it, as an answered one does: the page before is shown.
    expect(await ids({ status: null, client_id: null }, 2)).toEqual([3, 'a']);
    expect(await ids({ status: 'open', client_id: null }, 1)).toEqual([1, 'a']);
    expect(await ids({ status: 'open', client_id: 'c1' }, 1)).toEqual([1, 'a']);
    expect(
      (await pageRequests(db, { status: 'cancelled', client_id: null }, { page: 0, pageSize: 2 })).hasAny,
    ).toBe(true);
  });
});

import type { Fields } from '@portal/domain';
import { describe, expect, test } from 'vitest';
import { createClient, removeClient, updateClient } from '#data/clients/clients.ts';
import { changeDraft, readDraft } from '#data/drafts/drafts.ts';
import { keepFile, setPinned, storeBytes } from '#data/files/kept-files.ts';
import type { DirectOutcome, LocalAccount } from '#data/local/database-context.ts';
import { sendMessage } from '#data/messages/messages.ts';
import { createObligation, removeObligation } from '#data/obligations/obligations.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { answerRequest } from '#data/requests/requests.ts';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { unreliableDevice } from '#data/testing/unreliable-device.ts';
import { write } from './write.ts';

const OBLIGATION: Fields<'obligations'> = {
  client_id: 'c1',
  name: 'DAS',
  due_date: '2026-12-20',
  priority: 'medium',
  status: 'pending',
  description: null,
  notes: null,
  completed_at: null,
  document_ids: [],
};

const bytes = new Uint8Array([1, 2, 3]);

function openOnDevice() {
  const account = openTestAccount();
  return { account, device: unreliableDevice(account.db) };
}

/** An account whose direct way answers with `outcome`, and what was sent by it. */
function withDirectWay(outcome: DirectOutcome) {
  const { account: stored, device } = openOnDevice();
  const sent: OutboxEntry[] = [];
  const sendDirectly = (entry: OutboxEntry) => {
    sent.push(entry);
    return Promise.resolve(outcome);
  };
  const account: LocalAccount = { ...stored, sendDirectly };
  return { account, device, sent };
}

describe('a device without room', () => {
  test('drops what can be fetched again and takes the edit then', async () => {
    const { account, device } = openOnDevice();
    const { db } = account;
    for (const id of ['opened', 'pinned', 'waiting']) {
      const row = serverRow('documents', id, DOCUMENT);
      await db.documents.put(row);
      await keepFile(db, id, new Blob([bytes]));
    }
    await setPinned(db, 'pinned', true);
    await db.uploads.put({ ...UPLOAD, document_id: 'waiting' });
    device.fail('full', 1);

    expect(await createClient(account, CLIENT)).toMatchObject({ ok: true });
    expect(device.left()).toBe(0);
    expect(await db.clients.count()).toBe(1);
    expect(await db.outbox.count()).toBe(1);
    expect((await db.files.toCollection().primaryKeys()).toSorted()).toEqual(['pinned', 'waiting']);
  });

  test('refuses the edit aloud where that does not help, and nothing of it is stored', async () => {
    const { account, device } = openOnDevice();
    device.fail('full');
    expect(await createClient(account, CLIENT)).toEqual({ ok: false, reason: 'storage_full' });
    expect(await account.db.clients.count()).toBe(0);
    expect(await account.db.outbox.count()).toBe(0);

    device.mend();
    expect(await createClient(account, CLIENT)).toMatchObject({ ok: true });
  });
});

describe('a database that fails', () => {
  test('is tried once more on a fresh transaction', async () => {
    const { account, device } = openOnDevice();
    device.fail('aborted', 1);
    expect(await createClient(account, CLIENT)).toMatchObject({ ok: true });
    expect(await account.db.outbox.count()).toBe(1);
  });

  test('is an answer and no exception, whatever the write', async () => {
    const { account, device } = openOnDevice();
    await account.db.obligations.put(serverRow('obligations', 'o1', OBLIGATION));
    device.fail('aborted');
    const refused = { ok: false, reason: 'storage_failed' };
    expect(await createClient(account, CLIENT)).toEqual(refused);
    expect(await removeObligation(account, 'o1', 'Lançada duas vezes')).toEqual(refused);
    expect(await account.db.obligations.get('o1')).toMatchObject({ notes: null });
  });

  test('that was closed for good is an answer too', async () => {
    const account = openTestAccount();
    await account.db.open();
    account.db.close({ disableAutoOpen: true });
    expect(await createClient(account, CLIENT)).toEqual({ ok: false, reason: 'storage_failed' });
  });

  test('is not blamed for fields that the schema refuses', async () => {
    const { account, device } = openOnDevice();
    device.fail('aborted');
    await expect(createClient(account, { ...CLIENT, cnpj_cpf: '123' })).rejects.toThrow();
  });
});

describe('an edit that cannot be stored', () => {
  test('goes straight to the server as the operation it would have been', async () => {
    const { account, device, sent } = withDirectWay('sent');
    await account.db.clients.put(serverRow('clients', 'c1', CLIENT, { rev: 4 }));
    device.fail('full');

    const result = await updateClient(account, 'c1', { city: 'Recife' });
    expect(result).toEqual({ ok: true, id: 'c1', op_id: null, sent_directly: 'storage_full' });
    expect(sent).toMatchObject([
      {
        uid: 'ana',
        entity: 'clients',
        doc_id: 'c1',
        kind: 'patch',
        patch: { city: 'Recife' },
        base_rev: 4,
        base_values: { city: null },
      },
    ]);
    expect(sent[0]?.op_id).toMatch(/^ana_[A-Za-z0-9-]{8,40}$/);
    expect(await account.db.outbox.count()).toBe(0);
  });

  test.each([
    ['not_sent', 'storage_full'],
    ['refused', 'not_accepted'],
    ['unknown', 'unconfirmed'],
  ] as const)('is refused where the direct way answers %s', async (outcome, reason) => {
    const { account, device } = withDirectWay(outcome);
    device.fail('full');
    expect(await createClient(account, CLIENT)).toEqual({ ok: false, reason });
  });

  test('is not sent past what waits for the same document', async () => {
    const { account, device, sent } = withDirectWay('sent');
    await account.db.clients.put(serverRow('clients', 'c1', CLIENT));
    await updateClient(account, 'c1', { city: 'Recife' });
    device.fail('full');
    expect(await updateClient(account, 'c1', { phone: '8133334444' })).toEqual({
      ok: false,
      reason: 'storage_full',
    });
    expect(sent).toEqual([]);
  });

  test('is not sent before what it needs, nor ahead of its turn, nor while it can be undone', async () => {
    const { account, device, sent } = withDirectWay('sent');
    const client = await createClient(account, CLIENT);
    if (!client.ok) throw new Error(client.reason);
    await account.db.clients.put(serverRow('clients', 'c2', CLIENT));
    await sendMessage(account, { client_id: 'c2', content: 'Bom dia' });
    device.fail('full');
    const refused = { ok: false, reason: 'storage_full' };
    expect(
      await createObligation(account, { ...OBLIGATION, document_ids: [], client_id: client.id }),
    ).toEqual(refused);
    expect(await sendMessage(account, { client_id: 'c2', content: 'Tudo bem?' })).toEqual(refused);
    expect(await removeClient(account, 'c2')).toEqual(refused);
    expect(sent).toEqual([]);
  });

  test('is never sent with a file', async () => {
    const { account, device, sent } = withDirectWay('sent');
    const file = await storeBytes(account.db, 'd1', bytes, 'application/pdf');
    device.fail('full');
    const change = { kind: 'create', entity: 'documents', id: 'd1', fields: DOCUMENT } as const;
    expect(await write(account, change, { upload: { upload: UPLOAD, file } })).toEqual({
      ok: false,
      reason: 'storage_full',
    });
    expect(sent).toEqual([]);
  });

  test('is not sent for an account that is being closed', async () => {
    const { account, device, sent } = withDirectWay('sent');
    const closing = { id: 'x', reason: 'blocked', at: NOW, hands_over: false } as const;
    await account.db.meta.put({ key: 'closing', value: closing });
    device.fail('full');
    expect(await createClient(account, CLIENT)).toEqual({ ok: false, reason: 'closing' });
    expect(sent).toEqual([]);
  });

  test('takes its draft along once it was sent, as soon as the device takes anything', async () => {
    const { account, device } = withDirectWay('sent');
    const { db } = account;
    await db.service_requests.put(serverRow('service_requests', 'r1', REQUEST));
    const draft = { kind: 'answer', subject_id: 'r1' } as const;
    await changeDraft(db, draft, () => ({ answer: 'Segue' }));
    device.fail('full', 2);
    expect(await answerRequest(account, 'r1', { answer: 'Segue' })).toMatchObject({ ok: true });
    expect(await readDraft(db, draft)).toEqual({});
  });
});

const NOW = '2026-11-20T12:00:00.000000000Z';
const REQUEST: Fields<'service_requests'> = {
  client_id: 'c1',
  service_id: 's1',
  description: 'Guia do ISS',
  status: 'open',
  answer: null,
  document_ids: [],
};
const PATH = 'client-documents/firm/general/d1/abc.pdf';
const DOCUMENT = {
  client_id: null,
  filename: 'guia.pdf',
  storage_path: PATH,
  mime_type: 'application/pdf',
  size_bytes: 3,
  category: null,
  description: null,
  uploaded_by: 'ana',
  check: 'pending',
  check_reason: null,
  review: 'none',
  review_reason: null,
} as const;
const UPLOAD = {
  upload_id: 'ana_upload01',
  uid: 'ana',
  document_id: 'd1',
  storage_path: PATH,
  mime_type: 'application/pdf',
  size_bytes: 3,
  md5: '',
  state: 'waiting',
  sent_bytes: 0,
  attempts: 0,
  next_at: 0,
  error_kind: null,
  seq: 1,
} as const;

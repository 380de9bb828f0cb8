import { describe, expect, it } from 'vitest';
import { createClient } from '#data/clients/clients.ts';
import { addDocuments } from '#data/files/add-documents.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { answerRequest } from '#data/requests/requests.ts';
import { createTask, updateTask } from '#data/tasks/tasks.ts';
import { CLIENT, openTestAccount, serverRow, TASK } from '#data/testing/local-account.ts';
import { waitingEntry } from '#data/testing/outbox-entry.ts';
import { fieldValue } from './words/field-value.ts';
import { readOutbox } from './read-outbox.ts';

const OF_CLIENT = { ...TASK, client_id: 'c1' };
const person = (id: string, full_name: string) =>
  serverRow('people', id, { full_name, kind: 'staff', role: 'accountant', client_ids: [], is_active: true });

/** The server does not take what waits of a record, and has what somebody wrote. */
async function meetAnEdit(db: PortalDatabase, docId: string, updated_by: string): Promise<void> {
  const entry = await db.outbox.where('[entity+doc_id]').equals(['tasks', docId]).first();
  if (entry === undefined) throw new Error('nothing waits');
  await db.outbox.update(entry.op_id, { state: 'parked', error_kind: 'conflict' });
  const row = serverRow('tasks', docId, { ...OF_CLIENT, status: 'completed' }, { rev: 2, updated_by });
  await db.bases.put({ entity: 'tasks', doc_id: docId, row, removed_rev: null });
  await db.conflicts.put({
    op_id: entry.op_id,
    entity: 'tasks',
    doc_id: docId,
    fields: ['status'],
    mine: { status: 'in_progress' },
    theirs: { status: 'completed' },
    base: { status: 'pending' },
    server_rev: 2,
    found_at: '2026-11-20T12:00:00.000000000Z',
  });
}

describe('what waits', () => {
  it('is what somebody did, and not what the device says by itself', async () => {
    const { db } = openTestAccount();
    const arrived = { entity: 'slip_events', kind: 'create', patch: { kind: 'arrived' } } as const;
    await db.outbox.bulkPut([
      waitingEntry('paid', { ...arrived, patch: { kind: 'said_paid' } }),
      waitingEntry('came', { ...arrived, seq: 2 }),
      waitingEntry('refused', { ...arrived, seq: 3, state: 'parked', error_kind: 'permission_denied' }),
      waitingEntry('read', { seq: 4, entity: 'thread_reads' }),
    ]);
    const { attention, pending, pendingCount } = await readOutbox(db, 'online');
    expect(pending.map(({ entry }) => entry.op_id)).toEqual(['paid']);
    expect({ attention, pendingCount }).toEqual({ attention: [], pendingCount: 1 });
  });

  it('names its record, its fields and the records that these point to', async () => {
    const account = openTestAccount();
    const { db } = account;
    await db.people.put(person('rui', 'Rui Dias'));
    await db.tasks.put(serverRow('tasks', 't1', OF_CLIENT));
    await updateTask(account, 't1', { assigned_to: 'rui', due_date: '2026-11-30' });
    const [shown] = (await readOutbox(db, 'online')).pending;
    expect(shown).toMatchObject({ title: 'Conferir folha' });
    expect(shown?.summary).toMatch(/^Tarefa, alteração: Responsável, Data, /);
    expect(fieldValue('tasks', 'assigned_to', 'rui', shown?.names ?? new Map())).toBe('Rui Dias');
  });

  it('names a client by the company where that is all that the device has', async () => {
    const account = openTestAccount();
    const { db } = account;
    const { corporate_name, trade_name, cnpj_cpf, tax_regime, status } = CLIENT;
    const company = { client_id: 'c1', corporate_name, trade_name, cnpj_cpf, tax_regime, status };
    await db.companies.put(serverRow('companies', 'c1', company));
    await db.service_requests.put(
      serverRow('service_requests', 'r1', {
        client_id: 'c1',
        service_id: 's1',
        description: 'Guia do ISS',
        status: 'open',
        answer: null,
        document_ids: [],
      }),
    );
    await answerRequest(account, 'r1', { answer: 'Segue' });
    const [shown] = (await readOutbox(db, 'online')).pending;
    expect(shown).toMatchObject({ title: 'Guia do ISS' });
    expect(shown?.names.get('c1')).toBe(corporate_name);
  });
});

describe('what waits for what', () => {
  it('names the record, the file, and the operation that a person must decide about', async () => {
    const account = openTestAccount();
    const { db } = account;
    const client = await createClient(account, CLIENT);
    if (!client.ok) throw new Error(client.reason);
    await createTask(account, { ...TASK, client_id: client.id });
    const pdf = new File(['%PDF-1.4 small'], 'guia.pdf');
    await addDocuments(account, { files: [pdf], client_id: null, category: null, description: null });
    const said = async () => (await readOutbox(db, 'online')).pending.map(({ waits }) => waits);

    expect(await said()).toEqual([
      { text: 'Sai em seguida', behind: null },
      { text: `Espera o cadastro de ${CLIENT.corporate_name} ser enviado`, behind: null },
      { text: 'Espera o envio do arquivo guia.pdf, 0 %', behind: null },
    ]);

    await db.outbox.update(client.op_id ?? '', { state: 'parked', error_kind: 'permission_denied' });
    expect((await said())[0]).toEqual({
      text: `Espera você decidir sobre ${CLIENT.corporate_name}`,
      behind: client.op_id,
    });
  });
});

describe('the other version of a conflict', () => {
  it.each([
    ['rui', { kind: 'person', name: 'Rui Dias' }],
    ['ana', { kind: 'self' }],
    ['fn', { kind: 'unknown' }],
  ])('written by %s is said to be so', async (writer, other) => {
    const account = openTestAccount('ana');
    const { db } = account;
    await db.people.bulkPut([person('rui', 'Rui Dias'), person('ana', 'Ana Luíza')]);
    await db.tasks.put(serverRow('tasks', 't1', OF_CLIENT));
    await updateTask(account, 't1', { status: 'in_progress' });
    await meetAnEdit(db, 't1', writer);
    expect((await readOutbox(db, 'online')).attention).toMatchObject([{ other }]);
  });
});

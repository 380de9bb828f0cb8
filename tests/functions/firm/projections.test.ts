import {
  type EntityName,
  type Fields,
  type Stamps,
  COLLECTIONS,
  receiptSchema,
  stampsSchema,
} from '@portal/domain';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, triggersSettled, triggersSettledWithRetries, withDuplicates } from '../support/backend.ts';
import { changeClient, CLIENT, makeClient, makeFirm, someId } from '../support/firms.ts';
import { makePerson } from '../support/people.ts';

let firm: string;
beforeAll(async () => {
  firm = (await makeFirm()).id;
});

const read = async (entity: EntityName, id: string): Promise<DocumentData> =>
  (await db.doc(`tenants/${firm}/${entity}/${id}`).get()).data() ?? {};
const receiptsOf = async (entity: EntityName, id: string) => {
  const found = await db
    .collection(`tenants/${firm}/audit`)
    .where('doc_id', '==', id)
    .where('entity', '==', entity)
    .get();
  const rows: (DocumentData & { op: string })[] = found.docs.map((doc) => ({ op: doc.id, ...doc.data() }));
  return rows.sort((one, other) => one['rev'] - other['rev']);
};
/** Timestamps as the domain writes instants, for its schemas. */
const asDomain = (data: DocumentData) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value instanceof Timestamp ? value.toDate().toISOString().replace('Z', '000000Z') : value,
    ]),
  );
const STAMPS = Object.keys(stampsSchema.shape);
const ownFields = (data: DocumentData) =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !STAMPS.includes(key)));

describe('a company', () => {
  it('shows of a client what the client may see, and never the notes', async () => {
    const id = await makeClient(firm);
    await triggersSettled();
    const company = await read('companies', id);
    expect(ownFields(company)).toEqual({
      client_id: id,
      corporate_name: CLIENT.corporate_name,
      trade_name: CLIENT.trade_name,
      cnpj_cpf: CLIENT.cnpj_cpf,
      tax_regime: 'simples_nacional',
      status: 'active',
    });
    expect(COLLECTIONS.companies.safeParse(ownFields(company)).success).toBe(true);
    expect(stampsSchema.safeParse(asDomain(company)).success).toBe(true);
    expect(company).toMatchObject({
      rev: 1,
      tenant_id: firm,
      created_by: 'fn',
      updated_by: 'fn',
      deleted_at: null,
    });
    expect(company['created_at']).toEqual(company['updated_at']);
  });

  it('leaves the receipts that rules would demand of a device', async () => {
    const id = await makeClient(firm);
    await triggersSettled();
    const created = await read('companies', id);
    await changeClient(firm, id, { trade_name: 'Pão Prateado', notes: 'Outra nota' });
    await triggersSettled();
    const patched = await read('companies', id);
    await changeClient(firm, id, { deleted_at: Timestamp.now() });
    await triggersSettled();
    const removed = await read('companies', id);

    const receipts = await receiptsOf('companies', id);
    for (const { op: _op, ...receipt } of receipts) receiptSchema.parse(asDomain(receipt));
    const common = { uid: 'fn', entity: 'companies', doc_id: id, client_id: id };
    const unstamped = Object.keys(created).filter(
      (key) => !['rev', 'updated_at', 'updated_by', 'last_op'].includes(key),
    );
    expect(receipts).toEqual([
      {
        ...common,
        op: created['last_op'],
        rev: 1,
        kind: 'create',
        fields: expect.any(Array),
        at: created['updated_at'],
      },
      {
        ...common,
        op: patched['last_op'],
        rev: 2,
        kind: 'patch',
        fields: ['trade_name'],
        at: patched['updated_at'],
      },
      {
        ...common,
        op: removed['last_op'],
        rev: 3,
        kind: 'remove',
        fields: ['deleted_at'],
        at: removed['updated_at'],
      },
    ]);
    expect(new Set(receipts[0]?.['fields'])).toEqual(new Set(unstamped));
    expect(receipts.every(({ op }) => /^fn_[A-Za-z0-9-]{8,40}$/.test(op))).toBe(true);
    expect(removed['deleted_at']).toEqual(removed['updated_at']);
    expect([patched['created_at'], patched['created_by']]).toEqual([created['created_at'], 'fn']);
  });

  it('is written once when its event comes four times', async () => {
    await triggersSettled();
    let id = '';
    await withDuplicates('projectCompany', 3, async () => {
      id = await makeClient(firm);
    });
    expect(await read('companies', id)).toMatchObject({ rev: 1 });
    expect(await receiptsOf('companies', id)).toHaveLength(1);
  });

  it('does not change with what it does not show', async () => {
    const id = await makeClient(firm);
    await triggersSettled();
    await changeClient(firm, id, { notes: 'Só para a equipe', phone: '1133334444' });
    await triggersSettled();
    expect(await read('companies', id)).toMatchObject({ rev: 1 });
  });

  it('ends at the last state of a client that changes faster than its events arrive', async () => {
    const id = await makeClient(firm);
    const names = ['A', 'B', 'C', 'D', 'E'].map((letter) => `Padaria ${letter}`);
    for (const corporate_name of names) await changeClient(firm, id, { corporate_name });
    await triggersSettled();
    const company = await read('companies', id);
    expect(company).toMatchObject({ corporate_name: 'Padaria E' });
    expect(await receiptsOf('companies', id)).toHaveLength(company['rev']);
  });

  it('stays removed when an old event of a removed client arrives', async () => {
    const id = await makeClient(firm);
    await changeClient(firm, id, { deleted_at: Timestamp.now() });
    await triggersSettled();
    const removed = await read('companies', id);
    await changeClient(firm, id, { notes: 'depois' });
    await triggersSettled();
    expect(await read('companies', id)).toEqual(removed);
  });

  it('goes when the client’s row is erased, and comes back with it', async () => {
    const id = await makeClient(firm);
    await triggersSettled();
    const row = await read('clients', id);
    await db.doc(`tenants/${firm}/clients/${id}`).delete();
    await triggersSettled();
    expect((await read('companies', id))['deleted_at']).toBeInstanceOf(Timestamp);
    await db.doc(`tenants/${firm}/clients/${id}`).set(row);
    await triggersSettled();
    expect(await read('companies', id)).toMatchObject({ rev: 3, deleted_at: null });
  });

  it('is not made of a tax id whose check digits are wrong', async () => {
    const id = await makeClient(firm, { cnpj_cpf: '11222333000180' });
    await triggersSettled();
    expect(await read('companies', id)).toEqual({});
  });
});

describe('a thread', () => {
  const say = async (clientId: string, sender: string, content: string, at = Timestamp.now()) => {
    const fields = {
      client_id: clientId,
      thread_id: clientId,
      sender_id: sender,
      content,
      status: 'sent',
      document_ids: [],
      written_at: at,
    } satisfies Record<keyof Fields<'messages'>, unknown>;
    const stamps = {
      tenant_id: firm,
      rev: 1,
      created_at: at,
      created_by: sender,
      updated_at: at,
      updated_by: sender,
      last_op: `${sender}_00000001`,
      deleted_at: null,
    } satisfies Record<keyof Stamps, unknown>;
    await db.doc(`tenants/${firm}/messages/${someId('message')}`).set({ ...fields, ...stamps });
  };

  it('is one, although two people write first at once', async () => {
    const id = someId('client');
    await Promise.all([say(id, 'marcos', 'Bom dia'), say(id, 'rafael', 'Bom dia, Marcos')]);
    await triggersSettledWithRetries();
    const threads = await db.collection(`tenants/${firm}/message_threads`).where('client_id', '==', id).get();
    expect(threads.docs.map((doc) => doc.id)).toEqual([id]);
    const thread = await read('message_threads', id);
    expect(thread).toMatchObject({ rev: 2, subject: 'Conversa com contador', created_by: 'fn' });
    expect(new Set(thread['participants'])).toEqual(new Set(['marcos', 'rafael']));
    expect(COLLECTIONS.message_threads.safeParse(ownFields(asDomain(thread))).success).toBe(true);
    const receipts = await receiptsOf('message_threads', id);
    expect(receipts.map(({ kind, client_id }) => [kind, client_id])).toEqual([
      ['create', id],
      ['patch', id],
    ]);
    for (const { op: _op, ...receipt } of receipts) receiptSchema.parse(asDomain(receipt));
  });

  it('tells the newest message, although the event of an older one comes after it', async () => {
    const id = someId('client');
    const newest = new Timestamp(1_790_000_000, 5_000);
    await say(id, 'rafael', 'Depois', newest);
    await triggersSettledWithRetries();
    await say(id, 'marcos', 'Antes', new Timestamp(1_780_000_000, 0));
    await triggersSettledWithRetries();
    expect(await read('message_threads', id)).toMatchObject({
      last_message_at: newest,
      last_sender_id: 'rafael',
      participants: ['rafael', 'marcos'],
    });
  });

  it('is written once when the event of a message comes four times', async () => {
    await triggersSettledWithRetries();
    const id = someId('client');
    await withDuplicates('projectThread', 3, () => say(id, 'marcos', 'Oi'));
    expect(await read('message_threads', id)).toMatchObject({ rev: 1 });
  });
});

describe('a person', () => {
  it('is shown once approved, with its receipt', async () => {
    const client = await makePerson(firm, 'client', { client_id: 'c1', client_ids: ['c1', 'c2'] });
    const staff = await makePerson(firm, 'supervisor');
    await triggersSettled();
    expect(ownFields(await read('people', client.uid))).toEqual({
      full_name: 'Ana Dias',
      kind: 'client',
      role: 'client',
      client_ids: ['c1', 'c2'],
      is_active: true,
    });
    const shown = await read('people', staff.uid);
    expect(shown).toMatchObject({ kind: 'staff', role: 'supervisor', rev: 1 });
    expect(COLLECTIONS.people.safeParse(ownFields(shown)).success).toBe(true);
    const [receipt] = await receiptsOf('people', staff.uid);
    expect(receipt).toMatchObject({ uid: 'fn', client_id: null, kind: 'create', op: shown['last_op'] });
  });

  it('is shown of an account that has a field of a later release', async () => {
    const person = await makePerson(firm, 'accountant');
    await db.doc(`app_users/${person.uid}`).update({ field_of_later: ['x'], full_name: 'Ana de Amanhã' });
    await triggersSettled();
    expect(ownFields(await read('people', person.uid))).toMatchObject({ full_name: 'Ana de Amanhã' });
  });

  it('is not shown while pending', async () => {
    const person = await makePerson(firm, 'pending');
    await triggersSettled();
    expect(await read('people', person.uid)).toEqual({});
  });

  it('is written once when its event comes four times', async () => {
    await triggersSettled();
    let uid = '';
    await withDuplicates('projectPerson', 3, async () => {
      uid = (await makePerson(firm, 'accountant')).uid;
    });
    expect(await read('people', uid)).toMatchObject({ rev: 1 });
    expect(await receiptsOf('people', uid)).toHaveLength(1);
  });

  it('keeps its kind whatever happens to the role', async () => {
    const person = await makePerson(firm, 'client');
    await triggersSettled();
    await db.doc(`app_users/${person.uid}`).update({ role: 'accountant' });
    await triggersSettled();
    expect(await read('people', person.uid)).toMatchObject({ kind: 'client', role: 'accountant', rev: 2 });
  });

  it('who became a client shows none of its companies, for clients may list the former staff', async () => {
    const person = await makePerson(firm, 'accountant');
    await triggersSettled();
    await db.doc(`app_users/${person.uid}`).update({ role: 'client', client_id: 'c1', client_ids: ['c1'] });
    await triggersSettled();
    expect(await read('people', person.uid)).toMatchObject({ kind: 'staff', role: 'client', client_ids: [] });
  });

  it('leaves a tombstone when its account’s row is gone', async () => {
    const person = await makePerson(firm, 'accountant');
    await triggersSettled();
    await db.doc(`app_users/${person.uid}`).delete();
    await triggersSettled();
    const shown = await read('people', person.uid);
    expect(shown['deleted_at']).toBeInstanceOf(Timestamp);
    expect((await receiptsOf('people', person.uid)).at(-1)).toMatchObject({
      kind: 'remove',
      fields: ['deleted_at'],
    });
  });
});

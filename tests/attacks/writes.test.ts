import { assertFails } from '@firebase/rules-unit-testing';
import { doc, type DocumentData, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENTITY_NAMES, type EntityName, makeOperationId } from '@portal/domain';
import { db } from '../functions/support/backend.ts';
import { upload } from '../functions/support/documents.ts';
import { expectCommitAllowed, expectCommitDenied } from '../rules/support/expectations.ts';
import {
  createOperation,
  newId,
  type Operation,
  patchOperation,
  removeOperation,
  type ExistingRow,
  withHonestRow,
  withOperationId,
  withoutField,
  withReceipt,
  withRow,
} from '../rules/support/operations.ts';
import {
  COMPANY,
  FIRM,
  OTHER_COMPANY,
  OTHER_FIRM,
  type Persona,
  SECOND_COMPANY,
  STAFF,
  uidOf,
} from '../rules/support/personas.ts';
import { validFields } from '../rules/support/rows.ts';
import { eraseStatus, writeStatus } from './raw-requests.ts';
import { useRealWorld } from './real-world.ts';

const world = useRealWorld();
const MEMBERS = ['client', ...STAFF] as const;
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
const EARLIER = Timestamp.fromMillis(1_700_000_000_000);
const made = (persona: Persona, entity: EntityName, changes: Record<string, unknown> = {}, id = newId()) =>
  createOperation(persona, entity, { ...validFields(uidOf(persona), id)[entity], ...changes }, { id });
const rowAt = async ({ tenant, entity, id }: ExistingRow) =>
  (await db.doc(`tenants/${tenant}/${entity}/${id}`).get()).data();

const newOp = (persona: Persona) => makeOperationId(uidOf(persona), newId());
/** One document by itself, where the protocol wants two. */
const expectLoneWriteDenied = (persona: Persona, path: string, data: DocumentData) =>
  assertFails(setDoc(doc(world.as(persona), path), data));

/** Each is denied, and an honest write in its place is not: nothing else was wrong with it. */
async function expectAllDenied(persona: Persona, honest: Operation, attacks: Operation[]) {
  for (const attack of attacks) await expectCommitDenied(world.as(persona), attack);
  await expectCommitAllowed(world.as(persona), honest);
}

describe('writes', () => {
  let obligation: ExistingRow;
  beforeAll(async () => {
    obligation = await world.addRow('obligations', { client_id: COMPANY });
  });

  it('19 A client creates, edits, completes or removes no obligation, service, note or task', async () => {
    for (const entity of ['obligations', 'services', 'notes', 'tasks', 'clients'] as const) {
      const existing = await world.addRow(entity);
      await expectCommitDenied(world.as('client'), made('client', entity));
      const name =
        entity === 'clients' ? 'corporate_name' : entity === 'notes' || entity === 'tasks' ? 'title' : 'name';
      await expectCommitDenied(world.as('client'), patchOperation('client', existing, { [name]: 'Outro' }));
      await expectCommitDenied(world.as('client'), removeOperation('client', existing));
    }
    const done = { status: 'completed', completed_at: '2026-11-20T12:00:00.000000000Z' };
    await expectCommitDenied(world.as('client'), patchOperation('client', obligation, done));
    expect(await rowAt(obligation)).toMatchObject({ status: 'pending', rev: 1 });
  });

  it('20 A message with a forged sender, time, status, thread or company is denied, and so is its edit or removal', async () => {
    const honest = made('client', 'messages');
    const forged = [
      { sender_id: uidOf('admin') },
      { created_at: EARLIER },
      { created_by: uidOf('admin') },
      { status: 'read' },
      { thread_id: OTHER_COMPANY },
      { client_id: OTHER_COMPANY, thread_id: OTHER_COMPANY },
      { written_at: 'ontem' },
    ];
    await expectAllDenied(
      'client',
      honest,
      forged.map((changes) => withHonestRow(made('client', 'messages'), changes)),
    );
    const existing = await world.addRow('messages', { sender_id: uidOf('client') });
    for (const persona of MEMBERS) {
      await expectCommitDenied(
        world.as(persona),
        patchOperation(persona, existing, { content: 'Outra coisa' }),
      );
      await expectCommitDenied(world.as(persona), removeOperation(persona, existing));
    }
  });

  it('21 Nobody changes the firm, the company, the reader or the making of a row', async () => {
    const changes: Record<string, unknown> = {
      tenant_id: OTHER_FIRM,
      client_id: SECOND_COMPANY,
      created_at: EARLIER,
      created_by: uidOf('client'),
    };
    for (const [name, value] of Object.entries(changes))
      await expectCommitDenied(world.as('admin'), patchOperation('admin', obligation, { [name]: value }));
    const own = await world.addRow('preferences', { user_id: uidOf('client') }, { id: uidOf('client') });
    await expectCommitDenied(world.as('client'), patchOperation('client', own, { user_id: uidOf('admin') }));
  });

  it('22 Unknown fields, wrong types, empty texts, texts over their limit, huge lists and maps are denied', async () => {
    const wrong: Record<string, unknown>[] = [
      { colour: 'red' },
      { title: 7 },
      { title: '' },
      { title: '   ' },
      { title: 'x'.repeat(201) },
      { title: null },
      { title: ['a'] },
      { checklist: Array.from({ length: 21 }, () => ({ text: 'a', done: false })) },
      { checklist: { a: 1 } },
      { checklist: [{ text: 'a', done: false, more: 'x'.repeat(500_000) }] },
      { due_date: 20_261_231 },
    ];
    const attacks = wrong.map((changes) => withHonestRow(made('admin', 'tasks'), changes));
    await expectAllDenied('admin', made('admin', 'tasks'), [
      ...attacks,
      withoutField(made('admin', 'tasks'), 'title'),
    ]);
    const manyIds = Array.from({ length: 5_000 }, (_, at) => `id${at}`);
    await expectCommitDenied(world.as('client'), made('client', 'messages', { document_ids: manyIds }));
  });

  it("23 A revision skipped, kept or lowered, a time that is not the server's and another's name are denied", async () => {
    const existing = await world.addRow('notes');
    const patch = () => patchOperation('admin', existing, { title: 'Outro' });
    const numbered = (rev: unknown) => withReceipt(withRow(patch(), { rev }), { rev });
    const attacks = [
      ...[0, 1, 3, 1.5, '2', null].map(numbered),
      withRow(patch(), { updated_at: EARLIER }),
      withReceipt(withRow(patch(), { updated_at: EARLIER }), { at: EARLIER }),
      withRow(patch(), { updated_by: uidOf('supervisor') }),
    ];
    await expectAllDenied('admin', patch(), attacks);
    expect(await rowAt(existing)).toMatchObject({ rev: 2, title: 'Outro' });
  });

  it('24 A write without its entry, an entry without its write, and an entry forged, edited or removed are denied', async () => {
    const { entity, id, row, opId, receipt } = made('client', 'service_requests');
    await expectLoneWriteDenied('client', `tenants/${FIRM}/${entity}/${id}`, row);
    await expectLoneWriteDenied('client', `tenants/${FIRM}/audit/${opId}`, receipt);
    const forged = [
      { uid: uidOf('admin') },
      { client_id: OTHER_COMPANY },
      { doc_id: 'another' },
      { entity: 'obligations' },
      { kind: 'remove' },
      { fields: ['description'] },
      { rev: 7 },
      { at: EARLIER },
      { more: 'x' },
      { fields: null },
    ];
    for (const changes of forged)
      await expectCommitDenied(world.as('client'), withReceipt(made('client', 'service_requests'), changes));
    const anothers = makeOperationId(uidOf('admin'), newId());
    for (const op of [anothers, `fn_${newId()}`])
      await expectCommitDenied(world.as('client'), withOperationId(made('client', 'service_requests'), op));
    const honest = made('client', 'service_requests');
    await expectCommitAllowed(world.as('client'), honest);
    for (const persona of MEMBERS) {
      const path = `tenants/${FIRM}/audit/${honest.opId}`;
      expect(await writeStatus(path, world.tokenOf(persona))).toBe(403);
      expect(await eraseStatus(path, world.tokenOf(persona))).toBe(403);
    }
  });

  it('24 An entry that is its own target, or that of another entry, is denied to everybody', async () => {
    for (const persona of [...MEMBERS, 'pending', 'accountWithoutRow'] as const) {
      const [one, other] = [newOp(persona), newOp(persona)];
      const forged = (target: string) => ({
        uid: uidOf(persona),
        entity: 'audit',
        doc_id: target,
        client_id: OTHER_COMPANY,
        rev: 1,
        kind: 'remove',
        fields: [],
        at: serverTimestamp(),
        last_op: target,
        updated_at: serverTimestamp(),
      });
      const path = `tenants/${FIRM}/audit/${one}`;
      await expectLoneWriteDenied(persona, path, forged(one));
      await expectLoneWriteDenied(persona, path, forged(other));
      await expectLoneWriteDenied(persona, path, { ...forged(one), anything: 'x'.repeat(900_000) });
    }
  });

  it('25 Nobody erases a document of any collection', async () => {
    for (const entity of ENTITY_NAMES) {
      const existing = await world.addRow(entity);
      for (const persona of [...MEMBERS, 'foreignAdmin'] as const)
        expect(
          await eraseStatus(`tenants/${FIRM}/${entity}/${existing.id}`, world.tokenOf(persona)),
          `${persona}, ${entity}`,
        ).toBe(403);
      expect(await rowAt(existing)).toBeDefined();
    }
    for (const path of [`app_users/${uidOf('pending')}`, `tenants/${FIRM}`])
      expect(await eraseStatus(path, world.tokenOf('admin')), path).toBe(403);
  });

  it('26 A due date that is none, a tax id of the wrong form, a state, priority or status outside its set are denied', async () => {
    const wrong: [EntityName, Record<string, unknown>][] = [
      ['obligations', { due_date: '2026-02-30' }],
      ['obligations', { due_date: 'amanhã' }],
      ['obligations', { priority: 'urgent' }],
      ['obligations', { status: 'cancelled' }],
      ['clients', { cnpj_cpf: '11.222.333/0001-81' }],
      ['clients', { cnpj_cpf: '123' }],
      ['clients', { state: 'sp' }],
      ['clients', { tax_regime: 'isento' }],
      ['clients', { status: 'blocked' }],
      ['service_requests', { status: 'paid' }],
      ['tasks', { status: 'completed ' }],
      ['services', { price_cents: -1 }],
      ['services', { price_cents: 10.5 }],
    ];
    for (const [entity, changes] of wrong)
      await expectCommitDenied(world.as('admin'), made('admin', entity, changes));
    for (const entity of ['obligations', 'clients', 'service_requests', 'tasks', 'services'] as const)
      await expectCommitAllowed(world.as('admin'), made('admin', entity));
  });

  it("26 A path in the bucket that is not this row's own is denied", async () => {
    const id = newId();
    const paths = [
      `client-documents/${FIRM}/${OTHER_COMPANY}/${id}/a.pdf`,
      `client-documents/${OTHER_FIRM}/${COMPANY}/${id}/a.pdf`,
      `client-documents/${FIRM}/${COMPANY}/another/a.pdf`,
      `client-documents/${FIRM}/${COMPANY}/${id}/../another/a.pdf`,
      `client-documents/${FIRM}/${COMPANY}/${id}//a.pdf`,
      `client-documents/${FIRM}/${COMPANY}/${id}/a.exe.pdf`,
      `quarantine/${FIRM}/${COMPANY}/${id}/a.pdf`,
      'https://example.com/a.pdf',
    ];
    const attacks = paths.map((storage_path) => made('client', 'documents', { storage_path }, id));
    for (const attack of attacks) await expectCommitDenied(world.as('client'), attack);
    const honest = made('client', 'documents', {}, id);
    await upload(String(honest.row['storage_path']), PDF, world.tokenOf('client'));
    await expectCommitAllowed(world.as('client'), honest);
  });

  it('finding 11: a message that says it was written in another age is denied', async () => {
    for (const year of ['1990', '9999']) {
      const written_at = `${year}-01-01T00:00:00.000000000Z`;
      await expectCommitDenied(world.as('client'), made('client', 'messages', { written_at }));
    }
  });
});

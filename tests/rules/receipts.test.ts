import { assertFails } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, Timestamp, writeBatch, type DocumentData } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { ENTITY_NAMES, makeOperationId } from '@portal/domain';
import { expectCommitAllowed, expectCommitDenied } from './support/expectations.ts';
import {
  createOperation,
  newId,
  patchOperation,
  withOperationId,
  withReceipt,
  withRow,
} from './support/operations.ts';
import {
  FIRM,
  OTHER_COMPANY,
  OTHER_FIRM,
  PERSONA_NAMES,
  STAFF,
  uidOf,
  type Persona,
} from './support/personas.ts';
import { validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const MEMBERS: readonly Persona[] = ['client', ...STAFF];
const EARLIER = new Timestamp(1_700_000_000, 0);
const LONG = 'x'.repeat(900_000);

const newOp = (persona: Persona) => makeOperationId(uidOf(persona), newId());
const entryPath = (op: string, tenant = FIRM) => `tenants/${tenant}/audit/${op}`;
const asked = (persona: Persona) =>
  createOperation(persona, 'service_requests', validFields('', '').service_requests);

/** An entry that lies, and that is also shaped like the row it names. */
const forged = (persona: Persona, op: string, changes: DocumentData = {}) => ({
  uid: uidOf(persona),
  entity: 'audit',
  doc_id: op,
  client_id: OTHER_COMPANY,
  rev: 1,
  kind: 'remove',
  fields: [],
  at: serverTimestamp(),
  last_op: op,
  updated_at: serverTimestamp(),
  ...changes,
});

describe.each(PERSONA_NAMES)('%s', (persona) => {
  const as = () => world.as(persona);
  const write = (...entries: [op: string, data: DocumentData, tenant?: string][]) => {
    const batch = writeBatch(as());
    for (const [op, data, tenant] of entries) batch.set(doc(as(), entryPath(op, tenant)), data);
    return batch.commit();
  };

  it('leaves a receipt with the operation that it describes, if a member', async () => {
    const expectFor = MEMBERS.includes(persona) ? expectCommitAllowed : expectCommitDenied;
    await expectFor(as(), asked(persona));
    await expectFor(as(), withReceipt(asked(persona), { done_at: EARLIER }));
  });

  it.each([FIRM, OTHER_FIRM])('makes no entry that is its own target, in the firm %s', async (firm) => {
    const op = newOp(persona);
    await assertFails(write([op, forged(persona, op), firm]));
    await assertFails(write([op, forged(persona, op, { entity: `audit/${op}/audit` }), firm]));
  });

  it('makes no two entries that name each other', async () => {
    const [one, other] = [newOp(persona), newOp(persona)];
    await assertFails(
      write(
        [one, forged(persona, one, { doc_id: other, last_op: other })],
        [other, forged(persona, other, { doc_id: one, last_op: one })],
      ),
    );
  });

  it.each([...ENTITY_NAMES, 'app_users', 'mail', 'anything'])(
    'makes no entry of %s alone',
    async (entity) => {
      const op = newOp(persona);
      await assertFails(write([op, forged(persona, op, { entity, doc_id: newId() })]));
    },
  );

  it('makes no entry for an earlier write of its own whose receipt is gone', async () => {
    const op = newOp(persona);
    const { id, row } = await world.addRow('obligations');
    await world.put(`tenants/${FIRM}/obligations/${id}`, { ...row, last_op: op, updated_at: EARLIER });
    const { last_op: _row, updated_at: _too, ...entry } = forged(persona, op);
    await assertFails(write([op, { ...entry, entity: 'obligations', doc_id: id }]));
  });

  it('keeps no store of its own in an entry', async () => {
    await expectCommitDenied(as(), withReceipt(asked(persona), { store: LONG }));
  });
});

describe('a receipt', () => {
  const as = () => world.as('accountant');
  const patched = async () =>
    patchOperation('accountant', await world.addRow('obligations'), { name: 'FGTS' });

  const WRONG: unknown[] = ['text', '', 7, 1.5, true, null, {}, [], ['audit'], EARLIER, LONG];
  const NAMES = ['uid', 'entity', 'doc_id', 'client_id', 'rev', 'kind', 'fields', 'at'];

  it.each(NAMES)('takes no other %s, of any type or size', async (name) => {
    for (const value of WRONG)
      await expectCommitDenied(as(), withReceipt(await patched(), { [name]: value }));
  });

  it.each(ENTITY_NAMES)('of %s describes nothing else', async (entity) => {
    if (entity === 'obligations') await expectCommitAllowed(as(), await patched());
    else await expectCommitDenied(as(), withReceipt(await patched(), { entity }));
  });

  it('says when it was done by a timestamp or not at all', async () => {
    await expectCommitAllowed(as(), withReceipt(await patched(), { done_at: EARLIER }));
    const wrong = WRONG.filter((value) => value !== EARLIER);
    for (const done_at of wrong) await expectCommitDenied(as(), withReceipt(await patched(), { done_at }));
  });

  it.each(['last_op', 'updated_at', 'comment'])('takes no further field: %s', async (name) => {
    const operation = await patched();
    await expectCommitDenied(as(), withReceipt(operation, { [name]: operation.row[name] ?? 'x' }));
  });

  it('names no company where the row has none', async () => {
    const service = createOperation('accountant', 'services', validFields('', '').services);
    await expectCommitDenied(as(), withReceipt(service, { client_id: OTHER_COMPANY }));
  });

  it('counts whole revisions', async () => {
    const between = await world.addRow('obligations', {});
    const row = { ...between.row, rev: 1.5 };
    await world.put(`tenants/${FIRM}/obligations/${between.id}`, row);
    await expectCommitDenied(as(), patchOperation('accountant', { ...between, row }, { name: 'FGTS' }));
  });

  it('is not written again by a later operation under its id', async () => {
    const first = await patched();
    await expectCommitAllowed(as(), first);
    const again = patchOperation('accountant', first, { name: 'ISS' });
    await expectCommitDenied(as(), withOperationId(again, first.opId));
    await expectCommitAllowed(as(), again);
  });

  it('describes a row only with the operation that wrote it', async () => {
    const operation = await patched();
    const batch = writeBatch(as());
    const { id, row, opId, receipt } = operation;
    batch.set(doc(as(), `tenants/${FIRM}/obligations/${id}`), row);
    batch.set(doc(as(), entryPath(opId)), receipt);
    batch.set(doc(as(), entryPath(newOp('accountant'))), { ...receipt, client_id: OTHER_COMPANY });
    await assertFails(batch.commit());
  });

  it('describes no row that is written without it', async () => {
    const operation = await patched();
    await assertFails(setDoc(doc(as(), entryPath(operation.opId)), operation.receipt));
    await expectCommitDenied(as(), withRow(operation, { last_op: newOp('accountant') }));
  });
});

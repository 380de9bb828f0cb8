import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  deleteField,
  doc,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { can, IMMUTABLE_FIELDS } from '@portal/domain';
import {
  commit,
  expectCommitAllowed,
  expectCommitDenied,
  expectGetAllowed,
  expectGetDenied,
  expectListAllowed,
  expectListDenied,
} from './support/expectations.ts';
import {
  createOperation,
  newId,
  patchOperation,
  removeOperation,
  withHonestRow,
  withOperationId,
  withReceipt,
  withRow,
  withoutField,
  type Operation,
  type ExistingRow,
} from './support/operations.ts';
import {
  FIRM,
  PERSONA_NAMES,
  PERSONAS,
  SECOND_COMPANY,
  SENIORS,
  uidOf,
  type Persona,
} from './support/personas.ts';
import { validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const ME = uidOf('accountant');
const OTHER = uidOf('admin');
const RANDOM = '0123456789abcdef';
const EARLIER = new Timestamp(1_700_000_000, 0);
const as = () => world.as('accountant');

let existing: ExistingRow;
let honest: { create: Operation; patch: Operation; remove: Operation };

beforeEach(async () => {
  existing = await world.addRow('obligations');
  honest = {
    create: createOperation('accountant', 'obligations', validFields(ME, '').obligations),
    patch: patchOperation('accountant', existing, { name: 'FGTS', priority: 'high' }),
    remove: removeOperation('accountant', existing),
  };
});

type Attack = [sentence: string, forge: (honest: Operation) => Operation];

/** Denied whatever the operation does. */
const ATTACKS: Attack[] = [
  ['a revision skipped', (o) => revision(o, Number(o.row['rev']) + 1)],
  ['a revision lowered', (o) => revision(o, Number(o.row['rev']) - 1)],
  ['a revision that is a text', (o) => revision(o, String(o.row['rev']))],
  ['a revision other than the receipt says', (o) => withReceipt(o, { rev: Number(o.row['rev']) + 1 })],
  ["updated_at by the device's clock", (o) => withRow(o, { updated_at: Timestamp.now() })],
  ['updated_at in the past', (o) => withRow(o, { updated_at: EARLIER })],
  ['updated_by another', (o) => withRow(o, { updated_by: OTHER })],
  [
    'updated_by and receipt both of another',
    (o) => withReceipt(withRow(o, { updated_by: OTHER }), { uid: OTHER }),
  ],
  ["another user's operation id", (o) => withOperationId(o, `${OTHER}_${RANDOM}`)],
  ["a function's operation id", (o) => withOperationId(o, `fn_${RANDOM}`)],
  ['an operation id that only begins with one’s own uid', (o) => withOperationId(o, `${ME}x_${RANDOM}`)],
  ['an operation id too short to be random', (o) => withOperationId(o, `${ME}_1234567`)],
  ['an operation id without end', (o) => withOperationId(o, `${ME}_${'a'.repeat(41)}`)],
  ['last_op of another operation', (o) => withRow(o, { last_op: `${ME}_${RANDOM}` })],
  ['a receipt of another user', (o) => withReceipt(o, { uid: OTHER })],
  ['a receipt of another collection', (o) => withReceipt(o, { entity: 'notes' })],
  ['a receipt of another row', (o) => withReceipt(o, { doc_id: 'another' })],
  ['a receipt of another company', (o) => withReceipt(o, { client_id: SECOND_COMPANY })],
  ['a receipt of no company', (o) => withReceipt(o, { client_id: null })],
  ["a receipt by the device's clock", (o) => withReceipt(o, { at: Timestamp.now() })],
  [
    'a receipt of another kind',
    (o) => withReceipt(o, { kind: o.receipt['kind'] === 'patch' ? 'remove' : 'patch' }),
  ],
  ['a receipt of an unknown kind', (o) => withReceipt(o, { kind: 'upsert' })],
  ['a receipt that hides a change', (o) => withReceipt(o, { fields: fieldsOf(o).slice(1) })],
  [
    'a receipt that names another field in place of one changed',
    (o) => withReceipt(o, { fields: [...fieldsOf(o).slice(1), 'category'] }),
  ],
  ['a receipt that invents a change', (o) => withReceipt(o, { fields: [...fieldsOf(o), 'category'] })],
  [
    'a receipt that names a change twice',
    (o) => withReceipt(o, { fields: [...fieldsOf(o), ...fieldsOf(o)] }),
  ],
  ['a receipt whose fields are no list', (o) => withReceipt(o, { fields: fieldsOf(o).join() })],
  ['a receipt with an unknown field', (o) => withReceipt(o, { comment: 'x' })],
  ['an unknown field that the receipt does not name', (o) => withRow(o, { colour: 'red' })],
  ['an unknown field in the row', (o) => withHonestRow(o, { colour: 'red' })],
];

const fieldsOf = (operation: Operation) => operation.receipt['fields'] as string[]; // set by the builder

function revision(operation: Operation, rev: unknown): Operation {
  return withReceipt(withRow(operation, { rev }), { rev });
}

describe.each(['create', 'patch', 'remove'] as const)('a %s', (kind) => {
  it('told honestly is allowed, and once', async () => {
    await expectCommitAllowed(as(), honest[kind]);
    await expectCommitDenied(as(), honest[kind]);
  });

  it.each(ATTACKS)('with %s is denied', async (_sentence, forge) => {
    await expectCommitDenied(as(), forge(honest[kind]));
  });

  it.each(['uid', 'entity', 'doc_id', 'client_id', 'rev', 'kind', 'fields', 'at'])(
    'whose receipt lacks %s is denied',
    async (name) => {
      const { [name]: _gone, ...receipt } = honest[kind].receipt;
      await expectCommitDenied(as(), { ...honest[kind], receipt });
    },
  );

  it('without receipt is denied', async () => {
    await assertFails(setDoc(doc(as(), rowPath(honest[kind])), honest[kind].row));
  });

  it('that leaves its receipt without the write is denied', async () => {
    await assertFails(setDoc(doc(as(), receiptPath(honest[kind])), honest[kind].receipt));
  });

  it('in the name of a colleague is denied', async () => {
    await expectCommitDenied(world.as('admin'), honest[kind]);
  });
});

describe('a create', () => {
  const attacks: Attack[] = [
    ['another author', (o) => withRow(o, { created_by: OTHER })],
    ["created_at by the device's clock", (o) => withRow(o, { created_at: Timestamp.now() })],
    ['created_at in the past', (o) => withRow(o, { created_at: EARLIER })],
    ['the name of another firm', (o) => withRow(o, { tenant_id: 'boreal' })],
    ['a tombstone from the start', (o) => withRow(o, { deleted_at: EARLIER })],
    ['a later revision', (o) => revision(o, 2)],
    ['a company that is not there', (o) => withHonestRow(o, { client_id: 'nobody' })],
    ['a company of another firm', (o) => withHonestRow(o, { client_id: 'ferragem' })],
    ['an id that is a sentence', (o) => withReceipt({ ...o, id: 'two words' }, { doc_id: 'two words' })],
    ['an id without end', (o) => withReceipt({ ...o, id: 'a'.repeat(65) }, { doc_id: 'a'.repeat(65) })],
  ];

  it.each(attacks)('with %s is denied', async (_sentence, forge) => {
    await expectCommitDenied(as(), forge(honest.create));
  });

  it('over a row that exists is denied', async () => {
    const over = createOperation('accountant', 'obligations', validFields(ME, '').obligations, {
      id: existing.id,
    });
    await expectCommitDenied(as(), over);
  });

  it('over a row that was removed is denied', async () => {
    await world.put(rowPath(existing), { ...existing.row, deleted_at: EARLIER });
    const over = createOperation('accountant', 'obligations', validFields(ME, '').obligations, {
      id: existing.id,
    });
    await expectCommitDenied(as(), over);
  });
});

describe('a patch', () => {
  const LATER: Record<(typeof IMMUTABLE_FIELDS)[number], unknown> = {
    tenant_id: 'boreal',
    client_id: SECOND_COMPANY,
    user_id: OTHER,
    kind: 'x',
    created_at: EARLIER,
    created_by: ME,
  };
  it.each(IMMUTABLE_FIELDS)('of %s is denied', async (name) => {
    await expectCommitDenied(as(), withHonestRow(honest.patch, { [name]: LATER[name] }));
  });

  it('that keeps the revision is denied', async () => {
    await expectCommitDenied(as(), revision(honest.patch, 1));
  });

  it('of no field at all is a new revision and nothing else', async () => {
    await expectCommitAllowed(as(), patchOperation('accountant', existing, {}));
  });

  it('that takes a field away is denied', async () => {
    const { description: _gone, ...row } = honest.patch.row;
    const fields = [...fieldsOf(honest.patch), 'description'];
    await expectCommitDenied(as(), withReceipt({ ...honest.patch, row }, { fields }));
  });

  it('that removes in passing is denied', async () => {
    await expectCommitDenied(
      as(),
      withHonestRow(honest.patch, { deleted_at: honest.remove.row['deleted_at'] }),
    );
  });

  it('of a row that is not there is denied', async () => {
    const nowhere = patchOperation('accountant', { ...existing, id: newId() }, { name: 'FGTS' });
    await expectCommitDenied(as(), nowhere);
  });

  it('based on a revision that another has replaced is denied', async () => {
    await expectCommitAllowed(as(), patchOperation('accountant', existing, { name: 'FGTS' }));
    await expectCommitDenied(as(), patchOperation('accountant', existing, { name: 'ISS' }));
  });
});

describe('several writes in one commit', () => {
  it('are allowed with a receipt each', async () => {
    await expectCommitAllowed(as(), honest.create, honest.patch);
  });

  it('may not share one receipt', async () => {
    const shared = withRow(patchOperation('accountant', await world.addRow('obligations'), { name: 'ISS' }), {
      last_op: honest.patch.opId,
    });
    const batch = writeBatch(as());
    batch.set(doc(as(), rowPath(honest.patch)), honest.patch.row);
    batch.set(doc(as(), rowPath(shared)), shared.row);
    batch.set(doc(as(), receiptPath(honest.patch)), honest.patch.receipt);
    await assertFails(batch.commit());
  });

  it('may not hide a denied one behind an allowed one', async () => {
    await expectCommitDenied(as(), honest.create, withRow(honest.patch, { updated_by: OTHER }));
  });

  it('may be nine rows with their receipts, the most that the lookups allow', async () => {
    const patches = await Promise.all(Array.from({ length: 9 }, patchOfNewRow));
    await expectCommitAllowed(as(), ...patches);
  });

  const patchOfNewRow = async () =>
    patchOperation('accountant', await world.addRow('obligations'), { name: 'ISS' });
});

describe('a removed row', () => {
  let removed: ExistingRow;
  beforeEach(async () => {
    const row = { ...existing.row, deleted_at: EARLIER };
    await world.put(rowPath(existing), row);
    removed = { ...existing, row };
  });

  it('is not edited', async () => {
    await expectCommitDenied(as(), patchOperation('accountant', removed, { name: 'FGTS' }));
  });

  it('does not come back', async () => {
    await expectCommitDenied(as(), patchOperation('accountant', removed, { deleted_at: null }));
  });

  it('is not removed again', async () => {
    await expectCommitDenied(as(), removeOperation('accountant', removed));
  });
});

describe('a removal', () => {
  it("by the device's clock is denied", async () => {
    await expectCommitDenied(as(), withRow(honest.remove, { deleted_at: Timestamp.now() }));
  });

  it('that changes a field in passing is denied', async () => {
    await expectCommitDenied(as(), withHonestRow(honest.remove, { name: 'Nunca houve' }));
  });

  it('that empties a row kept for its legal time is denied', async () => {
    await expectCommitDenied(as(), withHonestRow(honest.remove, { name: null }));
  });

  describe.each(['services', 'notes', 'tasks', 'canned_answers'] as const)('of %s', (entity) => {
    const prepare = async () => removeOperation('supervisor', await world.addRow(entity));
    const contentOf = (operation: Operation) => fieldsOf(operation).filter((name) => name !== 'deleted_at');

    it('empties every field but the stamps and the company', async () => {
      await expectCommitAllowed(world.as('supervisor'), await prepare());
    });

    it('that keeps some content is denied, field by field', async () => {
      const operation = await prepare();
      const { [entity]: content } = validFields(ME, '');
      for (const name of contentOf(operation)) {
        const kept = withoutFieldInReceipt(operation, name, content[name as keyof typeof content]); // its own key
        await expectCommitDenied(world.as('supervisor'), kept);
      }
    });

    it('that keeps all content is denied', async () => {
      const operation = await prepare();
      const emptied = contentOf(operation);
      const { row } = await world.addRow(entity, {}, { id: operation.id });
      const kept = Object.fromEntries(emptied.map((name) => [name, row[name]]));
      await expectCommitDenied(
        world.as('supervisor'),
        withReceipt(withRow(operation, kept), { fields: ['deleted_at'] }),
      );
    });

    it('that takes a field away is denied', async () => {
      const operation = await prepare();
      const [name = ''] = contentOf(operation);
      const gone = withReceipt(withoutField(operation, name), { fields: fieldsOf(operation) });
      await expectCommitDenied(world.as('supervisor'), gone);
    });

    it('that moves it to another company is denied', async () => {
      await expectCommitDenied(
        world.as('supervisor'),
        withHonestRow(await prepare(), { client_id: SECOND_COMPANY }),
      );
    });
  });

  function withoutFieldInReceipt(operation: Operation, name: string, value: unknown): Operation {
    const fields = fieldsOf(operation).filter((field) => field !== name);
    return withReceipt(withRow(operation, { [name]: value }), { fields });
  }
});

describe('the audit trail', () => {
  const committed = async (author: Persona) => {
    const operation = createOperation(author, 'service_requests', validFields('', '').service_requests);
    await commit(world.as(author), operation);
    return operation;
  };

  /** As the permission table has it: rules and screens say the same. */
  const mayReadAudit = (persona: Persona) => {
    const { uid, row } = PERSONAS[persona];
    return row !== null && can({ ...row, uid }, 'read', { kind: 'audit', tenant_id: FIRM });
  };

  it.each(PERSONA_NAMES)('is listed by seniors alone: %s', async (persona) => {
    const expectList = mayReadAudit(persona) ? expectListAllowed : expectListDenied;
    await expectList(world.as(persona), `tenants/${FIRM}/audit`);
    await expectList(world.as(persona), `tenants/${FIRM}/audit`, where('uid', '==', uidOf(persona)));
    await expectList(world.as(persona), `tenants/${FIRM}/audit`, where('doc_id', '==', existing.id));
  });

  it.each(PERSONA_NAMES)('shows an entry of the client to its author and to seniors: %s', async (persona) => {
    const path = receiptPath(await committed('client'));
    const may: readonly Persona[] = ['client', ...SENIORS];
    await (may.includes(persona) ? expectGetAllowed : expectGetDenied)(world.as(persona), path);
  });

  it('shows an entry of the staff to neither client nor colleague, and to its author', async () => {
    const path = receiptPath(await committed('admin'));
    await expectGetDenied(world.as('client'), path);
    await expectGetDenied(world.as('accountant'), path);
    await expectGetAllowed(world.as('accountant'), receiptPath(await committed('accountant')));
  });

  it('is asked for an own entry that is not there yet', async () => {
    await expectGetAllowed(world.as('client'), `tenants/${FIRM}/audit/${uidOf('client')}_${RANDOM}`);
    await expectGetDenied(world.as('client'), `tenants/${FIRM}/audit/${OTHER}_${RANDOM}`);
    await expectGetDenied(world.as('pending'), `tenants/${FIRM}/audit/${uidOf('pending')}_${RANDOM}`);
  });

  it.each(['accountant', 'admin', 'client'] as const)(
    'is never changed or shortened by %s',
    async (persona) => {
      for (const author of ['client', 'accountant'] as const) {
        const operation = await committed(author);
        const entry = doc(world.as(persona), receiptPath(operation));
        await assertFails(updateDoc(entry, { fields: [] }));
        await assertFails(updateDoc(entry, { kind: deleteField() }));
        await assertFails(setDoc(entry, operation.receipt));
        await assertFails(deleteDoc(entry));
      }
    },
  );

  it('takes no second entry of one write, true or not', async () => {
    const batch = writeBatch(as());
    batch.set(doc(as(), rowPath(honest.patch)), honest.patch.row);
    batch.set(doc(as(), receiptPath(honest.patch)), honest.patch.receipt);
    batch.set(doc(as(), `tenants/${FIRM}/audit/${ME}_${RANDOM}`), {
      ...honest.patch.receipt,
      kind: 'remove',
    });
    await assertFails(batch.commit());
  });

  it('takes no entry for a write that was made before', async () => {
    const earlier = await committed('accountant');
    const forged = { ...earlier, opId: `${ME}_${RANDOM}` };
    await assertFails(setDoc(doc(as(), receiptPath(forged)), forged.receipt));
  });

  it.each(['audit', 'anything', 'obligations/x/y'])('takes no entry of %s', async (entity) => {
    const forged = withReceipt(honest.patch, { entity });
    await assertFails(setDoc(doc(as(), receiptPath(forged)), forged.receipt));
  });

  const LONE: Attack[] = [
    ['of another author', (o) => withReceipt(o, { uid: OTHER })],
    ["under another author's id", (o) => ({ ...o, opId: `${OTHER}_${RANDOM}` })],
    ["by the device's clock", (o) => withReceipt(o, { at: Timestamp.now() })],
    ['of a revision that is a text', (o) => withReceipt(o, { rev: '2' })],
    ['of a row that is not there', (o) => withReceipt(o, { doc_id: 'nowhere' })],
  ];
  it.each(LONE)('takes no entry %s', async (_sentence, forge) => {
    const { opId, tenant, receipt } = forge(honest.patch);
    await assertFails(setDoc(doc(as(), `tenants/${tenant}/audit/${opId}`), receipt));
  });

  it('takes no entry of somebody who is no member', async () => {
    const own = patchOperation('pending', existing, { name: 'FGTS' });
    await assertFails(setDoc(doc(world.as('pending'), receiptPath(own)), own.receipt));
  });

  it('takes an entry of a member only', async () => {
    const asked = createOperation('pending', 'service_requests', validFields('', '').service_requests);
    await expectCommitDenied(world.as('pending'), asked);
    const honestly = createOperation('client', 'service_requests', validFields('', '').service_requests);
    await assertSucceeds(commit(world.as('client'), honestly));
  });
});

const rowPath = ({ tenant, entity, id }: ExistingRow) => `tenants/${tenant}/${entity}/${id}`;
const receiptPath = ({ tenant, opId }: Operation) => `tenants/${tenant}/audit/${opId}`;

import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectCommitAllowed, expectCommitDenied } from './support/expectations.ts';
import { createOperation, patchOperation, withHonestRow } from './support/operations.ts';
import { FIRM, uidOf } from './support/personas.ts';
import { INSTANT, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const as = () => world.as('accountant');
const fields = validFields(uidOf('accountant'), '').obligations;
const completed = { status: 'completed', completed_at: INSTANT };
const YESTERDAY = new Timestamp(1_700_000_000, 0);

describe("completing ('Concluir')", () => {
  it('carries the time of the server', async () => {
    const existing = await world.addRow('obligations');
    await expectCommitAllowed(as(), patchOperation('accountant', existing, completed));
  });

  it('with a time of its own is denied', async () => {
    const patch = patchOperation('accountant', await world.addRow('obligations'), completed);
    await expectCommitDenied(as(), withHonestRow(patch, { completed_at: YESTERDAY }));
  });

  it('without a time is denied', async () => {
    const existing = await world.addRow('obligations');
    await expectCommitDenied(as(), patchOperation('accountant', existing, { status: 'completed' }));
  });

  it('that takes the field away is denied', async () => {
    const patch = patchOperation('accountant', await world.addRow('obligations'), { status: 'completed' });
    const { completed_at: _gone, ...row } = patch.row;
    await expectCommitDenied(as(), { ...patch, row });
  });

  it('is dated once: a second date is denied, another edit keeps the first', async () => {
    const existing = await world.addRow('obligations', completed);
    const again = patchOperation('accountant', existing, { completed_at: INSTANT });
    await expectCommitDenied(as(), again);
    await expectCommitDenied(as(), withHonestRow(again, { completed_at: YESTERDAY }));
    await expectCommitAllowed(as(), patchOperation('accountant', existing, { notes: 'Paga no dia' }));
  });

  it('undone clears the time, and must', async () => {
    const existing = await world.addRow('obligations', completed);
    await expectCommitDenied(as(), patchOperation('accountant', existing, { status: 'pending' }));
    const undone = patchOperation('accountant', existing, { status: 'pending', completed_at: null });
    await expectCommitAllowed(as(), undone);
  });

  it('at creation carries the time of the server too', async () => {
    const create = createOperation('accountant', 'obligations', { ...fields, ...completed });
    await expectCommitDenied(as(), withHonestRow(create, { completed_at: YESTERDAY }));
    await expectCommitDenied(as(), withHonestRow(create, { completed_at: null }));
    await expectCommitAllowed(as(), create);
  });
});

describe('an open obligation', () => {
  it('with a time of completion is denied', async () => {
    const create = createOperation('accountant', 'obligations', fields);
    await expectCommitDenied(as(), withHonestRow(create, { completed_at: serverTimestamp() }));
    const existing = await world.addRow('obligations');
    await expectCommitDenied(as(), patchOperation('accountant', existing, { completed_at: INSTANT }));
  });
});

describe('an obligation of a removed client', () => {
  it('is denied', async () => {
    const { id, row } = await world.addRow('clients');
    await world.put(`tenants/${FIRM}/clients/${id}`, { ...row, deleted_at: YESTERDAY });
    const create = createOperation('accountant', 'obligations', { ...fields, client_id: id });
    await expectCommitDenied(as(), create);
  });
});

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { storagePath } from '@portal/domain';
import { deleteDoc, doc, documentId, setDoc, Timestamp, updateDoc, where } from 'firebase/firestore';
import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { afterEach, describe, it } from 'vitest';
import {
  expectCommitAllowed,
  expectCommitDenied,
  expectGetAllowed,
  expectGetDenied,
  expectListAllowed,
  expectListDenied,
} from './support/expectations.ts';
import { createOperation, newId } from './support/operations.ts';
import { COMPANY, FIRM, OTHER_FIRM, PERSONA_NAMES, PERSONAS, uidOf } from './support/personas.ts';
import { toStored, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

/** While a firm is put back from a backup, `closed_at` of its people's rows keeps them out, and `epochs` tells why. */

const world = useWorld();
const MEMBERS = ['client', 'accountant', 'supervisor', 'admin'] as const;
type Member = (typeof MEMBERS)[number];
const BYTES = new TextEncoder().encode('%PDF-1.7');
const PDF = { contentType: 'application/pdf' };

const accountPath = (member: Member) => `app_users/${uidOf(member)}`;
const become = (member: Member, changes: Record<string, unknown>) =>
  world.put(accountPath(member), { ...toStored(PERSONAS[member].row), ...changes });
const message = (member: Member) =>
  createOperation(member, 'messages', validFields(uidOf(member), '').messages);
const file = (member: Member, path: string) => ref(world.storageAs(member), path);
const newPath = (document_id = newId()) =>
  storagePath({ tenant_id: FIRM, client_id: COMPANY, document_id, random: 'f3a9', extension: 'pdf' });

/** A file with its row, which every member of the company may read. */
async function standingFile(): Promise<string> {
  const id = newId();
  const storage_path = newPath(id);
  await uploadBytes(file('admin', storage_path), BYTES, PDF);
  await world.addRow('documents', { storage_path, check: 'ok' }, { id });
  return storage_path;
}

afterEach(() => Promise.all(MEMBERS.map((member) => become(member, {}))));

describe.each(MEMBERS)('an account of a closed firm, of %s,', (member) => {
  const own = where('client_id', '==', COMPANY);

  it('reads and writes nothing but its own row', async () => {
    const path = await standingFile();
    const { id } = await world.addRow('obligations');
    await become(member, { closed_at: Timestamp.now() });
    const as = world.as(member);
    await expectGetAllowed(as, accountPath(member));
    await expectGetDenied(as, `tenants/${FIRM}`);
    await expectGetDenied(as, `tenants/${FIRM}/obligations/${id}`);
    await expectListDenied(as, `tenants/${FIRM}/obligations`, own);
    await expectListDenied(as, `tenants/${FIRM}/audit`);
    await expectListDenied(as, 'app_users', where('tenant_id', '==', FIRM));
    await expectCommitDenied(as, message(member));
    await assertFails(getBytes(file(member, path)));
    await assertFails(uploadBytes(file(member, newPath()), BYTES, PDF));
  });

  it.each([
    ['that was open all the time', {}],
    ['that was opened again', { closed_at: null }],
  ])('is let in where the firm is one %s', async (_which, row) => {
    const path = await standingFile();
    await become(member, row);
    const as = world.as(member);
    await expectGetAllowed(as, `tenants/${FIRM}`);
    await expectListAllowed(as, `tenants/${FIRM}/obligations`, own);
    await expectCommitAllowed(as, message(member));
    await assertSucceeds(getBytes(file(member, path)));
    await assertSucceeds(uploadBytes(file(member, newPath()), BYTES, PDF));
  });

  it('does not open it by writing its own row', async () => {
    await become(member, { closed_at: Timestamp.now() });
    await assertFails(updateDoc(doc(world.as(member), accountPath(member)), { closed_at: null }));
  });
});

describe('the epoch of a firm', () => {
  const EPOCH = `epochs/${FIRM}`;
  const now = Timestamp.now();
  const earlier = [{ id: newId(), restored_to: now }];
  const epoch = { id: newId(), state: 'restoring', restored_to: now, at: now, earlier };

  it.each(PERSONA_NAMES)('is read by %s, there or not', async (persona) => {
    await world.erase(EPOCH);
    await expectGetAllowed(world.as(persona), EPOCH);
    await world.put(EPOCH, epoch);
    await expectGetAllowed(world.as(persona), EPOCH);
  });

  it('is read by an account that is kept out', async () => {
    await world.put(EPOCH, epoch);
    await become('client', { closed_at: Timestamp.now() });
    await expectGetAllowed(world.as('client'), EPOCH);
  });

  it.each(PERSONA_NAMES)('is written by nobody: %s', async (persona) => {
    await world.put(EPOCH, epoch);
    const own = doc(world.as(persona), EPOCH);
    await assertFails(setDoc(own, { ...epoch, state: 'open' }));
    await assertFails(updateDoc(own, { state: 'open' }));
    await assertFails(deleteDoc(own));
    await assertFails(setDoc(doc(world.as(persona), `epochs/${OTHER_FIRM}`), epoch));
  });

  it('is read by nobody once it holds anything else', async () => {
    await world.put(EPOCH, { ...epoch, by: 'uidAdmin' });
    await expectGetDenied(world.as('admin'), EPOCH);
  });

  it('is no list of firms', async () => {
    await world.put(EPOCH, epoch);
    await expectListDenied(world.as('visitor'), 'epochs');
    await expectListDenied(world.as('admin'), 'epochs');
    await expectListDenied(world.as('admin'), 'epochs', where(documentId(), '==', FIRM));
  });
});

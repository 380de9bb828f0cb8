import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { where } from 'firebase/firestore';
import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { afterEach, describe, it } from 'vitest';
import {
  expectCommitAllowed,
  expectCommitDenied,
  expectGetAllowed,
  expectGetDenied,
  expectListDenied,
} from './support/expectations.ts';
import { createOperation, newId } from './support/operations.ts';
import { COMPANY, FIRM, PERSONAS, uidOf } from './support/personas.ts';
import { toStored, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

/** Rows that no function writes: should one ever exist, it grants nothing. */

const world = useWorld();
const PATH = `app_users/${uidOf('accountWithoutRow')}`;
const BYTES = new TextEncoder().encode('%PDF-1.7');
const become = (changes: Record<string, unknown>) =>
  world.put(PATH, toStored({ ...PERSONAS.client.row, auth_uid: uidOf('accountWithoutRow'), ...changes }));
const as = () => world.as('accountWithoutRow');
const file = (path: string) => ref(world.storageAs('accountWithoutRow'), path);
const upload = (client: string) =>
  uploadBytes(file(`client-documents/${FIRM}/${client}/${newId()}/f3a9.pdf`), BYTES, {
    contentType: 'application/pdf',
  });
const message = () =>
  createOperation('accountWithoutRow', 'messages', validFields(uidOf('accountWithoutRow'), '').messages);

afterEach(() => world.erase(PATH));

it('an active client reads and writes what is of its company', async () => {
  await become({});
  const { id } = await world.addRow('obligations');
  await expectGetAllowed(as(), `tenants/${FIRM}/obligations/${id}`);
  await expectCommitAllowed(as(), message());
  await assertSucceeds(upload(COMPANY));
});

describe.each([null, 'owner', 'Client', ''])('an active account of the role %j', (role) => {
  it('reads and writes nothing of the company on its list', async () => {
    await become({ role });
    const { id } = await world.addRow('obligations');
    await expectGetDenied(as(), `tenants/${FIRM}/obligations/${id}`);
    await expectGetDenied(as(), `tenants/${FIRM}`);
    await expectListDenied(as(), `tenants/${FIRM}/obligations`, where('client_id', '==', COMPANY));
    await expectListDenied(as(), `tenants/${FIRM}/audit`);
    await expectCommitDenied(as(), message());
    await assertFails(upload(COMPANY));
  });
});

it("a client with 'general' on its list does not own the folder of the staff", async () => {
  await become({ client_ids: ['general', COMPANY] });
  const document = newId();
  const storage_path = `client-documents/${FIRM}/general/${document}/f3a9.pdf`;
  await uploadBytes(ref(world.storageAs('admin'), storage_path), BYTES, { contentType: 'application/pdf' });
  await world.addRow('documents', { client_id: null, storage_path, check: 'ok' }, { id: document });
  await assertSucceeds(getBytes(ref(world.storageAs('admin'), storage_path)));
  await assertFails(getBytes(file(storage_path)));
  await assertFails(upload('general'));
});

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
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
import { COMPANY, FIRM, PERSONA_NAMES, PERSONAS, STAFF, uidOf } from './support/personas.ts';
import { toStored, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
type Staff = (typeof STAFF)[number];
const PDF = { contentType: 'application/pdf' };

const accountPath = (member: Staff) => `app_users/${uidOf(member)}`;
const become = (member: Staff, changes: Record<string, unknown>) =>
  world.put(accountPath(member), toStored({ ...PERSONAS[member].row, ...changes }));
const message = (member: Staff) =>
  createOperation(member, 'messages', validFields(uidOf(member), '').messages);
const newFile = () => `client-documents/${FIRM}/${COMPANY}/${newId()}/f3a9.pdf`;
const BYTES = new TextEncoder().encode('%PDF-1.7');

afterEach(() => Promise.all(STAFF.map((member) => become(member, {}))));

describe.each(STAFF)('where a second factor is demanded of %s', (member) => {
  it('a session with it reads and writes', async () => {
    await become(member, { needs_factor: true });
    const withFactor = world.withFactor(member);
    await expectGetAllowed(withFactor.firestore, `tenants/${FIRM}`);
    await expectCommitAllowed(withFactor.firestore, message(member));
    await assertSucceeds(uploadBytes(ref(withFactor.storage, newFile()), BYTES, PDF));
  });

  it('a session without it reads and writes nothing but its own row', async () => {
    const sent = newFile();
    await uploadBytes(ref(world.storageAs(member), sent), BYTES, PDF);
    await become(member, { needs_factor: true });
    const as = world.as(member);
    await expectGetAllowed(as, accountPath(member));
    await expectGetDenied(as, `tenants/${FIRM}`);
    await expectListDenied(as, `tenants/${FIRM}/people`);
    await expectListDenied(as, `${accountPath(member)}/devices`);
    await expectCommitDenied(as, message(member));
    await assertFails(getBytes(ref(world.storageAs(member), sent)));
    await assertFails(uploadBytes(ref(world.storageAs(member), newFile()), BYTES, PDF));
  });
});

describe.each(STAFF)('where none is demanded of %s', (member) => {
  it.each([{}, { needs_factor: false }])('a session without it reads and writes: %j', async (row) => {
    await become(member, row);
    await expectGetAllowed(world.as(member), `tenants/${FIRM}`);
    await expectCommitAllowed(world.as(member), message(member));
    await assertSucceeds(uploadBytes(ref(world.storageAs(member), newFile()), BYTES, PDF));
  });
});

describe('the hashes of recovery codes', () => {
  it.each(PERSONA_NAMES)('are read by nobody: %s', async (persona) => {
    await world.put(`recovery_codes/${uidOf(persona)}`, { hashes: [] });
    await expectGetDenied(world.as(persona), `recovery_codes/${uidOf(persona)}`);
    await expectListDenied(world.as(persona), 'recovery_codes');
  });
});

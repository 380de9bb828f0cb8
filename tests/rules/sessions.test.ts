import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
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
import { COMPANY, FIRM, PERSONA_NAMES, PERSONAS, uidOf } from './support/personas.ts';
import { toStored, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const MEMBERS = ['client', 'accountant', 'supervisor', 'admin'] as const;
type Member = (typeof MEMBERS)[number];
/** `auth_time` of the tokens that the library makes. */
const OWN_SESSION = 0;
const PDF = { contentType: 'application/pdf' };

const accountPath = (member: Member) => `app_users/${uidOf(member)}`;
const become = (member: Member, changes: Record<string, unknown>) =>
  world.put(accountPath(member), toStored({ ...PERSONAS[member].row, ...changes }));
const message = (member: Member) =>
  createOperation(member, 'messages', validFields(uidOf(member), '').messages);
const upload = (member: Member) => {
  const path = `client-documents/${FIRM}/${COMPANY}/${newId()}/f3a9.pdf`;
  return uploadBytes(ref(world.storageAs(member), path), new TextEncoder().encode('%PDF-1.7'), PDF);
};

afterEach(() => Promise.all(MEMBERS.map((member) => become(member, {}))));

describe.each(MEMBERS)('a session of %s', (member) => {
  const as = () => world.as(member);

  it('stays valid while others of the person are ended', async () => {
    await become(member, { ended_sessions: [OWN_SESSION + 1], sessions_from: OWN_SESSION });
    await expectGetAllowed(as(), `tenants/${FIRM}`);
    await expectCommitAllowed(as(), message(member));
    await assertSucceeds(upload(member));
  });

  it.each([
    ['by itself', { ended_sessions: [7, OWN_SESSION] }],
    ['with all before it', { sessions_from: OWN_SESSION + 1 }],
  ])('that was ended %s reads and writes nothing but its own row', async (_how, ended) => {
    const { ref: sent } = await upload(member);
    await become(member, ended);
    await expectGetAllowed(as(), accountPath(member));
    await expectGetDenied(as(), `tenants/${FIRM}`);
    await expectCommitDenied(as(), message(member));
    await assertFails(upload(member));
    await assertFails(getBytes(sent));
    await expectGetDenied(as(), `${accountPath(member)}/devices/phone`);
    await expectListDenied(as(), `${accountPath(member)}/devices`);
  });
});

describe('the list of devices', () => {
  it.each(MEMBERS)('is read by its person: %s', async (member) => {
    await expectGetAllowed(world.as(member), `${accountPath(member)}/devices/phone`);
    await expectListAllowed(world.as(member), `${accountPath(member)}/devices`);
  });

  it.each(PERSONA_NAMES.filter((name) => name !== 'client'))('is not read by %s', async (persona) => {
    await expectGetDenied(world.as(persona), `${accountPath('client')}/devices/phone`);
    await expectListDenied(world.as(persona), `${accountPath('client')}/devices`);
  });

  it.each(PERSONA_NAMES)('is written by nobody: %s', async (persona) => {
    const path = `app_users/${uidOf(persona)}/devices/phone`;
    await assertFails(setDoc(doc(world.as(persona), path), { ended_at: null }));
  });
});

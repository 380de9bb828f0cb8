import { assertFails } from '@firebase/rules-unit-testing';
import { ROLES } from '@portal/domain';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import {
  expectGetAllowed,
  expectGetDenied,
  expectListAllowed,
  expectListDenied,
} from './support/expectations.ts';
import { FIRM, OTHER_FIRM, PERSONAS, PERSONA_NAMES, uidOf, type Persona } from './support/personas.ts';
import { toStored } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const accountPath = (persona: Persona) => `app_users/${uidOf(persona)}`;
const signedIn = PERSONA_NAMES.filter((persona) => persona !== 'visitor');
const ofFirm = where('tenant_id', '==', FIRM);
/** As the panel asks for them, a page and one more. */
const waiting = [
  where('is_active', '==', false),
  where('blocked_at', '==', null),
  orderBy('created_at', 'desc'),
  limit(201),
];
const approved = [where('role', 'in', ROLES), orderBy('full_name'), limit(201)];

describe('an account', () => {
  it.each(signedIn)('is read by itself: %s', async (persona) => {
    await expectGetAllowed(world.as(persona), accountPath(persona));
  });

  it.each(signedIn.filter((name) => PERSONAS[name].row?.role !== 'admin'))(
    'is asked for by its name, and not as a list of one, by %s',
    async (persona) => {
      const own = where(documentId(), '==', uidOf(persona));
      await expectListDenied(world.as(persona), 'app_users', own);
    },
  );

  it.each(PERSONA_NAMES.filter((name) => name !== 'admin' && name !== 'accountant'))(
    'of a colleague is not read by %s',
    async (persona) => {
      await expectGetDenied(world.as(persona), accountPath('accountant'));
      await expectListDenied(world.as(persona), 'app_users', ofFirm);
    },
  );

  it('is not listed by the accountant', async () => {
    for (const asked of [[], waiting, approved])
      await expectListDenied(world.as('accountant'), 'app_users', ofFirm, ...asked);
    await expectGetDenied(world.as('accountant'), accountPath('client'));
  });

  it('of the same firm is read and listed by its administrator', async () => {
    await expectGetAllowed(world.as('admin'), accountPath('pending'));
    await expectListAllowed(world.as('admin'), 'app_users', ofFirm);
    for (const asked of [waiting, approved])
      await expectListAllowed(world.as('admin'), 'app_users', ofFirm, ...asked);
  });

  it('that waits is not hidden behind those that were closed', async () => {
    const asked = query(collection(world.as('admin'), 'app_users'), ofFirm, ...waiting);
    expect((await getDocs(asked)).docs.map(({ id }) => id)).toEqual([uidOf('pending')]);
  });

  it('of another firm is not', async () => {
    await expectGetDenied(world.as('admin'), accountPath('foreignAdmin'));
    await expectListDenied(world.as('admin'), 'app_users', where('tenant_id', '==', OTHER_FIRM));
    for (const asked of [[], waiting, approved])
      await expectListDenied(world.as('admin'), 'app_users', ...asked);
  });

  it.each(PERSONA_NAMES)('is not created by %s, whatever it says of itself', async (persona) => {
    const row = toStored(PERSONAS.admin.row);
    await assertFails(setDoc(doc(world.as(persona), 'app_users/uidNew'), row));
    await assertFails(setDoc(doc(world.as(persona), accountPath('accountWithoutRow')), row));
  });

  const CLAIMS = [
    { role: 'admin' },
    { is_active: true },
    { tenant_id: OTHER_FIRM },
    { client_id: 'oficina', client_ids: ['oficina'] },
    { approved_at: new Date(), approved_by: 'uidAdmin' },
    { requested_role: 'client' },
    { full_name: 'Outro Nome' },
    { anything: 1 },
  ];
  it.each(PERSONA_NAMES)('is not changed or deleted by %s', async (persona) => {
    const firestore = world.as(persona);
    for (const target of [persona, 'client', 'accountant'] as const) {
      for (const claim of CLAIMS) await assertFails(updateDoc(doc(firestore, accountPath(target)), claim));
      await assertFails(deleteDoc(doc(firestore, accountPath(target))));
    }
  });
});

describe('the firm', () => {
  const members: readonly Persona[] = ['client', 'otherClient', 'accountant', 'supervisor', 'admin'];

  it.each(PERSONA_NAMES)('is read by its members alone: %s', async (persona) => {
    const expectGet = members.includes(persona) ? expectGetAllowed : expectGetDenied;
    await expectGet(world.as(persona), `tenants/${FIRM}`);
  });

  it.each(PERSONA_NAMES)('is not listed, changed or deleted by %s', async (persona) => {
    await expectListDenied(world.as(persona), 'tenants');
    await expectListDenied(world.as(persona), 'tenants', where(documentId(), '==', FIRM));
    const firm = doc(world.as(persona), `tenants/${FIRM}`);
    await assertFails(updateDoc(firm, { name: 'Outra' }));
    await assertFails(deleteDoc(firm));
  });
});

describe('what an account may do', () => {
  afterEach(() => world.put(accountPath('accountant'), toStored(PERSONAS.accountant.row)));

  const change = (changes: Record<string, unknown>) =>
    world.put(accountPath('accountant'), toStored({ ...PERSONAS.accountant.row, ...changes }));
  const expectReading = async (expectGet: typeof expectGetAllowed) => {
    const { id } = await world.addRow('notes');
    await expectGet(world.as('accountant'), `tenants/${FIRM}/notes/${id}`);
  };

  it('ends with the next request after blocking', async () => {
    await expectReading(expectGetAllowed);
    await change({ is_active: false });
    await expectReading(expectGetDenied);
  });

  it('follows the role at once', async () => {
    await change({ role: 'client' });
    await expectReading(expectGetDenied);
  });

  it('is nothing while no role is given, active or not', async () => {
    await change({ role: null });
    await expectReading(expectGetDenied);
    await expectGetDenied(world.as('accountant'), `tenants/${FIRM}`);
  });

  it('moves with the firm', async () => {
    await change({ tenant_id: OTHER_FIRM });
    await expectReading(expectGetDenied);
  });
});

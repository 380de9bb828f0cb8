import { assertFails } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, documentId, where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import {
  expectCommitAllowed,
  expectCommitDenied,
  expectGetAllowed,
  expectListDenied,
  expectListAllowed,
} from './support/expectations.ts';
import { createOperation } from './support/operations.ts';
import { COMPANY, FIRM, PERSONA_NAMES, uidOf } from './support/personas.ts';
import { validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

/** What a person may get by its name, and still neither lists nor deletes. */

const world = useWorld();
const UID = uidOf('client');
const DEVICE = `app_users/${UID}/devices/phone`;
const as = () => world.as('client');
const remove = (path: string) => assertFails(deleteDoc(doc(as(), path)));
const named = (name: string) => where(documentId(), '==', name);

describe('one’s own account', () => {
  it('is not listed, by its name neither', () => expectListDenied(as(), 'app_users', named(UID)));

  it('keeps its devices', async () => {
    await world.put(DEVICE, { name: 'Celular' });
    await expectGetAllowed(as(), DEVICE);
    await expectListAllowed(as(), `app_users/${UID}/devices`);
    await remove(DEVICE);
  });
});

describe('one’s own firm', () => {
  it('is not listed, by its name neither', () => expectListDenied(as(), 'tenants', named(FIRM)));

  it.each(PERSONA_NAMES)('is not deleted by %s', async (persona) => {
    await assertFails(deleteDoc(doc(world.as(persona), `tenants/${FIRM}`)));
  });
});

describe.each(['preferences', 'thread_reads'] as const)('a row of %s, named after its person', (entity) => {
  const id = entity === 'preferences' ? UID : `${COMPANY}_${UID}`;
  const path = `tenants/${FIRM}/${entity}/${id}`;

  it('is not deleted', async () => {
    await world.erase(path);
    const fields = validFields(UID, id)[entity];
    await expectCommitAllowed(as(), createOperation('client', entity, fields, { id }));
    await expectGetAllowed(as(), path);
    await remove(path);
  });
});

describe('one’s own preferences', () => {
  const GROUPS = [
    ...['messages', 'documents', 'requests', 'tasks'],
    ...['due_dates', 'slips', 'asks', 'sign_ups'],
  ];
  const choosing = (fields: object) =>
    createOperation(
      'client',
      'preferences',
      { ...validFields(UID, UID).preferences, ...fields },
      { id: UID },
    );

  it.each(['portal_off', 'email_off', 'push_off'])('have as many groups in %s as there are', async (list) => {
    await world.erase(`tenants/${FIRM}/preferences/${UID}`);
    await expectCommitDenied(as(), choosing({ [list]: [...GROUPS, 'messages'] }));
    await expectCommitAllowed(as(), choosing({ [list]: GROUPS }));
  });
});

describe('one’s own receipt', () => {
  it('is not listed, by its name neither', async () => {
    const operation = createOperation('client', 'messages', validFields(UID, '').messages);
    await expectCommitAllowed(as(), operation);
    await expectGetAllowed(as(), `tenants/${FIRM}/audit/${operation.opId}`);
    await expectListDenied(as(), `tenants/${FIRM}/audit`, named(operation.opId));
  });
});

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { Timestamp } from 'firebase/firestore';
import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { afterEach, describe, it } from 'vitest';
import { storagePath } from '@portal/domain';
import { expectCommitAllowed, expectCommitDenied } from './support/expectations.ts';
import { createOperation, newId } from './support/operations.ts';
import { COMPANY, FIRM, PERSONAS, SECOND_COMPANY, uidOf, type Persona } from './support/personas.ts';
import { toStored, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

/** Functions count what a company stores and what a person sends, and pause where it is too much. */

const world = useWorld();
const { row } = PERSONAS.client;
const pause = (changes: Record<string, unknown>) =>
  world.put(`app_users/${row.auth_uid}`, { ...toStored(row), ...changes });
afterEach(() => pause({}));

const ONE_DAY_MS = 24 * 60 * 60 * 1000;
const inAMinute = () => Timestamp.fromMillis(Date.now() + 60_000);
const pathIn = (client_id: string, document_id: string) =>
  storagePath({ tenant_id: FIRM, client_id, document_id, random: 'f3a9', extension: 'pdf' });
const file = (persona: Persona, path: string) => ref(world.storageAs(persona), path);
const upload = (persona: Persona, client_id: string) =>
  uploadBytes(file(persona, pathIn(client_id, newId())), new TextEncoder().encode('%PDF-1.7'), {
    contentType: 'application/pdf',
  });

function operation(entity: 'documents' | 'messages' | 'service_requests', client_id: string, by: Persona) {
  const id = newId();
  const fields = { ...validFields(uidOf(by), id)[entity], client_id };
  const place = {
    documents: { storage_path: pathIn(client_id, id) },
    messages: { thread_id: client_id },
    service_requests: {},
  };
  return createOperation(by, entity, { ...fields, ...place[entity] }, { id });
}

describe('a client whose company used up its quota of files', () => {
  it('files no document there, and in its other company as before', async () => {
    await pause({ paused_client_ids: [COMPANY] });
    await expectCommitDenied(world.as('client'), operation('documents', COMPANY, 'client'));
    await expectCommitAllowed(world.as('client'), operation('documents', SECOND_COMPANY, 'client'));
    await pause({ paused_client_ids: [] });
    await expectCommitAllowed(world.as('client'), operation('documents', COMPANY, 'client'));
  });

  it('uploads nothing there, and to its other company as before', async () => {
    await pause({ paused_client_ids: [COMPANY] });
    await assertFails(upload('client', COMPANY));
    await assertSucceeds(upload('client', SECOND_COMPANY));
    await pause({ paused_client_ids: [] });
    await assertSucceeds(upload('client', COMPANY));
  });

  it('still writes messages and asks for services', async () => {
    await pause({ paused_client_ids: [COMPANY] });
    await expectCommitAllowed(world.as('client'), operation('messages', COMPANY, 'client'));
    await expectCommitAllowed(world.as('client'), operation('service_requests', COMPANY, 'client'));
  });

  it('does not keep the staff from sending it what is due', async () => {
    await pause({ paused_client_ids: [COMPANY] });
    await assertSucceeds(upload('accountant', COMPANY));
    await expectCommitAllowed(world.as('accountant'), operation('documents', COMPANY, 'accountant'));
  });
});

describe('a client that sent too much within an hour', () => {
  it.each(['documents', 'messages', 'service_requests'] as const)(
    'creates no %s until the pause is over',
    async (entity) => {
      await pause({ paused_until: inAMinute() });
      await expectCommitDenied(world.as('client'), operation(entity, COMPANY, 'client'));
      await pause({ paused_until: Timestamp.fromMillis(Date.now() - 60_000) });
      await expectCommitAllowed(world.as('client'), operation(entity, COMPANY, 'client'));
    },
  );

  it('uploads nothing until the pause is over', async () => {
    await pause({ paused_until: inAMinute() });
    await assertFails(upload('client', COMPANY));
    // Long ago: in rules of Storage the local backend's clock does not go on from its start.
    await pause({ paused_until: Timestamp.fromMillis(Date.now() - ONE_DAY_MS) });
    await assertSucceeds(upload('client', COMPANY));
  });
});

it('a client that is paused reads what it read before', async () => {
  const id = newId();
  const storage_path = pathIn(COMPANY, id);
  await uploadBytes(file('admin', storage_path), new TextEncoder().encode('%PDF-1.7'), {
    contentType: 'application/pdf',
  });
  await world.addRow('documents', { storage_path, check: 'ok' }, { id });
  await pause({ paused_client_ids: [COMPANY], paused_until: inAMinute() });
  await assertSucceeds(getBytes(file('client', storage_path)));
});

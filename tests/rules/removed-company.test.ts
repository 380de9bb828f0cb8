import { Timestamp } from 'firebase/firestore';
import { afterEach, describe, it } from 'vitest';
import { storagePath, type EntityName } from '@portal/domain';
import { expectCommitAllowed, expectCommitDenied } from './support/expectations.ts';
import { createOperation, newId } from './support/operations.ts';
import { FIRM, SECOND_COMPANY, type Persona, uidOf } from './support/personas.ts';
import { standingRow, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();

/** The client's second company, there or removed. */
const setCompany = (deleted_at: Timestamp | null) =>
  world.put(`tenants/${FIRM}/clients/${SECOND_COMPANY}`, {
    ...standingRow(validFields('fn', SECOND_COMPANY).clients),
    deleted_at,
  });

function creation(author: Persona, entity: 'messages' | 'documents' | 'service_requests') {
  const id = newId();
  const place = { tenant_id: FIRM, client_id: SECOND_COMPANY, document_id: id, random: 'f3a9' };
  const own = {
    messages: { thread_id: SECOND_COMPANY },
    documents: { storage_path: storagePath({ ...place, extension: 'pdf' }) },
    service_requests: {},
  }[entity];
  const fields = {
    ...validFields(uidOf(author), id)[entity satisfies EntityName],
    ...own,
    client_id: SECOND_COMPANY,
  };
  return createOperation(author, entity, fields, { id });
}

afterEach(() => setCompany(null));

// Its people keep what they have read, but what they would send is seen by nobody any more.
describe.each(['messages', 'documents', 'service_requests'] as const)('%s of a removed company', (entity) => {
  it.each(['client', 'accountant', 'admin'] as const)(
    'are not taken from a person who is %s',
    async (author) => {
      const operation = creation(author, entity);
      await setCompany(Timestamp.fromMillis(0));
      await expectCommitDenied(world.as(author), operation);
      await setCompany(null);
      await expectCommitAllowed(world.as(author), operation);
    },
  );
});

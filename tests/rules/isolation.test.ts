import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getAggregateFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  startAfter,
  sum,
  Timestamp,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { ENTITY_NAMES, type EntityName } from '@portal/domain';
import {
  expectCommitAllowed,
  expectCommitDenied,
  expectGetAllowed,
  expectGetDenied,
  expectListAllowed,
  expectListDenied,
} from './support/expectations.ts';
import { createOperation } from './support/operations.ts';
import {
  COMPANY,
  FIRM,
  FOREIGN_COMPANY,
  OTHER_COMPANY,
  OTHER_FIRM,
  PERSONA_NAMES,
  SECOND_COMPANY,
  uidOf,
  type Persona,
} from './support/personas.ts';
import { validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const at = (entity: string, tenant = FIRM) => `tenants/${tenant}/${entity}`;
const COMPANY_ROWS = [
  'companies',
  'obligations',
  'documents',
  'message_threads',
  'slips',
  'slip_events',
  'document_requests',
  'request_items',
  'thread_reads',
  'messages',
  'service_requests',
] as const satisfies EntityName[];

describe.each(COMPANY_ROWS)('%s', (entity) => {
  it('of another company are not read by a client, by id or by query', async () => {
    const { id } = await world.addRow(entity, { client_id: OTHER_COMPANY }, { id: OTHER_COMPANY });
    await expectGetDenied(world.as('client'), `${at(entity)}/${id}`);
    await expectListDenied(world.as('client'), at(entity), where('client_id', '==', OTHER_COMPANY));
  });

  it('are not listed by a client without the filter of one own company', async () => {
    await expectListDenied(world.as('client'), at(entity));
    await expectListDenied(world.as('client'), at(entity), where('client_id', '!=', OTHER_COMPANY));
    await expectListDenied(
      world.as('client'),
      at(entity),
      where('client_id', 'in', [COMPANY, OTHER_COMPANY]),
    );
    await expectListDenied(world.as('client'), at(entity), where('client_id', '==', null));
  });

  it('of each own company are read by a client with two', async () => {
    const { id } = await world.addRow(entity, { client_id: SECOND_COMPANY }, { id: SECOND_COMPANY });
    await expectGetAllowed(world.as('client'), `${at(entity)}/${id}`);
    await expectListAllowed(world.as('client'), at(entity), where('client_id', '==', COMPANY));
    await expectListAllowed(world.as('client'), at(entity), where('client_id', '==', SECOND_COMPANY));
  });

  it('are pulled and counted in the scope of a company', async () => {
    const scope = where('client_id', '==', COMPANY);
    const since = where('updated_at', '>', new Timestamp(0, 0));
    await expectListAllowed(
      world.as('client'),
      at(entity),
      scope,
      since,
      orderBy('updated_at'),
      orderBy(documentId()),
      startAfter(new Timestamp(1, 0), 'a'),
      limit(500),
    );
    const existing = query(
      collection(world.as('client'), at(entity)),
      scope,
      where('deleted_at', '==', null),
    );
    await assertSucceeds(getAggregateFromServer(existing, { revisions: sum('rev') }));
  });
});

describe('people', () => {
  it('are not listed by a client without the filter on staff', async () => {
    await expectListDenied(world.as('client'), at('people'));
  });
});

describe.each(['notifications', 'preferences'] as const)('%s', (entity) => {
  it('are not listed without the filter of their reader', async () => {
    await expectListDenied(world.as('client'), at(entity));
    await expectListDenied(world.as('admin'), at(entity));
    await expectListDenied(world.as('admin'), at(entity), where('user_id', '==', uidOf('client')));
  });
});

/** Nothing is wrong with this row but the firm. */
function foreignFields(entity: EntityName, persona: Persona): Record<string, unknown> {
  const fields: Record<string, unknown> = validFields(uidOf(persona), 'foreign1')[entity];
  const folder = `client-documents/${OTHER_FIRM}/${FOREIGN_COMPANY}/foreign1`;
  return {
    ...fields,
    ...('client_id' in fields && { client_id: FOREIGN_COMPANY }),
    ...('thread_id' in fields && { thread_id: FOREIGN_COMPANY }),
    ...('storage_path' in fields && { storage_path: `${folder}/f3a9.pdf` }),
  };
}

describe.each(ENTITY_NAMES)('%s of another firm', (entity) => {
  it.each(PERSONA_NAMES.filter((name) => name !== 'foreignAdmin'))('are closed to %s', async (persona) => {
    const id = `${FOREIGN_COMPANY}Row`;
    const isOwned = entity === 'notifications' || entity === 'preferences';
    const changes = isOwned ? { user_id: uidOf('foreignAdmin') } : {};
    await world.addRow(entity, changes, { tenant: OTHER_FIRM, id });
    const firestore = world.as(persona);
    const fields = foreignFields(entity, persona);
    await expectGetDenied(firestore, `${at(entity, OTHER_FIRM)}/${id}`);
    await expectListDenied(firestore, at(entity, OTHER_FIRM));
    await expectListDenied(firestore, at(entity, OTHER_FIRM), where('client_id', '==', COMPANY));
    const place = { tenant: OTHER_FIRM, id: 'foreign1' };
    await expectCommitDenied(firestore, createOperation(persona, entity, fields, place));
  });

  it.each(PERSONA_NAMES)('are closed to %s as a collection group', async (persona) => {
    const everywhere = collectionGroup(world.as(persona), entity);
    await assertFails(getDocs(everywhere));
    await assertFails(getDocs(query(everywhere, where('tenant_id', '==', FIRM))));
    await assertFails(getDocs(query(everywhere, where('client_id', '==', COMPANY))));
  });

  it.each(PERSONA_NAMES)('and of this one are not deleted by %s', async (persona) => {
    const { id } = await world.addRow(entity);
    await assertFails(deleteDoc(doc(world.as(persona), `${at(entity)}/${id}`)));
  });
});

describe('everything else', () => {
  const UNKNOWN = [
    'anything/x',
    'erasures/x',
    'restores/x',
    `${FIRM}/x`,
    at('anything') + '/x',
    at('clients') + '/x/anything/y',
  ];

  it.each(PERSONA_NAMES)('is closed to %s', async (persona) => {
    for (const path of UNKNOWN) {
      await expectGetDenied(world.as(persona), path);
      await assertFails(setDoc(doc(world.as(persona), path), { tenant_id: FIRM }));
    }
  });

  it("a company named 'general' would own the folder of the staff, so nobody makes one", async () => {
    const fields = validFields(uidOf('admin'), '').clients;
    await expectCommitDenied(
      world.as('admin'),
      createOperation('admin', 'clients', fields, { id: 'general' }),
    );
    await expectCommitAllowed(
      world.as('admin'),
      createOperation('admin', 'clients', fields, { id: 'general2' }),
    );
  });
});

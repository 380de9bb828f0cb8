import { appUserSchema, COLLECTIONS, receiptSchema, tenantSchema } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { expectCommitAllowed } from '../support/expectations.ts';
import { createOperation, newId, patchOperation } from '../support/operations.ts';
import { COMPANY, FIRM, type Persona, uidOf } from '../support/personas.ts';
import { standingRow } from '../support/rows.ts';
import { useWorld } from '../support/world.ts';
import { shapes202611 } from './shapes-2026-11.ts';
import { shapes20261123 } from './shapes-2026-11-23.ts';

type Entity = keyof ReturnType<typeof shapes202611>['rows'];

/** Who writes them, and the id where it is not a random one. */
const WRITTEN: readonly { entity: Entity; author: Persona; id?: string }[] = [
  { entity: 'clients', author: 'supervisor' },
  { entity: 'obligations', author: 'accountant' },
  { entity: 'services', author: 'accountant' },
  { entity: 'documents', author: 'client' },
  { entity: 'notes', author: 'accountant' },
  { entity: 'tasks', author: 'accountant' },
  { entity: 'messages', author: 'client' },
  { entity: 'canned_answers', author: 'accountant' },
  { entity: 'service_requests', author: 'client' },
  { entity: 'thread_staff', author: 'accountant', id: COMPANY },
  { entity: 'thread_reads', author: 'client', id: `${COMPANY}_${uidOf('client')}` },
  { entity: 'preferences', author: 'client', id: uidOf('client') },
];

// A schema only grows: a field of a later release is optional, so that what an older one wrote is never refused.
describe.each([
  ['November 2026', shapes202611],
  ['23 November 2026', shapes20261123],
] as const)('rows of %s', (_release, shapesOf) => {
  const world = useWorld();
  const { rows, account, tenant, receipt } = shapesOf('author', 'id');

  it('are still read', () => {
    for (const entity of Object.keys(rows) as Entity[])
      expect(COLLECTIONS[entity].safeParse(rows[entity]).error, entity).toBeUndefined();
    expect(appUserSchema.safeParse(account).error).toBeUndefined();
    expect(tenantSchema.safeParse(tenant).error).toBeUndefined();
    expect(receiptSchema.safeParse(receipt).error).toBeUndefined();
  });

  it.each(WRITTEN)('of $entity are still taken from a device', async ({ entity, author, id = newId() }) => {
    const fields = shapesOf(uidOf(author), id).rows[entity];
    await world.erase(`tenants/${FIRM}/${entity}/${id}`);
    await expectCommitAllowed(world.as(author), createOperation(author, entity, fields, { id }));
  });

  it('are still edited, although they lack what was added', async () => {
    const existing = {
      tenant: FIRM,
      entity: 'clients',
      id: newId(),
      row: standingRow(rows.clients),
    } as const;
    await world.put(`tenants/${FIRM}/clients/${existing.id}`, existing.row);
    const patch = patchOperation('accountant', existing, { city: 'Campinas' });
    await expectCommitAllowed(world.as('accountant'), patch);
  });
});

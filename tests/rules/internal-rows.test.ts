import { describe, it } from 'vitest';
import { expectCommitAllowed, expectCommitDenied } from './support/expectations.ts';
import { createOperation, withHonestRow } from './support/operations.ts';
import { FIRM, FOREIGN_COMPANY, OTHER_COMPANY, uidOf } from './support/personas.ts';
import { validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();

describe.each(['notes', 'tasks'] as const)('%s', (entity) => {
  const about = (client_id: string | null) => {
    const fields = validFields(uidOf('accountant'), '')[entity];
    return withHonestRow(createOperation('accountant', entity, fields), { client_id });
  };

  it('are about a company or about none', async () => {
    await expectCommitAllowed(world.as('accountant'), about(null));
    await expectCommitAllowed(world.as('accountant'), about(OTHER_COMPANY));
  });

  it('are not about a company that is not there, or is of another firm', async () => {
    await expectCommitDenied(world.as('accountant'), about('nobody'));
    await expectCommitDenied(world.as('accountant'), about(FOREIGN_COMPANY));
  });

  it('are not about a path that leads past the companies', async () => {
    await world.put(`tenants/${FIRM}/clients/a/b/c`, { deleted_at: null });
    await expectCommitDenied(world.as('accountant'), about('a/b/c'));
  });
});

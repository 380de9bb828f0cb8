import { describe, it } from 'vitest';
import { expectCommitAllowed, expectCommitDenied } from './support/expectations.ts';
import { createOperation, patchOperation, withHonestRow } from './support/operations.ts';
import { OTHER_COMPANY, SECOND_COMPANY, uidOf, type Persona } from './support/personas.ts';
import { validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const requestOf = (author: Persona) =>
  createOperation(author, 'service_requests', validFields(uidOf(author), '').service_requests);

describe('a service request', () => {
  it.each(['in_progress', 'done', 'cancelled'])('is not born %s from a client', async (status) => {
    await expectCommitDenied(world.as('client'), withHonestRow(requestOf('client'), { status }));
  });

  it('is not answered by the client who asks', async () => {
    await expectCommitDenied(world.as('client'), withHonestRow(requestOf('client'), { answer: 'Aprovado' }));
  });

  it('is made for own companies alone', async () => {
    const client_id = SECOND_COMPANY;
    await expectCommitAllowed(world.as('client'), withHonestRow(requestOf('client'), { client_id }));
    const other = { client_id: OTHER_COMPANY };
    await expectCommitDenied(world.as('client'), withHonestRow(requestOf('client'), other));
  });

  it('is neither changed nor cancelled by the client who made it', async () => {
    const own = await world.addRow('service_requests', {});
    for (const patch of [{ status: 'cancelled' }, { description: 'Outra' }, { answer: 'Feito' }])
      await expectCommitDenied(world.as('client'), patchOperation('client', own, patch));
  });

  it('is taken down by staff in any state, with an answer', async () => {
    const changes = { status: 'done', answer: 'Resolvido por telefone' };
    await expectCommitAllowed(world.as('accountant'), withHonestRow(requestOf('accountant'), changes));
  });

  it('of a company that is not there is denied', async () => {
    const changes = { client_id: 'nobody' };
    await expectCommitDenied(world.as('accountant'), withHonestRow(requestOf('accountant'), changes));
  });
});

import { describe, it } from 'vitest';
import { expectCommitAllowed, expectCommitDenied } from './support/expectations.ts';
import { createOperation, newId } from './support/operations.ts';
import { COMPANY, FIRM, uidOf } from './support/personas.ts';
import {
  authorOf,
  SELIC_MONTH,
  SLIP_ID,
  slipEventOf,
  validFields,
  type WrittenEntity,
} from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const author = 'supervisor';

/** Every collection that people write to, and the ids of those whose id says something. */
const WRITTEN: Record<WrittenEntity, string> = {
  ...{ clients: newId(), obligations: newId(), services: newId(), documents: newId(), notes: newId() },
  ...{
    tasks: newId(),
    messages: newId(),
    canned_answers: newId(),
    service_requests: newId(),
    privacy_requests: newId(),
    obligation_rules: newId(),
    firm_days: newId(),
    document_requests: newId(),
    request_items: newId(),
    request_templates: newId(),
  },
  month_overrides: '2026-10_pgdas-das',
  selic_rates: SELIC_MONTH,
  slips: SLIP_ID,
  slip_events: slipEventOf(uidOf('client')),
  ...{ thread_staff: COMPANY, thread_reads: `${COMPANY}_${uidOf(author)}`, preferences: uidOf(author) },
};

describe.each(Object.entries(WRITTEN))('%s', (name, id) => {
  const entity = name as WrittenEntity; // a key of WRITTEN
  const by = authorOf(entity);
  const created = () => createOperation(by, entity, validFields(uidOf(by), id)[entity], { id });

  it('are created once: a second create does not write over what exists', async () => {
    await world.erase(`tenants/${FIRM}/${entity}/${id}`);
    await expectCommitAllowed(world.as(by), created());
    await expectCommitDenied(world.as(by), created());
  });
});

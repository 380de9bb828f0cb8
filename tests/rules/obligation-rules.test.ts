import { Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectCommitAllowed, expectCommitDenied } from './support/expectations.ts';
import { createOperation, newId, patchOperation, withRow } from './support/operations.ts';
import { FIRM, SENIORS, uidOf } from './support/personas.ts';
import { INSTANT, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const ID = 'pgdas-das';
const rule = validFields(uidOf('supervisor'), ID).obligation_rules;
/** The push sends the server's time for any instant here. */
const signed = (uid: string) => ({ signed_off_by: uid, signed_off_at: INSTANT });
const addSigned = () => world.addRow('obligation_rules', signed('uidOfAColleague'));

describe('who answers for a rule', () => {
  it.each(SENIORS)('does so in the own name and at the time of the server: %s', async (persona) => {
    const own = signed(uidOf(persona));
    await expectCommitAllowed(
      world.as(persona),
      createOperation(persona, 'obligation_rules', { ...rule, ...own }, { id: newId() }),
    );
    const existing = await world.addRow('obligation_rules');
    await expectCommitAllowed(world.as(persona), patchOperation(persona, existing, own));
    await expectCommitAllowed(
      world.as(persona),
      patchOperation(persona, await addSigned(), { due_number: 15, ...own }),
    );
  });

  it('never does so in the name of another, nor at a time of the own', async () => {
    const existing = await world.addRow('obligation_rules');
    await expectCommitDenied(
      world.as('supervisor'),
      patchOperation('supervisor', existing, signed(uidOf('admin'))),
    );
    const backdated = patchOperation('supervisor', existing, signed(uidOf('supervisor')));
    await expectCommitDenied(
      world.as('supervisor'),
      withRow(backdated, { signed_off_at: Timestamp.fromMillis(0) }),
    );
    await expectCommitDenied(
      world.as('supervisor'),
      patchOperation('supervisor', existing, { signed_off_by: uidOf('supervisor') }),
    );
  });

  it('answers for the row as it was: a change takes it back, or answers anew', async () => {
    await expectCommitDenied(
      world.as('supervisor'),
      patchOperation('supervisor', await addSigned(), { due_number: 15 }),
    );
    const cleared = { due_number: 15, signed_off_by: null, signed_off_at: null };
    await expectCommitAllowed(
      world.as('supervisor'),
      patchOperation('supervisor', await addSigned(), cleared),
    );
  });
});

describe('the date of a month', () => {
  const override = validFields(uidOf('supervisor'), ID).month_overrides;

  it('is of the month and the rule that its id says', async () => {
    for (const id of ['2026-11_pgdas-das', '2026-10_fgts', newId()]) {
      await expectCommitDenied(
        world.as('supervisor'),
        createOperation('supervisor', 'month_overrides', override, { id }),
      );
    }
  });

  // Months have two digits, and there are twelve.
  it('is of a month of the year, and of a rule', async () => {
    const place = ({ competence, rule_key } = override) => ({ id: `${competence}_${rule_key}` });
    await world.erase(`tenants/${FIRM}/month_overrides/${place().id}`);
    const given = (changes: Partial<typeof override>) => {
      const fields = { ...override, ...changes };
      return createOperation('supervisor', 'month_overrides', fields, place(fields));
    };
    for (const competence of ['2026-13', '2026-1', '202610'])
      await expectCommitDenied(world.as('supervisor'), given({ competence }));
    await expectCommitDenied(world.as('supervisor'), given({ rule_key: '' }));
    await expectCommitAllowed(world.as('supervisor'), given({}));
  });

  it('stays of that month and rule', async () => {
    const existing = await world.addRow('month_overrides', {}, { id: '2026-10_pgdas-das' });
    for (const patch of [{ competence: '2026-11' }, { rule_key: 'fgts' }])
      await expectCommitDenied(world.as('admin'), patchOperation('admin', existing, patch));
  });
});

describe('the Selic of a month', () => {
  const rate = validFields(uidOf('supervisor'), ID).selic_rates;

  it('is of the month that its id says, and stays of it', async () => {
    for (const id of ['2026-11', newId()])
      await expectCommitDenied(
        world.as('supervisor'),
        createOperation('supervisor', 'selic_rates', rate, { id }),
      );
    for (const month of ['2026-13', '2026-1', '202610'])
      await expectCommitDenied(
        world.as('supervisor'),
        createOperation('supervisor', 'selic_rates', { ...rate, month }, { id: month }),
      );
    const existing = await world.addRow('selic_rates', {}, { id: rate.month });
    await expectCommitDenied(world.as('admin'), patchOperation('admin', existing, { month: '2026-11' }));
  });
});

describe('what a rule made', () => {
  it('stays of its rule and month, and its date may move', async () => {
    const made = { rule_key: 'pgdas-das', competence: '2026-10', rule_rev: 0, due_reasons: ['Feriado.'] };
    const existing = await world.addRow('obligations', made);
    for (const patch of [{ rule_key: 'fgts' }, { competence: '2026-11' }])
      await expectCommitDenied(world.as('accountant'), patchOperation('accountant', existing, patch));
    const moved = { due_date: '2026-11-30', due_reasons: ['Portaria 1/2026.'], rule_rev: 3 };
    await expectCommitAllowed(world.as('accountant'), patchOperation('accountant', existing, moved));
  });
});

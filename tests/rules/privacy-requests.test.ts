import { addDays, calendarDateOf, privacyDueDate } from '@portal/domain';
import { where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import {
  expectCommitAllowed,
  expectCommitDenied,
  expectGetAllowed,
  expectGetDenied,
  expectListDenied,
} from './support/expectations.ts';
import { createOperation, patchOperation, withHonestRow } from './support/operations.ts';
import { FIRM, type Persona, uidOf } from './support/personas.ts';
import { validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const AT = `tenants/${FIRM}/privacy_requests`;
const due = privacyDueDate(calendarDateOf(new Date()));

const asked = (author: Persona, changes: Record<string, unknown> = {}) =>
  createOperation(author, 'privacy_requests', {
    ...validFields(uidOf(author), '').privacy_requests,
    ...changes,
  });
const addRow = (changes: Record<string, unknown> = {}) => world.addRow('privacy_requests', changes);

describe('what a person asks about their data', () => {
  it('is not asked in the name of another, by seniors either', async () => {
    for (const author of ['otherClient', 'accountant', 'admin'] as const)
      await expectCommitDenied(world.as(author), asked(author, { user_id: uidOf('client') }));
  });

  it.each(['in_progress', 'done', 'refused', 'withdrawn'])('is not born %s', async (state) => {
    await expectCommitDenied(world.as('client'), asked('client', { state }));
  });

  it('is not born with its answer', async () => {
    await expectCommitDenied(world.as('admin'), asked('admin', { answer: 'Feito' }));
  });

  it('is due within 15 days, counted from when it was asked on a device that was offline', async () => {
    for (const due_date of [due, addDays(due, -1), addDays(due, -75)])
      await expectCommitAllowed(world.as('client'), asked('client', { due_date }));
    for (const due_date of [addDays(due, 3), addDays(due, 365), addDays(due, -120), '9999-12-31', `${due}-1`])
      await expectCommitDenied(world.as('client'), asked('client', { due_date }));
  });

  it('is read by its person and by seniors, by no colleague and no other client', async () => {
    const { id } = await addRow();
    for (const reader of ['client', 'supervisor', 'admin'] as const)
      await expectGetAllowed(world.as(reader), `${AT}/${id}`);
    for (const reader of ['accountant', 'otherClient', 'foreignAdmin', 'blockedClient'] as const) {
      await expectGetDenied(world.as(reader), `${AT}/${id}`);
      await expectListDenied(world.as(reader), AT);
      await expectListDenied(world.as(reader), AT, where('user_id', '==', uidOf('client')));
    }
  });

  it.each(['open', 'in_progress'])('is taken back by its person while it is %s', async (state) => {
    await expectCommitAllowed(
      world.as('client'),
      patchOperation('client', await addRow({ state }), { state: 'withdrawn' }),
    );
  });

  it('is taken back by nobody else', async () => {
    for (const author of ['otherClient', 'accountant', 'admin'] as const)
      await expectCommitDenied(
        world.as(author),
        patchOperation(author, await addRow(), { state: 'withdrawn' }),
      );
  });

  it('is neither answered nor moved nor rewritten by its person', async () => {
    for (const patch of [
      { state: 'done', answer: 'Feito' },
      { state: 'in_progress' },
      { state: 'withdrawn', answer: 'Retirei' },
      { answer: 'Feito' },
      { details: 'Outra coisa' },
      { kind: 'erase' },
      { due_date: addDays(due, -5) },
    ])
      await expectCommitDenied(world.as('client'), patchOperation('client', await addRow(), patch));
  });
});

describe("the firm's answer", () => {
  it('takes nothing back, opens nothing again and makes up no state', async () => {
    for (const state of ['withdrawn', 'open', 'cancelled', ''])
      await expectCommitDenied(
        world.as('admin'),
        patchOperation('admin', await addRow({ state: 'in_progress' }), { state, answer: 'Feito' }),
      );
  });

  it.each(['open', 'in_progress'])('is given by seniors to one that is %s', async (state) => {
    for (const patch of [
      { answer: 'Estamos conferindo' },
      { state: 'done', answer: 'Corrigido' },
      { state: 'refused', answer: 'A lei manda guardar' },
    ])
      await expectCommitAllowed(
        world.as('supervisor'),
        patchOperation('supervisor', await addRow({ state }), patch),
      );
  });

  it('begins with taking it up', async () => {
    const patch = { state: 'in_progress' };
    await expectCommitAllowed(world.as('admin'), patchOperation('admin', await addRow(), patch));
  });

  it.each(['done', 'refused'])('has words where it is %s', async (state) => {
    for (const patch of [{ state }, { state, answer: '' }, { state, answer: ' \n' }])
      await expectCommitDenied(world.as('admin'), patchOperation('admin', await addRow(), patch));
  });

  it('is not given by an accountant', async () => {
    const patch = { state: 'done', answer: 'Corrigido' };
    await expectCommitDenied(world.as('accountant'), patchOperation('accountant', await addRow(), patch));
  });

  it.each(['done', 'refused', 'withdrawn'])('changes nothing of one that is %s', async (state) => {
    const ended = () => addRow({ state, answer: 'Feito' });
    await expectCommitDenied(
      world.as('admin'),
      patchOperation('admin', await ended(), { state: 'refused', answer: 'Não' }),
    );
    await expectCommitDenied(world.as('admin'), patchOperation('admin', await ended(), { answer: 'Não' }));
    await expectCommitDenied(
      world.as('client'),
      patchOperation('client', await ended(), { state: state === 'withdrawn' ? 'open' : 'withdrawn' }),
    );
  });

  it('leaves what was asked, and by when, as it is', async () => {
    for (const patch of [{ details: 'Nada' }, { kind: 'export' }, { due_date: addDays(due, 5) }])
      await expectCommitDenied(
        world.as('admin'),
        withHonestRow(patchOperation('admin', await addRow(), { state: 'in_progress' }), patch),
      );
  });
});

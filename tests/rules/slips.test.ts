import { assertFails } from '@firebase/rules-unit-testing';
import { slipEventId, slipId } from '@portal/domain';
import { deleteDoc, doc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import {
  expectCommitAllowed,
  expectCommitDenied,
  expectGetAllowed,
  expectGetDenied,
} from './support/expectations.ts';
import { createOperation, newId, withRow } from './support/operations.ts';
import { COMPANY, FIRM, OTHER_COMPANY, type Persona, SECOND_COMPANY, uidOf } from './support/personas.ts';
import { SLIP_ID, slipEventOf, standingRow, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();

describe('a slip', () => {
  const valid = validFields('', '').slips;
  const published = (changes: Partial<typeof valid> = {}, id = SLIP_ID) =>
    createOperation('accountant', 'slips', { ...valid, ...changes }, { id });
  beforeEach(() => world.erase(`tenants/${FIRM}/slips/${SLIP_ID}`));

  it('is of the obligation and the version that its id says', async () => {
    await expectCommitAllowed(world.as('accountant'), published());
    for (const id of [slipId(valid.obligation_id, 3), slipId('obrigacao9', 1), newId()])
      await expectCommitDenied(world.as('accountant'), published({}, id));
    await world.erase(`tenants/${FIRM}/slips/${slipId(valid.obligation_id, 7)}`);
    await expectCommitAllowed(
      world.as('accountant'),
      published({ version: 7 }, slipId(valid.obligation_id, 7)),
    );
  });

  it('is of a version that is a whole number from 1 to 99', async () => {
    const numbered = (version: unknown) =>
      withRow(published({}, `${valid.obligation_id}_${String(version)}`), { version });
    await world.erase(`tenants/${FIRM}/slips/${slipId(valid.obligation_id, 99)}`);
    await expectCommitAllowed(world.as('accountant'), numbered(99));
    for (const version of [0, -1, 100, '1'])
      await expectCommitDenied(world.as('accountant'), numbered(version));
  });

  it('names its file as ids are written', async () => {
    const named = async (document_id: string) => {
      await world.put(`tenants/${FIRM}/documents/${document_id}`, standingRow(validFields('', '').documents));
      return published({ document_id });
    };
    await expectCommitDenied(world.as('accountant'), await named('com.ponto'));
    await expectCommitAllowed(world.as('accountant'), await named('com-traco'));
  });

  it('is of one company with its obligation and its file', async () => {
    const { id: obligation_id } = await world.addRow('obligations', { client_id: OTHER_COMPANY });
    const { id: document_id } = await world.addRow('documents', { client_id: OTHER_COMPANY });
    await expectCommitDenied(world.as('accountant'), published({ obligation_id }, slipId(obligation_id, 1)));
    await expectCommitDenied(world.as('accountant'), published({ document_id }));
    const ofOther = { client_id: OTHER_COMPANY, obligation_id, document_id };
    await expectCommitDenied(
      world.as('accountant'),
      published({ ...ofOther, client_id: COMPANY }, slipId(obligation_id, 1)),
    );
    await expectCommitAllowed(world.as('accountant'), published(ofOther, slipId(obligation_id, 1)));
  });

  it('is of an obligation and a file that are there', async () => {
    const missing = newId();
    await expectCommitDenied(world.as('accountant'), published({ document_id: missing }));
    await expectCommitDenied(
      world.as('accountant'),
      published({ obligation_id: missing }, slipId(missing, 1)),
    );
  });

  it('is of a company that was not removed', async () => {
    const { id: client_id, row } = await world.addRow('clients');
    const { id: obligation_id } = await world.addRow('obligations', { client_id });
    const { id: document_id } = await world.addRow('documents', { client_id });
    const slip = () => published({ client_id, obligation_id, document_id }, slipId(obligation_id, 1));
    const path = `tenants/${FIRM}/clients/${client_id}`;
    await world.put(path, { ...row, deleted_at: new Date('2026-11-20') });
    await expectCommitDenied(world.as('accountant'), slip());
    await world.put(path, row);
    await expectCommitAllowed(world.as('accountant'), slip());
  });

  it('may have neither Pix nor line: some cities give none', async () => {
    await expectCommitAllowed(world.as('accountant'), published({ pix_code: null, payment_line: null }));
  });
});

describe('what somebody did with a slip', () => {
  const valid = validFields('', '').slip_events;
  const said = (changes: Partial<typeof valid>, id: string, persona: Persona = 'client') =>
    createOperation(persona, 'slip_events', { ...valid, ...changes }, { id });
  const own = slipEventOf(uidOf('client'));
  beforeEach(() => world.erase(`tenants/${FIRM}/slip_events/${own}`));

  it('is asked for by its person before it is there, as long as they belong to the firm', async () => {
    await expectGetAllowed(world.as('client'), `tenants/${FIRM}/slip_events/${own}`);
    const notIn: Persona[] = ['blockedClient', 'accountWithoutRow', 'foreignAdmin'];
    for (const persona of notIn)
      await expectGetDenied(world.as(persona), `tenants/${FIRM}/slip_events/${slipEventOf(uidOf(persona))}`);
  });

  it('is said in the own name alone', async () => {
    await expectCommitDenied(world.as('client'), said({}, slipEventOf(uidOf('otherClient'))));
    await expectCommitAllowed(world.as('client'), said({}, own));
  });

  it('is not taken back by deleting it', async () => {
    await expectCommitAllowed(world.as('client'), said({}, own));
    for (const persona of ['client', 'admin'] as const)
      await assertFails(deleteDoc(doc(world.as(persona), `tenants/${FIRM}/slip_events/${own}`)));
  });

  it('is of the slip and the kind that its id says', async () => {
    await expectCommitDenied(world.as('client'), said({ kind: 'copied' }, own));
    const { id: other } = await world.addRow('slips', {}, { id: slipId(newId(), 1) });
    await expectCommitDenied(world.as('client'), said({ slip_id: other }, own));
    const liked = said({}, `${valid.slip_id}_liked_${uidOf('client')}`);
    await expectCommitDenied(world.as('client'), withRow(liked, { kind: 'liked' }));
  });

  // The name of the slip becomes a part of a pattern: a dot in it would be any letter.
  it('names its slip as ids are written', async () => {
    const { id: standing, row } = await world.addRow('slips', {}, { id: slipId(newId(), 1) });
    const pattern = standing.replace(/.$/, '.');
    await world.put(`tenants/${FIRM}/slips/${pattern}`, row);
    const id = slipEventId(standing, 'opened', uidOf('client'));
    await expectCommitDenied(world.as('client'), said({ slip_id: pattern }, id));
    await expectCommitAllowed(world.as('client'), said({ slip_id: standing }, id));
  });

  it('may be said again after a change of mind, by number, up to nine times', async () => {
    const id = (time: number) => slipEventId(valid.slip_id, 'said_paid', uidOf('client'), time);
    for (const time of [1, 2, 9]) {
      await world.erase(`tenants/${FIRM}/slip_events/${id(time)}`);
      await expectCommitAllowed(world.as('client'), said({ kind: 'said_paid' }, id(time)));
    }
    for (const time of [0, 10]) {
      await expectCommitDenied(world.as('client'), said({ kind: 'said_paid' }, id(time)));
    }
  });

  it('is about a slip of the company, and about its file', async () => {
    await expectCommitDenied(world.as('client'), said({ client_id: SECOND_COMPANY }, own));
    await expectCommitDenied(world.as('client'), said({ document_sha256: 'b'.repeat(64) }, own));
    const missing = slipId(newId(), 1);
    await expectCommitDenied(
      world.as('client'),
      said({ slip_id: missing }, slipEventId(missing, 'opened', uidOf('client'))),
    );
  });

  it('is taken with whatever time its device claims', async () => {
    for (const done_at of ['1970-01-01T00:00:00.000000000Z', '2090-01-01T00:00:00.000000000Z']) {
      await world.erase(`tenants/${FIRM}/slip_events/${own}`);
      await expectCommitAllowed(world.as('client'), said({ done_at }, own));
    }
  });
});

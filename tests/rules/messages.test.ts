import { assertFails } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, Timestamp } from 'firebase/firestore';
import { EARLIEST_WRITTEN_AT, fromInstant } from '@portal/domain';
import { describe, it } from 'vitest';
import {
  expectCommitAllowed,
  expectCommitDenied,
  expectGetAllowed,
  expectGetDenied,
} from './support/expectations.ts';
import { createOperation, patchOperation, withHonestRow, withRow } from './support/operations.ts';
import {
  COMPANY,
  FIRM,
  OTHER_COMPANY,
  SECOND_COMPANY,
  STAFF,
  uidOf,
  type Persona,
} from './support/personas.ts';
import { INSTANT, LATER_INSTANT, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1000;
const world = useWorld();
const messageOf = (author: Persona) =>
  createOperation(author, 'messages', validFields(uidOf(author), '').messages);

describe.each(['client', ...STAFF] as const)('a message of %s', (author) => {
  const FORGERIES: Record<string, Record<string, unknown>> = {
    'in the name of another': { sender_id: uidOf('otherClient') },
    'said to be read': { status: 'read' },
    'without status': { status: null },
    'in the thread of another company': { thread_id: OTHER_COMPANY },
    'of one company in the thread of another': { thread_id: SECOND_COMPANY },
    'with nothing in it': { content: '  \n\t' },
    'without the time of the device': { written_at: null },
    'with a text for a time': { written_at: INSTANT },
    'written before there was this product': { written_at: Timestamp.fromMillis(Date.UTC(2020, 0, 1) - 1) },
    'written in years to come': { written_at: Timestamp.fromMillis(Date.now() + 401 * ONE_DAY_MS) },
  };
  it.each(Object.entries(FORGERIES))('%s is denied', async (_sentence, changes) => {
    const honest = messageOf(author);
    await expectCommitDenied(world.as(author), withHonestRow(honest, changes));
    await expectCommitAllowed(world.as(author), honest);
  });

  it('may be dated by a clock that is months ahead, or was never set', async () => {
    for (const written_at of [
      Timestamp.fromMillis(Date.now() + 399 * ONE_DAY_MS),
      Timestamp.fromDate(fromInstant(EARLIEST_WRITTEN_AT)),
    ])
      await expectCommitAllowed(world.as(author), withHonestRow(messageOf(author), { written_at }));
  });

  it('names up to ten documents', async () => {
    const naming = (count: number) =>
      withHonestRow(messageOf(author), {
        document_ids: Array.from({ length: count }, (_, at) => `document${at}`),
      });
    await expectCommitAllowed(world.as(author), naming(0));
    await expectCommitAllowed(world.as(author), naming(10));
    await expectCommitDenied(world.as(author), naming(11));
  });

  it('dated by itself is denied', async () => {
    await expectCommitDenied(world.as(author), withRow(messageOf(author), { created_at: Timestamp.now() }));
  });

  it('is neither edited nor taken back', async () => {
    const said = await world.addRow('messages', { sender_id: uidOf(author) });
    const path = `tenants/${FIRM}/messages/${said.id}`;
    for (const patch of [{ content: 'Outra coisa' }, { status: 'read' }, { document_ids: [] }])
      await expectCommitDenied(world.as(author), patchOperation(author, said, patch));
    await assertFails(deleteDoc(doc(world.as(author), path)));
  });
});

describe('a message', () => {
  const to = (author: Persona, company: string) =>
    withHonestRow(messageOf(author), { client_id: company, thread_id: company });

  it('goes from a client to own threads alone', async () => {
    await expectCommitAllowed(world.as('client'), to('client', SECOND_COMPANY));
    await expectCommitDenied(world.as('client'), to('client', OTHER_COMPANY));
  });

  it('goes from staff to every company that is there', async () => {
    await expectCommitAllowed(world.as('accountant'), to('accountant', OTHER_COMPANY));
    await expectCommitDenied(world.as('accountant'), to('accountant', 'nobody'));
  });
});

describe('a mark of reading', () => {
  const markOf = (reader: Persona, company: string, id = `${company}_${uidOf(reader)}`) =>
    createOperation(
      reader,
      'thread_reads',
      { client_id: company, user_id: uidOf(reader), last_read_at: INSTANT },
      { id },
    );
  const existing = (reader: Persona, company = COMPANY) =>
    world.addRow(
      'thread_reads',
      { client_id: company, user_id: uidOf(reader) },
      { id: `${company}_${uidOf(reader)}` },
    );

  it('of another is neither made nor moved', async () => {
    const other = uidOf('otherClient');
    const forged = withHonestRow(markOf('client', COMPANY, `${COMPANY}_${other}`), { user_id: other });
    await expectCommitDenied(world.as('client'), forged);
    const theirs = await existing('accountant');
    await expectCommitDenied(
      world.as('admin'),
      patchOperation('admin', theirs, { last_read_at: LATER_INSTANT }),
    );
  });

  it('lives at the one place made of thread and reader', async () => {
    for (const id of ['anything', `${SECOND_COMPANY}_${uidOf('client')}`, `${COMPANY}_uidElse`])
      await expectCommitDenied(world.as('client'), markOf('client', COMPANY, id));
  });

  it('carries the time of a message, which is never one to come', async () => {
    const toCome = { last_read_at: new Timestamp(2e9, 0) };
    await world.erase(`tenants/${FIRM}/thread_reads/${COMPANY}_${uidOf('client')}`);
    const mark = markOf('client', COMPANY);
    await expectCommitDenied(world.as('client'), withRow(mark, toCome));
    await expectCommitDenied(world.as('client'), withRow(mark, { last_read_at: INSTANT }));
    await expectCommitAllowed(world.as('client'), mark);
    const moved = patchOperation('client', await existing('client'), { last_read_at: LATER_INSTANT });
    await expectCommitDenied(world.as('client'), withRow(moved, toCome));
    await expectCommitAllowed(world.as('client'), moved);
  });

  it('in a thread of another company is denied', async () => {
    await expectCommitDenied(world.as('client'), markOf('client', OTHER_COMPANY));
    const lost = await existing('client', OTHER_COMPANY);
    await expectCommitDenied(
      world.as('client'),
      patchOperation('client', lost, { last_read_at: LATER_INSTANT }),
    );
  });

  it('of staff in a thread of no company is denied', async () => {
    await expectCommitDenied(world.as('accountant'), markOf('accountant', 'nobody'));
  });

  it('of one’s own is asked for before it is there, that of another is not', async () => {
    const path = (uid: string) => `tenants/${FIRM}/thread_reads/neverRead_${uid}`;
    await expectGetAllowed(world.as('client'), path(uidOf('client')));
    await expectGetDenied(world.as('client'), path(uidOf('accountant')));
    await expectGetDenied(world.as('blocked'), path(uidOf('blocked')));
  });
});

describe('the assignment of a thread', () => {
  const assign = (company: string, id = company) =>
    createOperation('accountant', 'thread_staff', { client_id: company, assigned_to: null }, { id });

  it('has the id of its company', async () => {
    await world.erase(`tenants/${FIRM}/thread_staff/${SECOND_COMPANY}`);
    await expectCommitDenied(world.as('accountant'), assign(COMPANY, SECOND_COMPANY));
    await expectCommitAllowed(world.as('accountant'), assign(SECOND_COMPANY));
  });

  it('of no company is denied', async () => {
    await expectCommitDenied(world.as('accountant'), assign('nobody'));
  });
});

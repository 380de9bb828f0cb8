import { afterEach, describe, it } from 'vitest';
import { addDays, calendarDateOf, storagePath } from '@portal/domain';
import { expectCommitAllowed, expectCommitDenied, expectListAllowed } from './support/expectations.ts';
import { createOperation, newId, patchOperation, removeOperation } from './support/operations.ts';
import { where } from 'firebase/firestore';
import {
  COMPANY,
  FIRM,
  PERSONA_NAMES,
  SECOND_COMPANY,
  SENIORS,
  uidOf,
  type Persona,
} from './support/personas.ts';
import { standingRow, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const today = calendarDateOf(new Date());
const END = { contract_ended_on: today, contract_end_reason: 'Mudou de escritório', status: 'inactive' };

const addClient = (fields: Record<string, unknown> = {}) => world.addRow('clients', fields);
const patched = async (by: Persona, patch: Record<string, unknown>, standing: Record<string, unknown> = {}) =>
  patchOperation(by, await addClient(standing), patch);
const allowed = async (by: Persona, patch: Record<string, unknown>, standing?: Record<string, unknown>) =>
  expectCommitAllowed(world.as(by), await patched(by, patch, standing));
const denied = async (by: Persona, patch: Record<string, unknown>, standing?: Record<string, unknown>) =>
  expectCommitDenied(world.as(by), await patched(by, patch, standing));

describe.each(PERSONA_NAMES)('the end of a contract, said by %s', (persona) => {
  const isTaken = SENIORS.some((senior) => senior === persona);
  const settled = isTaken ? allowed : denied;
  const verb = isTaken ? 'is taken' : 'is refused';

  it(`${verb}, and so is taking it back`, async () => {
    await settled(persona, END);
    await settled(persona, { contract_ended_on: null, contract_end_reason: null, status: 'active' }, END);
  });

  it(`${verb} with the day until which nothing goes, and the day of the archive`, async () => {
    await settled(persona, { kept_until: '2040-01-01' }, END);
    await settled(persona, { kept_until: null }, { ...END, kept_until: '2040-01-01' });
    await settled(persona, { archived_on: today }, END);
  });
});

describe('the end of a contract', () => {
  it('is a day that has come, with a day for clocks that are wrong', async () => {
    await allowed('admin', { contract_ended_on: '2020-02-29' });
    await allowed('admin', { contract_ended_on: addDays(today, -400) });
    await denied('admin', { contract_ended_on: addDays(today, 3) });
    await denied('admin', { contract_ended_on: '2026-02-30' });
    await denied('admin', { contract_ended_on: '2020-2-9' });
    await denied('admin', { contract_ended_on: 7 });
  });

  it('has a reason of at most 500 letters', async () => {
    await allowed('admin', { contract_end_reason: 'x'.repeat(500) });
    await denied('admin', { contract_end_reason: 'x'.repeat(501) });
    await denied('admin', { contract_end_reason: 7 });
  });

  it.each(['kept_until', 'archived_on'])('takes nothing but a day as %s', async (field) => {
    await allowed('admin', { [field]: '2040-01-01' });
    await denied('admin', { [field]: '2040-02-30' });
    await denied('admin', { [field]: true });
  });

  it('goes with a status, and with no other field of the client', async () => {
    await denied('admin', { ...END, status: 'gone' });
    await denied('admin', { ...END, corporate_name: 'Outra Ltda' });
    await allowed('accountant', { corporate_name: 'Outra Ltda' }, END);
  });

  it('is not said of a client that is being made', async () => {
    const fields = { ...validFields(uidOf('admin'), '').clients, contract_ended_on: today };
    await expectCommitDenied(world.as('admin'), createOperation('admin', 'clients', fields));
  });

  it('is taken back no more once something was erased; what is left can be kept for longer', async () => {
    const begun = { ...END, erasure_began_on: today };
    await denied('admin', { contract_ended_on: null, status: 'active' }, begun);
    await denied('admin', { contract_ended_on: '2020-02-29' }, begun);
    await allowed('admin', { kept_until: '2040-01-01' }, begun);
    await allowed('admin', { contract_ended_on: null }, { ...END, erasure_began_on: null });
  });

  it('keeps its client from being removed: hidden, it would be kept for ever', async () => {
    await expectCommitDenied(world.as('admin'), removeOperation('admin', await addClient(END)));
    const back = await addClient({ contract_ended_on: null });
    await expectCommitAllowed(world.as('admin'), removeOperation('admin', back));
  });

  it.each(['erasure_announced_on', 'erasure_began_on'])('leaves %s to functions', async (field) => {
    await denied('admin', { [field]: today }, END);
    await denied('accountant', { [field]: null }, { ...END, [field]: today });
  });
});

const setCompany = (fields: Record<string, unknown>) =>
  world.put(
    `tenants/${FIRM}/clients/${COMPANY}`,
    standingRow({ ...validFields('fn', COMPANY).clients, ...fields }),
  );

function creation(author: Persona, entity: 'messages' | 'documents' | 'service_requests', client_id: string) {
  const id = newId();
  const place = { tenant_id: FIRM, client_id, document_id: id, random: 'f3a9' };
  const own = {
    messages: { thread_id: client_id },
    documents: { storage_path: storagePath({ ...place, extension: 'pdf' }) },
    service_requests: {},
  }[entity];
  const fields = { ...validFields(uidOf(author), id)[entity], ...own, client_id };
  return createOperation(author, entity, fields, { id });
}

describe('the people of a company whose contract has ended', () => {
  afterEach(() => setCompany({}));

  it.each(['messages', 'documents', 'service_requests'] as const)(
    'send no %s until the end is taken back, and the staff still do',
    async (entity) => {
      await setCompany({ contract_ended_on: today });
      const sent = creation('client', entity, COMPANY);
      await expectCommitDenied(world.as('client'), sent);
      await expectCommitAllowed(world.as('accountant'), creation('accountant', entity, COMPANY));
      await expectCommitAllowed(world.as('client'), creation('client', entity, SECOND_COMPANY));
      await setCompany({ contract_ended_on: null });
      await expectCommitAllowed(world.as('client'), sent);
    },
  );

  it('read on', async () => {
    await setCompany({ contract_ended_on: today });
    await world.addRow('documents');
    for (const entity of ['documents', 'messages', 'obligations'])
      await expectListAllowed(
        world.as('client'),
        `tenants/${FIRM}/${entity}`,
        where('client_id', '==', COMPANY),
      );
  });
});

import { beforeEach, describe, it } from 'vitest';
import { expectCommitAllowed, expectCommitDenied } from './support/expectations.ts';
import { createOperation, type ExistingRow, newId, patchOperation } from './support/operations.ts';
import { COMPANY, FIRM, OTHER_COMPANY, type Persona, SECOND_COMPANY } from './support/personas.ts';
import { validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const FILES = Array.from({ length: 8 }, (_, at) => `arquivo${at}`);

describe('what the firm asks for', () => {
  const valid = validFields('', '').document_requests;

  it('is asked of a company that is there', async () => {
    const asked = (client_id: string) =>
      createOperation('accountant', 'document_requests', { ...valid, client_id });
    await expectCommitAllowed(world.as('accountant'), asked(OTHER_COMPANY));
    await expectCommitDenied(world.as('accountant'), asked(newId()));
  });

  it('stays of its company', async () => {
    const asked = await world.addRow('document_requests');
    await expectCommitDenied(
      world.as('admin'),
      patchOperation('admin', asked, { client_id: SECOND_COMPANY }),
    );
  });
});

describe('an item', () => {
  const valid = validFields('', '').request_items;
  const made = (changes: Partial<typeof valid>) =>
    createOperation('accountant', 'request_items', { ...valid, ...changes });

  it('is of one company with its request', async () => {
    const { id: request_id } = await world.addRow('document_requests', { client_id: OTHER_COMPANY });
    await expectCommitDenied(world.as('accountant'), made({ request_id }));
    await expectCommitDenied(world.as('accountant'), made({ request_id: newId() }));
    await expectCommitAllowed(world.as('accountant'), made({ request_id, client_id: OTHER_COMPANY }));
  });

  it('names its request as ids are written', async () => {
    const { row } = await world.addRow('document_requests');
    for (const id of ['com.ponto', 'com-traco'])
      await world.put(`tenants/${FIRM}/document_requests/${id}`, row);
    await expectCommitDenied(world.as('accountant'), made({ request_id: 'com.ponto' }));
    await expectCommitAllowed(world.as('accountant'), made({ request_id: 'com-traco' }));
  });

  it('begins open, without a file and without a reason', async () => {
    for (const changes of [
      { state: 'nothing' },
      { state: 'accepted' },
      { document_ids: ['doc1'] },
      { reason: 'Antes da hora' },
    ] satisfies Partial<typeof valid>[])
      await expectCommitDenied(world.as('accountant'), made(changes));
  });

  it('stays of its request', async () => {
    const item = await world.addRow('request_items');
    const { id: request_id } = await world.addRow('document_requests');
    await expectCommitDenied(world.as('admin'), patchOperation('admin', item, { request_id }));
  });

  it('of a company that was removed is not made', async () => {
    const { id: client_id, row } = await world.addRow('clients');
    const { id: request_id } = await world.addRow('document_requests', { client_id });
    const path = `tenants/${FIRM}/clients/${client_id}`;
    await world.put(path, { ...row, deleted_at: new Date('2026-11-20') });
    await expectCommitDenied(world.as('accountant'), made({ client_id, request_id }));
    await world.put(path, row);
    await expectCommitAllowed(world.as('accountant'), made({ client_id, request_id }));
  });
});

describe('the answer of a client', () => {
  beforeEach(async () => {
    for (const id of FILES) await world.addRow('documents', {}, { id });
  });
  const itemIn = (state: string, document_ids: readonly string[] = []) =>
    world.addRow('request_items', {
      state,
      document_ids,
      reason: state === 'returned' ? 'Foto tremida' : null,
    });
  const say = (item: ExistingRow, patch: Record<string, unknown>, by: Persona = 'client') =>
    patchOperation(by, item, patch);
  const expectTaken = async (item: ExistingRow, patch: Record<string, unknown>) =>
    expectCommitAllowed(world.as('client'), say(item, patch));
  const expectRefused = async (item: ExistingRow, patch: Record<string, unknown>) =>
    expectCommitDenied(world.as('client'), say(item, patch));
  const sent = (...document_ids: string[]) => ({ state: 'sent', document_ids });

  it('may be a file, whatever it was but accepted', async () => {
    for (const state of ['open', 'returned', 'nothing'])
      await expectTaken(await itemIn(state), sent('arquivo0'));
    await expectTaken(await itemIn('sent', ['arquivo0']), { document_ids: ['arquivo0', 'arquivo1'] });
    await expectRefused(await itemIn('accepted', ['arquivo0']), sent('arquivo1'));
    await expectRefused(await itemIn('accepted', ['arquivo0']), {
      document_ids: ['arquivo0', 'arquivo1'],
    });
  });

  it('may be that there is none, and may be taken back', async () => {
    for (const state of ['open', 'returned', 'sent'])
      await expectTaken(await itemIn(state), { state: 'nothing' });
    await expectTaken(await itemIn('nothing'), { state: 'open' });
    await expectRefused(await itemIn('accepted'), { state: 'nothing' });
    await expectRefused(await itemIn('accepted'), { state: 'open' });
  });

  it('leaves what was returned returned until there is an answer', async () => {
    await expectRefused(await itemIn('returned', ['arquivo0']), { state: 'open' });
    await expectTaken(await itemIn('returned', ['arquivo0']), { state: 'nothing' });
  });

  it('is nothing that the firm says: accepted, returned', async () => {
    for (const state of ['accepted', 'returned'])
      await expectRefused(await itemIn('sent', ['arquivo0']), { state });
  });

  it('is not sent without a file', async () => {
    await expectRefused(await itemIn('open'), { state: 'sent' });
    await expectRefused(await itemIn('sent', ['arquivo0']), { document_ids: [] });
  });

  it('does not touch the files where it says that there is none, or takes that back', async () => {
    await expectRefused(await itemIn('sent', ['arquivo0']), { state: 'nothing', document_ids: [] });
    await expectRefused(await itemIn('nothing', []), { state: 'open', document_ids: ['arquivo0'] });
  });

  it('changes nothing of what is asked, nor why it was returned', async () => {
    for (const patch of [{ label: 'Outro' }, { category: 'Outra' }, { position: 3 }, { reason: null }])
      await expectRefused(await itemIn('returned'), { ...sent('arquivo0'), ...patch });
  });

  it('is a file of the company that is there', async () => {
    const { id: foreign } = await world.addRow('documents', { client_id: OTHER_COMPANY });
    const { id: removed, row } = await world.addRow('documents');
    await world.put(`tenants/${FIRM}/documents/${removed}`, { ...row, deleted_at: new Date('2026-11-20') });
    for (const id of [foreign, removed, newId()]) {
      await expectRefused(await itemIn('open'), sent(id));
      // Hidden behind own ones.
      for (const own of [1, 2, 3, 4, 5, 6])
        await expectRefused(await itemIn('open'), sent(...FILES.slice(0, own), id));
    }
  });

  it('may bring six files at once beside those that were there, and no more than seven', async () => {
    await expectTaken(await itemIn('open'), sent(...FILES.slice(0, 6)));
    await expectTaken(await itemIn('open'), sent(...FILES.slice(0, 7)));
    await expectRefused(await itemIn('open'), sent(...FILES));
    const many = Array.from({ length: 14 }, (_, at) => `antigo${at}`);
    await expectTaken(await itemIn('sent', many), { document_ids: [...many, ...FILES.slice(0, 6)] });
    await expectRefused(await itemIn('sent', many), { document_ids: [...many, ...FILES.slice(0, 7)] });
  });

  it('is given by people of the company alone', async () => {
    const item = await itemIn('open');
    await expectCommitDenied(world.as('otherClient'), say(item, { state: 'nothing' }, 'otherClient'));
  });

  it('is not given after the end of the contract', async () => {
    const { row } = await world.addRow('clients', {}, { id: COMPANY });
    const path = `tenants/${FIRM}/clients/${COMPANY}`;
    await world.put(path, { ...row, contract_ended_on: '2026-11-01' });
    await expectRefused(await itemIn('open'), { state: 'nothing' });
    await world.put(path, row);
    await expectTaken(await itemIn('open'), { state: 'nothing' });
  });
});

describe('the word of the firm on an item', () => {
  const itemIn = (state: string) => world.addRow('request_items', { state, document_ids: ['doc1'] });
  const say = (item: ExistingRow, patch: Record<string, unknown>) =>
    patchOperation('accountant', item, patch);

  it('accepts it in any state, and opens it again', async () => {
    for (const state of ['open', 'sent', 'returned', 'nothing'])
      await expectCommitAllowed(world.as('accountant'), say(await itemIn(state), { state: 'accepted' }));
    const reason = 'Falta a segunda página';
    await expectCommitAllowed(
      world.as('accountant'),
      say(await itemIn('accepted'), { state: 'returned', reason }),
    );
  });

  it('returns it with a reason', async () => {
    const item = await itemIn('sent');
    for (const reason of [null, '', '  '])
      await expectCommitDenied(world.as('accountant'), say(item, { state: 'returned', reason }));
    await expectCommitAllowed(world.as('accountant'), say(item, { state: 'returned', reason: 'Tremida' }));
  });

  it('ties files of its company to it, and no other', async () => {
    const { id: own } = await world.addRow('documents');
    const { id: foreign } = await world.addRow('documents', { client_id: OTHER_COMPANY });
    const tied = (id: string) => ({ state: 'sent', document_ids: ['doc1', id] });
    await expectCommitDenied(world.as('accountant'), say(await itemIn('open'), tied(foreign)));
    await expectCommitAllowed(world.as('accountant'), say(await itemIn('open'), tied(own)));
  });
});

describe('a template', () => {
  const valid = validFields('', '').request_templates;
  const made = (changes: Record<string, unknown>) =>
    createOperation('accountant', 'request_templates', { ...valid, ...changes });
  const items = (count: number, last: unknown) => [
    ...Array.from({ length: count - 1 }, (_, at) => ({ label: `Documento ${at}`, category: null })),
    last,
  ];

  it('holds up to twenty items, each with a name and perhaps a category', async () => {
    for (let count = 1; count <= 20; count += 1) {
      await expectCommitAllowed(
        world.as('accountant'),
        made({ items: items(count, { label: 'x'.repeat(200), category: 'Extratos' }) }),
      );
      for (const last of [{ label: '', category: null }, { label: 'Recibo' }, 'Recibo'])
        await expectCommitDenied(world.as('accountant'), made({ items: items(count, last) }));
    }
    const one = { label: 'Recibo', category: null };
    await expectCommitDenied(world.as('accountant'), made({ items: items(21, one) }));
    await expectCommitDenied(world.as('accountant'), made({ items: items(2, { ...one, more: 1 }) }));
    await expectCommitDenied(
      world.as('accountant'),
      made({ items: items(2, { ...one, category: 'x'.repeat(101) }) }),
    );
  });

  it('is for regimes and months that there are', async () => {
    await expectCommitAllowed(world.as('accountant'), made({ regimes: [], months: [] }));
    for (const changes of [{ regimes: ['lucro'] }, { months: [0] }, { months: [13] }, { months: ['1'] }])
      await expectCommitDenied(world.as('accountant'), made(changes));
  });
});

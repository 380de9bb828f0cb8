import { NEW_CLIENT } from '@portal/domain';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { discardEntry, retryEntry } from '#data/outbox/outbox-actions.ts';
import { answerRequest } from '#data/requests/requests.ts';
import { updateTask } from '#data/tasks/tasks.ts';
import { TASK } from '#data/testing/local-account.ts';
import { write } from '#data/writes/write.ts';
import { savePreferences } from '#features/notices/preferences.ts';
import { fieldValue } from '#features/outbox/words/field-value.ts';
import { readOutbox } from '#features/outbox/read-outbox.ts';
import { fieldLabel } from '#records/history/record-fields.ts';
import { REASON_LABELS } from '#records/labels/reason-labels.ts';
import { RealDevice } from './support/real-device.ts';
import { RealFirm } from './support/real-firm.ts';

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

let firm: RealFirm;
const open: RealDevice[] = [];

beforeAll(async () => {
  firm = new RealFirm(inject('syncBackend'));
  const client = { ...NEW_CLIENT, corporate_name: 'Padaria Pão Dourado', cnpj_cpf: '11222333000181' };
  await firm.writeRows('clients', { c1: client, c2: client });
  const task = { ...TASK, client_id: 'c1' };
  await firm.writeRows('tasks', { t1: task, t2: { ...task, title: 'Enviar guias' } });
  const request = { client_id: 'c1', service_id: 's1', description: 'Guia do ISS' };
  await firm.writeRows('service_requests', {
    r1: { ...request, status: 'open', answer: null, document_ids: [] },
  });
});
afterEach(async () => {
  for (const device of open.splice(0)) {
    expect(device.faults).toEqual([]);
    await device.close();
  }
});
afterAll(() => firm.close());

/** The device of an accountant who has seen the firm's work. */
async function accountantWithWork(name: string): Promise<{ uid: string; device: RealDevice }> {
  const uid = await firm.addPerson(name, 'accountant');
  const device = await RealDevice.open(firm, uid);
  open.push(device);
  const { db } = device.account;
  await soon(async () =>
    expect([await db.tasks.get('t1'), await db.service_requests.get('r1')]).not.toContain(undefined),
  );
  return { uid, device };
}

/** What needs the person, as the screen says it. */
async function attentionOf({ account: { db } }: RealDevice) {
  const { attention } = await readOutbox(db, 'online');
  return attention.map(({ entry, title, summary, names }) => ({
    title,
    summary: summary.replace(/, [\d/]+ [\d:]+$/, ''),
    written: Object.entries(entry.patch).map(
      ([field, value]) =>
        `${fieldLabel(entry.entity, field)}: ${fieldValue(entry.entity, field, value, names)}`,
    ),
    reason: entry.error_kind,
  }));
}

test('edits of somebody who lost the role wait in words, are tried again, and leave by a person’s action', async () => {
  const { uid, device } = await accountantWithWork('lia');
  const { db } = device.account;
  device.setOnline(false);
  await updateTask(device.account, 't1', { status: 'in_progress', due_date: '2026-11-30' });
  await answerRequest(device.account, 'r1', { status: 'done', answer: 'Segue a guia.' });
  await firm.changeUser(uid, { role: 'client', client_id: 'c2', client_ids: ['c2'] });
  device.setOnline(true);

  const refused = [
    {
      title: 'Tarefa',
      summary: 'Tarefa, alteração: Data, Status',
      written: ['Data: 30/11/2026', 'Status: Em Andamento'],
      reason: 'permission_denied',
    },
    {
      title: 'Solicitação',
      summary: 'Solicitação, alteração: Status, Resposta',
      written: ['Status: Concluída', 'Resposta: Segue a guia.'],
      reason: 'permission_denied',
    },
  ] as const;
  await soon(async () => expect(await attentionOf(device)).toEqual(refused));
  expect(REASON_LABELS.permission_denied).toContain('sua conta não tem permissão');

  await firm.changeUser(uid, { role: 'accountant', client_id: null, client_ids: [] });
  const [task, answer] = (await readOutbox(db, 'online')).attention;
  if (task === undefined || answer === undefined) throw new Error('nothing needs the person');
  await retryEntry(db, answer.entry.op_id);
  // With the right went what the device knew of the row: whether anybody else wrote is asked, and not guessed.
  await soon(async () =>
    expect((await readOutbox(db, 'online')).attention).toMatchObject([
      {},
      { conflict: { mine: { status: 'done' }, theirs: { status: 'open' } }, other: { kind: 'unknown' } },
    ]),
  );
  await retryEntry(db, answer.entry.op_id);
  await soon(async () =>
    expect(await firm.row('service_requests', 'r1')).toMatchObject({
      status: 'done',
      answer: 'Segue a guia.',
    }),
  );
  expect(await discardEntry(db, task.entry.op_id)).toEqual({ ok: true });
  expect((await readOutbox(db, 'online')).attention).toEqual([]);
  expect(await firm.row('tasks', 't1')).toMatchObject({ status: 'pending', due_date: null });
});

test('an edit of a task that was removed meanwhile is kept, and the removal is said', async () => {
  const { device } = await accountantWithWork('mel');
  const other = (await accountantWithWork('noa')).device;
  device.setOnline(false);
  await updateTask(device.account, 't2', { title: 'Enviar guias e recibos' });
  await write(other.account, { kind: 'remove', entity: 'tasks', id: 't2' });
  await soon(async () => expect((await firm.row('tasks', 't2'))?.['deleted_at']).not.toBeNull());
  device.setOnline(true);

  await soon(async () =>
    expect(await attentionOf(device)).toEqual([
      {
        title: 'Enviar guias e recibos',
        summary: 'Tarefa, alteração: Título',
        written: ['Título: Enviar guias e recibos'],
        reason: 'conflict',
      },
    ]),
  );
  const [shown] = (await readOutbox(device.account.db, 'online')).attention;
  expect(shown?.conflict).toMatchObject({ server_rev: null });
  await discardEntry(device.account.db, shown?.entry.op_id ?? '');
  await soon(async () => expect(await device.account.db.tasks.get('t2')).toBeUndefined());
});

test('a preference that the server does not take is named and read as the settings do', async () => {
  const { device } = await accountantWithWork('oto');
  const { db } = device.account;
  device.setOnline(false);
  await savePreferences(device.account, { tasks: false });
  // As a version of the portal wrote it that knew one subject more.
  await db.outbox.toCollection().modify((entry) => {
    entry.patch = { ...entry.patch, birthdays: true };
  });
  device.setOnline(true);
  await soon(async () =>
    expect(await attentionOf(device)).toMatchObject([
      {
        title: 'Preferências de aviso',
        summary: 'Preferências de aviso, criação',
        reason: 'permission_denied',
      },
    ]),
  );
  const [shown] = await attentionOf(device);
  expect(shown?.written).toEqual(expect.arrayContaining(['Tarefas: Não avisar', 'Mensagens: Avisar']));
});

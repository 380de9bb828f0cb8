import {
  addDays,
  calendarDateOf,
  DEFAULT_PREFERENCES,
  formatCalendarDate,
  type NoticeKind,
} from '@portal/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { tellOfDay } from 'functions/src/notices/tell-of-days.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, triggersSettledWithRetries, triggersSettled, withDuplicates } from '../support/backend.ts';
import { makeClient, makeFirm, someId } from '../support/firms.ts';
import { mailsTo } from '../support/mail-server.ts';
import { makePerson, type Person } from '../support/people.ts';

let firm: string;
let company: string;
let marcos: Person;
let rafael: Person;
beforeEach(async () => {
  firm = (await makeFirm()).id;
  company = await makeClient(firm);
  const ofCompany = { client_id: company, client_ids: [company], email_verified: true };
  marcos = await makePerson(firm, 'client', { ...ofCompany, full_name: 'Marcos Lima' });
  rafael = await makePerson(firm, 'accountant', { email_verified: true, full_name: 'Rafael Nunes' });
  await triggersSettled();
});

async function place(path: string, fields: Record<string, unknown>, by: string, tenant = firm) {
  const now = FieldValue.serverTimestamp();
  const stamps = { tenant_id: tenant, rev: 1, created_at: now, created_by: by, updated_at: now };
  await db
    .doc(`tenants/${tenant}/${path}`)
    .set({ ...stamps, updated_by: by, last_op: `${by}_00000001`, deleted_at: null, ...fields });
}

const change = (path: string, by: string, fields: Record<string, unknown>) =>
  db.doc(`tenants/${firm}/${path}`).update({
    ...fields,
    updated_by: by,
    rev: FieldValue.increment(1),
    updated_at: FieldValue.serverTimestamp(),
  });

const say = (sender: Person, content = 'Bom dia', client_id = company) =>
  place(
    `messages/${someId('m')}`,
    {
      ...{ client_id, thread_id: client_id, sender_id: sender.uid, content, status: 'sent' },
      ...{ document_ids: [], written_at: Timestamp.now() },
    },
    sender.uid,
  );

const today = calendarDateOf(new Date());

async function publish(due_date = addDays(today, 1), fields: Record<string, unknown> = {}) {
  const id = someId('das').replaceAll('-', '');
  const [obligation, document] = [{ name: 'PGDAS-D e DAS 10/2026', status: 'pending' }, someId('d')];
  await place(
    `obligations/${id}`,
    {
      ...{ client_id: company, due_date, priority: null, description: null, notes: null, completed_at: null },
      ...{ document_ids: [], ...obligation, ...fields },
    },
    rafael.uid,
  );
  const slip = { client_id: company, obligation_id: id, version: 1, document_id: document };
  const pay = { document_sha256: 'a'.repeat(64), amount_cents: 184_237, pix_code: null, payment_line: null };
  await place(`slips/${id}_1`, { ...slip, ...pay, due_date }, rafael.uid);
  return `${id}_1`;
}

const taskOf = (person: Person | null) => ({
  ...{ title: 'Conferir a folha', client_id: company, assigned_to: person?.uid ?? null, due_date: today },
  ...{ status: 'pending', checklist: [], obligation_id: null, request_id: null },
});
const giveTask = (to: Person | null, by: Person, fields: object = {}) =>
  place(`tasks/${someId('t')}`, { ...taskOf(to), ...fields }, by.uid);

const choose = (person: Person, change: object) =>
  place(`preferences/${person.uid}`, { user_id: person.uid, ...DEFAULT_PREFERENCES, ...change }, person.uid);

async function noticesOf(person: Person, tenant = firm) {
  const rows = db.collection(`tenants/${tenant}/notifications`).where('user_id', '==', person.uid);
  return (await rows.get()).docs.map((row) => row.data());
}
const kindsOf = async (person: Person) =>
  (await noticesOf(person)).map(({ kind }): unknown => kind).toSorted();

/** At nine in the morning of a day, in the firm's time. */
const tellAt = (date = today) => tellOfDay(firm, new Date(`${date}T09:00:00-03:00`), Date.now());

describe('an event that comes five times over', () => {
  /** Each trigger with what sets it off, and who hears of it. */
  const TRIGGERS: [string, NoticeKind, () => Promise<unknown>, () => Person][] = [
    ['tellOfMessage', 'message_new', () => say(marcos), () => rafael],
    ['tellOfMessage', 'message_answered', () => say(rafael), () => marcos],
    ['tellOfSlip', 'slip_published', () => publish(), () => marcos],
    ['tellOfRequest', 'request_new', () => ask(), () => rafael],
    [
      'tellOfRequest',
      'request_answered',
      () => change('service_requests/r1', rafael.uid, { status: 'done' }),
      () => marcos,
    ],
    [
      'tellOfDocument',
      'document_refused',
      () => change('documents/d1', 'fn', { check: 'refused' }),
      () => marcos,
    ],
    [
      'tellOfDocument',
      'document_returned',
      () => change('documents/d1', rafael.uid, { review: 'returned' }),
      () => marcos,
    ],
    ['tellOfAsk', 'items_asked', () => askFor(), () => marcos],
    [
      'tellOfItem',
      'item_returned',
      () => change('request_items/i1', rafael.uid, { state: 'returned', reason: 'Ilegível' }),
      () => marcos,
    ],
    [
      'tellOfItem',
      'item_accepted',
      () => change('request_items/i1', rafael.uid, { state: 'accepted' }),
      () => marcos,
    ],
    ['tellOfTask', 'task_assigned', () => giveTask(rafael, admin), () => rafael],
    ['tellOfAccount', 'sign_up_waiting', () => makePerson(firm, 'pending'), () => admin],
    [
      'tellOfAccount',
      'access_changed',
      () => db.doc(`app_users/${rafael.uid}`).update({ role: 'supervisor' }),
      () => rafael,
    ],
    ['tellOfDevice', 'device_new', () => open('second'), () => marcos],
  ];
  let admin: Person;
  beforeEach(async () => {
    admin = await makePerson(firm, 'admin', { email_verified: true });
    await open('first');
    await ask('r1');
    await send('d1');
    await answer('i1', []);
    await triggersSettledWithRetries();
    for (const { ref } of (await db.collection(`tenants/${firm}/notifications`).get()).docs)
      await ref.delete();
  });

  it.each(TRIGGERS)('is one notice: %s, %s', async (trigger, kind, happen, who) => {
    await withDuplicates(trigger, 4, async () => void (await happen()));
    const own = (await noticesOf(who())).filter((row) => row['kind'] === kind);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      rev: 1,
      read_at: null,
      deleted_at: null,
      created_by: 'fn',
      tenant_id: firm,
    });
  });

  it('of a file that answers what was asked is told as the item alone', async () => {
    await answer('i2', ['d1']);
    const reason = 'Ilegível';
    await change('documents/d1', rafael.uid, { review: 'returned', review_reason: reason });
    await change('request_items/i2', rafael.uid, { state: 'returned', reason });
    await triggersSettledWithRetries();
    const kinds = (await noticesOf(marcos)).map((row) => row['kind']);
    expect(kinds.filter((kind) => String(kind).endsWith('_returned'))).toEqual(['item_returned']);
  });

  const askFor = () =>
    place(
      `document_requests/${someId('p')}`,
      { client_id: company, title: 'Outubro', competence: '2026-10', due_date: today, status: 'open' },
      rafael.uid,
    );
  const ask = (id = someId('r')) =>
    place(
      `service_requests/${id}`,
      {
        ...{ client_id: company, service_id: 's', description: 'Preciso', status: 'open', answer: null },
        document_ids: [],
      },
      marcos.uid,
    );
  const send = (id: string) =>
    place(
      `documents/${id}`,
      {
        ...{ client_id: company, filename: 'Recibo.pdf', storage_path: 'x', mime_type: 'application/pdf' },
        ...{ size_bytes: 10, category: null, description: null, uploaded_by: marcos.uid, check: 'ok' },
        ...{ check_reason: null, review: 'none', review_reason: null },
      },
      marcos.uid,
    );
  const answer = (id: string, document_ids: string[]) =>
    place(
      `request_items/${id}`,
      {
        ...{ client_id: company, request_id: 'p1', label: 'Extrato', category: null, state: 'sent' },
        ...{ document_ids, reason: null, position: 0 },
      },
      rafael.uid,
    );
  const open = (id: string) =>
    db.doc(`app_users/${marcos.uid}/devices/${id}`).set({
      ...{ name: 'Safari no iPhone', kind: 'phone', first_seen_at: Timestamp.now() },
      ...{ last_seen_at: Timestamp.now(), auth_time: 1, ended_at: null },
    });
});

describe('a notice', () => {
  it('stays told when its row is taken away', async () => {
    await publish();
    await triggersSettledWithRetries();
    await tellAt();
    expect(await kindsOf(marcos)).toEqual(['slip_due_1', 'slip_published']);
    for (const { ref } of (await db.collection(`tenants/${firm}/notifications`).get()).docs)
      await ref.delete();
    await db.doc(`schedules/tellOfDays/firms/${firm}`).delete();
    await tellAt();
    expect(await kindsOf(marcos)).toEqual([]);
  });

  it('goes to nobody of another company, another firm, or who is blocked, and never to who did it', async () => {
    const other = await makeClient(firm);
    const stranger = await makePerson(firm, 'client', { client_id: other, client_ids: [other] });
    const elsewhere = await makePerson((await makeFirm()).id, 'client', { client_ids: [company] });
    const blocked = await makePerson(firm, 'client', { client_ids: [company], is_active: false });
    const colleague = await makePerson(firm, 'client', { client_ids: [company] });
    await say(rafael);
    await say(marcos);
    await publish();
    await triggersSettledWithRetries();
    await tellAt();
    for (const person of [stranger, elsewhere, blocked]) expect(await noticesOf(person)).toEqual([]);
    expect(await kindsOf(colleague)).toEqual(['message_answered', 'slip_due_1', 'slip_published']);
    expect(await kindsOf(marcos)).toEqual(['message_answered', 'slip_due_1', 'slip_published']);
    expect(await kindsOf(rafael)).toEqual(['message_new']);
  });

  it('of a client’s message goes to who looks after them, and to all of the staff where nobody does', async () => {
    const other = await makePerson(firm, 'supervisor');
    await place(`thread_staff/${company}`, { client_id: company, assigned_to: rafael.uid }, rafael.uid);
    await say(marcos);
    await triggersSettledWithRetries();
    expect([await kindsOf(rafael), await kindsOf(other)]).toEqual([['message_new'], []]);
    await db.doc(`app_users/${rafael.uid}`).update({ is_active: false });
    await say(marcos);
    await triggersSettledWithRetries();
    expect(await kindsOf(other)).toEqual(['message_new']);
  });

  it('of a task goes to the one it was given to, and to nobody for what they took themselves', async () => {
    const helena = await makePerson(firm, 'supervisor');
    await giveTask(helena, helena);
    await giveTask(null, helena);
    await giveTask(rafael, helena, { status: 'completed' });
    await giveTask(marcos, helena);
    await giveTask(rafael, helena, { client_id: null });
    await triggersSettledWithRetries();
    expect([await kindsOf(helena), await kindsOf(marcos)]).toEqual([[], []]);
    expect(await noticesOf(rafael)).toMatchObject([
      { kind: 'task_assigned', body: `Até ${formatCalendarDate(today)}` },
    ]);
  });

  it('of a task is made again when it comes back to somebody, and not when something else of it changes', async () => {
    const helena = await makePerson(firm, 'supervisor');
    await place('tasks/t1', taskOf(rafael), helena.uid);
    await change('tasks/t1', helena.uid, { due_date: addDays(today, 3) });
    await change('tasks/t1', rafael.uid, { assigned_to: helena.uid });
    await change('tasks/t1', helena.uid, { assigned_to: rafael.uid });
    await triggersSettledWithRetries();
    expect([await kindsOf(rafael), await kindsOf(helena)]).toEqual([
      ['task_assigned', 'task_assigned'],
      ['task_assigned'],
    ]);
    const [row] = await noticesOf(rafael);
    expect(row).toMatchObject({ link: '/admin/tasks?abrir=t1', title: 'Tarefa para você: Conferir a folha' });
  });

  it('is not made of what was removed meanwhile', async () => {
    await change(`clients/${company}`, rafael.uid, { deleted_at: Timestamp.now() });
    await say(marcos);
    await publish();
    await triggersSettledWithRetries();
    await tellAt();
    expect([await kindsOf(rafael), await kindsOf(marcos)]).toEqual([[], []]);
  });

  it('is not made where its person switched it off, and the safety of the account cannot be', async () => {
    await choose(rafael, { messages: false, by_email: false });
    await say(marcos);
    await db.doc(`app_users/${rafael.uid}`).update({ role: 'supervisor' });
    await triggersSettledWithRetries();
    expect(await kindsOf(rafael)).toEqual(['access_changed']);
    expect(mailsTo(rafael.email).map(({ subject }) => subject)).toEqual([
      'Seu acesso mudou – Aurora Contabilidade',
    ]);
  });
});

describe('an e-mail of a notice', () => {
  it('says slip, company and day, and no amount', async () => {
    await publish('2026-11-23');
    await triggersSettledWithRetries();
    const [mail] = mailsTo(marcos.email);
    expect(mail?.subject).toBe('Uma guia nova – Aurora Contabilidade');
    expect(mail?.text).toContain(
      'A guia DAS 10/2026 de Padaria Pão Dourado foi publicada. Vence em segunda-feira, 23/11/2026.',
    );
    expect(mail?.text).toContain(`/client-portal/month?empresa=${company}`);
    expect(mail?.text).not.toMatch(/R\$|1\.842/);
    expect(mailsTo(rafael.email)).toEqual([]);
  });

  it.each([
    ['has none', { email: null }],
    ['has not shown that it is theirs', { email_verified: false }],
  ])('is not sent to an address that its person %s: the notice is there all the same', async (_, account) => {
    await db.doc(`app_users/${marcos.uid}`).update(account);
    await publish();
    await triggersSettledWithRetries();
    expect(await kindsOf(marcos)).toEqual(['slip_published']);
    expect(mailsTo(marcos.email)).toEqual([]);
  });

  it.each([
    ['wants none any more', () => choose(marcos, { email_off: ['slips'] })],
    [
      'has another address',
      () => db.doc(`app_users/${marcos.uid}`).update({ email: 'outro@cliente.example' }),
    ],
    ['left the company', () => db.doc(`app_users/${marcos.uid}`).update({ client_ids: [] })],
  ])('that waited for its server is not sent to who %s', async (_, happen) => {
    const queued = await heldMail();
    await happen();
    await db.doc(`mail/${queued.id}`).set({ ...queued.data, state: 'queued', lease_until: 0 });
    await triggersSettledWithRetries();
    expect(mailsTo(marcos.email).filter(({ subject }) => subject?.startsWith('Uma guia'))).toEqual([]);
    expect((await db.doc(`mail/${queued.id}`).get()).data()).toMatchObject({ state: 'dropped' });
  });

  /** One that was queued and is sent by nobody: taken out before its time, as if the server were away. */
  async function heldMail() {
    await choose(marcos, {});
    const id = `notice_${someId('held')}`;
    const data = {
      ...{ kind: 'notice', tenant_id: firm, user_id: marcos.uid, to: marcos.email, name: 'Marcos' },
      ...{ words: 'A guia', origin: null, send_before: Date.now() + 3_600_000 },
      notice: {
        kind: 'slip_published',
        subject: 'Uma guia nova',
        path: '/client-portal',
        client_id: company,
      },
    };
    await triggersSettled();
    return { id, data };
  }
});

describe('the day', () => {
  it('reminds of each slip seven, three and one day before, and after, each once, late runs too', async () => {
    const due = addDays(today, 6);
    await publish(due);
    await triggersSettledWithRetries();
    const days = [0, 1, 4, 4, 6, 8, 9];
    for (const day of days) await tellAt(addDays(today, day));
    const stages = (await kindsOf(marcos)).filter(
      (kind) => String(kind).startsWith('slip_due') || kind === 'slip_overdue',
    );
    expect(stages).toEqual(['slip_due_1', 'slip_due_3', 'slip_due_7', 'slip_overdue']);
  });

  it('reminds of nothing that is closed, said to be paid, or replaced', async () => {
    await publish(addDays(today, 1), { status: 'completed' });
    const paid = await publish();
    await place(
      `slip_events/${paid}_said_paid_${marcos.uid}`,
      {
        ...{ client_id: company, slip_id: paid, document_sha256: 'a'.repeat(64), kind: 'said_paid' },
        done_at: Timestamp.now(),
      },
      marcos.uid,
    );
    const replaced = await publish();
    const row = (await db.doc(`tenants/${firm}/slips/${replaced}`).get()).data();
    await place(
      `slips/${replaced.replace(/_1$/, '_2')}`,
      { ...row, version: 2, due_date: addDays(today, 20) },
      rafael.uid,
    );
    await triggersSettledWithRetries();
    await tellAt();
    expect(new Set(await kindsOf(marcos))).toEqual(new Set(['slip_published']));
  });

  it('begins at eight in the morning', async () => {
    await publish();
    await triggersSettledWithRetries();
    await tellOfDay(firm, new Date(`${today}T07:59:00-03:00`), Date.now());
    expect(await kindsOf(marcos)).toEqual(['slip_published']);
  });

  it('tells who is in charge of a message that nobody answered, and later the seniors', async () => {
    const senior = await makePerson(firm, 'supervisor');
    await place(`thread_staff/${company}`, { client_id: company, assigned_to: rafael.uid }, rafael.uid);
    await place(
      `message_threads/${company}`,
      {
        ...{ client_id: company, subject: 'Conversa', participants: [marcos.uid] },
        ...{ last_message_at: Timestamp.now(), last_sender_id: marcos.uid },
      },
      'fn',
    );
    await triggersSettledWithRetries();
    await tellAt(addDays(today, 3));
    expect([await kindsOf(rafael), await kindsOf(senior)]).toEqual([['message_waiting'], []]);
    await tellAt(addDays(today, 6));
    expect([await kindsOf(rafael), await kindsOf(senior)]).toEqual([
      ['message_waiting'],
      ['message_forgotten'],
    ]);
  });

  it('is one digest for each of the staff who wants one, in numbers alone', async () => {
    await publish(addDays(today, -20));
    for (const due_date of [today, addDays(today, -2), addDays(today, 1), null])
      await giveTask(rafael, rafael, { due_date });
    await giveTask(rafael, rafael, { status: 'completed' });
    await giveTask(marcos, rafael);
    const quiet = await makePerson(firm, 'admin', { email_verified: true });
    await choose(quiet, { digest: false });
    await triggersSettledWithRetries();
    for (const _ of [1, 2, 3]) {
      await db.doc(`schedules/tellOfDays/firms/${firm}`).delete();
      await tellAt();
      await triggersSettledWithRetries();
    }
    const digests = mailsTo(rafael.email);
    expect(digests.map(({ subject }) => subject)).toEqual(['O seu dia no portal – Aurora Contabilidade']);
    expect(digests[0]?.text).toContain('1 obrigação em atraso');
    expect(digests[0]?.text).toContain('2 tarefas suas com prazo até hoje');
    expect(
      [...mailsTo(quiet.email), ...mailsTo(marcos.email)].filter(({ subject }) => subject?.includes('dia')),
    ).toEqual([]);
  });

  it('is a digest for a person of a client who asked for one, of what they have to send and what falls due', async () => {
    const obligation = (id: string, client_id: string, due_date: string) =>
      place(
        `obligations/${id}`,
        { client_id, name: 'DAS', due_date, status: 'pending', description: null },
        rafael.uid,
      );
    const asked = async (id: string, status: string) => {
      const request = { title: 'Outubro', competence: '2026-10', due_date: today, status };
      await place(`document_requests/${id}`, { client_id: company, ...request }, rafael.uid);
      const item = { request_id: id, label: 'Extrato', category: null, state: 'open', document_ids: [] };
      await place(
        `request_items/${id}-1`,
        { client_id: company, ...item, reason: null, position: 0 },
        rafael.uid,
      );
    };
    await obligation('late', company, addDays(today, -2));
    await obligation('soon', company, addDays(today, 7));
    await obligation('later', company, addDays(today, 8));
    await obligation('of-another', 'another-company', addDays(today, 1));
    await asked('p-open', 'open');
    await asked('p-over', 'cancelled');
    const other = await makePerson(firm, 'client', { email_verified: true, client_ids: [company] });
    await choose(marcos, { digest: true });
    await triggersSettledWithRetries();
    for (const _ of [1, 2]) {
      await db.doc(`schedules/tellOfDays/firms/${firm}`).delete();
      await tellAt();
      await triggersSettledWithRetries();
    }
    const digests = mailsTo(marcos.email).filter(({ subject }) => subject?.startsWith('O seu dia'));
    expect(digests).toHaveLength(1);
    const text = digests[0]?.text ?? '';
    for (const line of [
      '1 documento falta enviar',
      '1 obrigação em atraso',
      '1 obrigação vence em até 7 dias',
    ])
      expect(text).toContain(line);
    expect(mailsTo(other.email).filter(({ subject }) => subject?.startsWith('O seu dia'))).toEqual([]);
  });
});

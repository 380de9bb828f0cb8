import { addDays, calendarDateOf, DEFAULT_PREFERENCES, type NoticeKind } from '@portal/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { tellOfDay } from 'functions/src/notices/tell-of-days.ts';
import { tellAll } from 'functions/src/notices/tell.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  db,
  runSchedule,
  triggersSettled,
  triggersSettledWithRetries,
  withDuplicates,
} from '../support/backend.ts';
import { makeClient, makeFirm, someId } from '../support/firms.ts';
import { answerAlways, mailsTo } from '../support/mail-server.ts';
import { makePerson, type Person } from '../support/people.ts';

let firm: string;
let company: string;
let marcos: Person;
let rafael: Person;
beforeEach(async () => {
  firm = (await makeFirm()).id;
  company = await makeClient(firm);
  const ofCompany = { client_id: company, client_ids: [company], email_verified: true };
  marcos = await makePerson(firm, 'client', ofCompany);
  rafael = await makePerson(firm, 'accountant', { email_verified: true });
  await triggersSettledWithRetries();
});

const today = calendarDateOf(new Date());

function stamped(by: string, fields: Record<string, unknown>) {
  const now = FieldValue.serverTimestamp();
  const stamps = { tenant_id: firm, rev: 1, created_at: now, created_by: by, updated_at: now };
  return { ...stamps, updated_by: by, last_op: `${by}_00000001`, deleted_at: null, ...fields };
}
const place = (path: string, by: string, fields: Record<string, unknown>) =>
  db.doc(`tenants/${firm}/${path}`).set(stamped(by, fields));

const choose = (person: Person, change: object) =>
  place(`preferences/${person.uid}`, person.uid, {
    user_id: person.uid,
    ...DEFAULT_PREFERENCES,
    ...change,
  });

const messageOf = (by: Person) =>
  stamped(by.uid, {
    ...{ client_id: company, thread_id: company, sender_id: by.uid, content: 'Bom dia', status: 'sent' },
    ...{ document_ids: [], written_at: Timestamp.now() },
  });
const say = (by: Person) => db.doc(`tenants/${firm}/messages/${someId('m')}`).set(messageOf(by));

/** A slip that is due on that day, and not told of when it is published: nobody was there yet. */
async function slips(count: number, due_date = addDays(today, 1)): Promise<void> {
  const batch = db.batch();
  for (let index = 0; index < count; index += 1) {
    const id = someId('das').replaceAll('-', '');
    const obligation = { name: 'DAS 10/2026', status: 'pending', priority: null, description: null };
    batch.set(
      db.doc(`tenants/${firm}/obligations/${id}`),
      stamped(rafael.uid, {
        ...{ client_id: company, due_date, notes: null, completed_at: null, document_ids: [], ...obligation },
      }),
    );
    batch.set(
      db.doc(`tenants/${firm}/slips/${id}_1`),
      stamped(rafael.uid, {
        ...{ client_id: company, obligation_id: id, version: 1, document_id: 'd', due_date },
        ...{ document_sha256: 'a'.repeat(64), amount_cents: 1, pix_code: null, payment_line: null },
      }),
    );
  }
  await batch.commit();
  await triggersSettledWithRetries();
}

const noticesOf = async (person: Person, kind: NoticeKind) =>
  (
    await db
      .collection(`tenants/${firm}/notifications`)
      .where('user_id', '==', person.uid)
      .where('kind', '==', kind)
      .get()
  ).size;
const mailRows = async (person: Person) =>
  (await db.collection('mail').where('user_id', '==', person.uid).get()).docs;
const NINE = new Date(`${today}T09:00:00-03:00`);

/** Hours around this very one. */
function quietNow() {
  const format = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', timeZone: 'America/Sao_Paulo' });
  const hour = Number(format.format(new Date()));
  return { quiet_from: hour, quiet_to: (hour + 2) % 24 };
}

describe('a mail server that is away for two days', () => {
  it('keeps an e-mail waiting, and it arrives once when the server is back', async () => {
    // Its trigger, which tries for a day at most, is over before the server is asked.
    await choose(marcos, { ...quietNow(), email_off: [] });
    await say(rafael);
    await triggersSettledWithRetries();
    answerAlways({ code: 451, text: 'away' });
    const [row] = await mailRows(marcos);
    await row?.ref.update({ lease_until: 0 });
    for (let hour = 0; hour < 48; hour += 1) await runSchedule('sendWaitingMail');
    // The clock of the row moves instead of ours.
    const before = Number(row?.get('send_before'));
    await row?.ref.update({ send_before: before - 48 * 3_600_000 });
    await runSchedule('sendWaitingMail');
    expect(mailsTo(marcos.email)).toEqual([]);
    const waiting = { state: 'queued', problem: 'smtp_451', to: marcos.email };
    expect((await row?.ref.get())?.data()).toMatchObject(waiting);
    answerAlways(null);
    await runSchedule('sendWaitingMail');
    await runSchedule('sendWaitingMail');
    await triggersSettledWithRetries();
    expect(mailsTo(marcos.email).map(({ messageId }) => messageId)).toEqual([`<${row?.id}@aurora.example>`]);
    expect((await row?.ref.get())?.data()).toMatchObject({ state: 'sent', to: null });
  });
});

describe('many events at once', () => {
  it('are told once each, also when each comes twice', async () => {
    await choose(rafael, { by_email: false });
    const many = async () => {
      const batch = db.batch();
      for (let index = 0; index < 150; index += 1)
        batch.set(db.doc(`tenants/${firm}/messages/${someId('m')}`), messageOf(marcos));
      await batch.commit();
    };
    await withDuplicates('tellOfMessage', 1, many, 150_000);
    expect(await noticesOf(rafael, 'message_new')).toBe(150);
  }, 180_000);
});

describe('a run of the day', () => {
  it('that ends in the middle is gone on with by the next, and tells nothing twice', async () => {
    await slips(60);
    const progress = db.doc(`schedules/tellOfDays/firms/${firm}`);
    const counts: number[] = [];
    // Each has a moment more than it takes to begin.
    for (let run = 0; run < 60 && !(await progress.get()).exists; run += 1) {
      await tellOfDay(firm, NINE, Date.now() - 40_000 + 150);
      counts.push(await noticesOf(marcos, 'slip_due_1'));
    }
    if (!(await progress.get()).exists) await tellOfDay(firm, NINE, Date.now());
    expect(counts[0]).toBeLessThan(60);
    expect(await noticesOf(marcos, 'slip_due_1')).toBe(60);
    await triggersSettledWithRetries();
    const subjects = mailsTo(marcos.email).filter(({ subject }) => subject?.startsWith('Uma guia vence'));
    expect(subjects).toHaveLength(60);
  });

  it('that is begun twice at the same time tells nothing twice', async () => {
    await slips(30);
    const runs = [1, 2, 3].map(() => tellOfDay(firm, NINE, Date.now()));
    await Promise.all(runs);
    await triggersSettledWithRetries();
    expect(await noticesOf(marcos, 'slip_due_1')).toBe(30);
    expect(await mailRows(marcos)).toHaveLength(60);
  });

  it('that comes a day late tells what it missed', async () => {
    await slips(1, addDays(today, 3));
    await tellOfDay(firm, new Date(`${addDays(today, 1)}T23:59:00-03:00`), Date.now());
    expect(await noticesOf(marcos, 'slip_due_3')).toBe(1);
  });
});

describe('a digest of somebody who changes their mind meanwhile', () => {
  it('comes at most once, and never is lost for who did not', async () => {
    await slips(1, addDays(today, -20));
    const staff = await Promise.all(
      Array.from({ length: 12 }, () => makePerson(firm, 'accountant', { email_verified: true })),
    );
    await triggersSettledWithRetries();
    const changing = staff.filter((_, index) => index % 2 === 0);
    await Promise.all([
      tellOfDay(firm, NINE, Date.now()),
      ...changing.map((person) => choose(person, { digest: false })),
    ]);
    await db.doc(`schedules/tellOfDays/firms/${firm}`).delete();
    await tellOfDay(firm, NINE, Date.now());
    await triggersSettledWithRetries();
    for (const person of staff) {
      const sent = mailsTo(person.email).length;
      const rows = await db
        .collection('deliveries')
        .where('user_id', '==', person.uid)
        .where('kind', '==', 'digest')
        .get();
      expect(rows.size).toBe(1);
      if (changing.includes(person)) expect(sent).toBeLessThanOrEqual(1);
      else expect(sent).toBe(1);
    }
  });
});

describe('quiet hours', () => {
  const QUIET = { quiet_from: 22, quiet_to: 7 };
  const day = addDays(today, 1);
  const at = (date: string, time: string) => new Date(`${date}T${time}:00-03:00`);

  const tellAt = (now: Date, kind: 'message_answered' | 'device_new') => {
    const event = { tenant_id: firm, subject: someId('e'), occasion: '', link: '/client-portal' };
    const telling =
      kind === 'device_new'
        ? { ...event, kind, client_id: null, facts: { device: 'Safari no iPhone' } }
        : {
            ...event,
            kind,
            client_id: company,
            facts: { company: 'Padaria', sender: 'Rafael', content: 'Oi' },
          };
    return tellAll([{ telling, uid: marcos.uid }], Date.now(), now);
  };
  const heldUntil = async () => {
    const rows = await mailRows(marcos);
    return rows.map((row) => new Date(Number(row.get('lease_until'))).toISOString());
  };

  it.each([
    ['21:59', null],
    ['22:00', 1],
    ['23:59', 1],
    ['00:00', 0],
    ['06:59', 0],
    ['07:00', null],
  ])('hold an e-mail that can wait at %s over midnight', async (time, days) => {
    await choose(marcos, { ...QUIET, email_off: [] });
    const now = at(day, time);
    await tellAt(now, 'message_answered');
    const end = days === null ? now : at(addDays(day, days), '07:00');
    expect(await heldUntil()).toEqual([end.toISOString()]);
  });

  it('hold nothing that concerns the safety of an account', async () => {
    await choose(marcos, QUIET);
    const now = at(day, '23:00');
    await tellAt(now, 'device_new');
    expect(await heldUntil()).toEqual([now.toISOString()]);
  });

  it('hold no e-mail of who chose none', async () => {
    await choose(marcos, { email_off: [] });
    const now = at(day, '23:00');
    await tellAt(now, 'message_answered');
    expect(await heldUntil()).toEqual([now.toISOString()]);
  });

  it('hold the digest of the day too', async () => {
    await slips(1, addDays(today, -20));
    await choose(rafael, quietNow());
    await tellOfDay(firm, NINE, Date.now());
    const [row] = (await mailRows(rafael)).filter(({ id }) => id.startsWith('digest_'));
    expect(Number(row?.get('lease_until'))).toBeGreaterThan(Date.now());
  });

  it('let an e-mail go when they end, once, and its event comes again in vain', async () => {
    await choose(marcos, { ...quietNow(), email_off: [] });
    await withDuplicates('tellOfMessage', 2, async () => void (await say(rafael)));
    await runSchedule('sendWaitingMail');
    expect(mailsTo(marcos.email)).toEqual([]);
    const [row] = await mailRows(marcos);
    expect(row?.get('state')).toBe('queued');
    expect(Number(row?.get('lease_until'))).toBeGreaterThan(Date.now());
    await row?.ref.update({ lease_until: Date.now() - 1 });
    await runSchedule('sendWaitingMail');
    await runSchedule('sendWaitingMail');
    await triggersSettled();
    expect(mailsTo(marcos.email)).toHaveLength(1);
  });
});

it('a person without a device or an address is told in the portal alone, and that is written down', async () => {
  await db.doc(`app_users/${marcos.uid}`).update({ email: null });
  await say(rafael);
  await triggersSettledWithRetries();
  expect(await noticesOf(marcos, 'message_answered')).toBe(1);
  const rows = await db.collection('deliveries').where('user_id', '==', marcos.uid).get();
  const states = rows.docs.map((row) => [row.id.split('_').at(-1), row.get('state')]);
  expect(Object.fromEntries(states)).toEqual({ portal: 'told', email: 'off', push: 'no_address' });
  expect(await mailRows(marcos)).toEqual([]);
});

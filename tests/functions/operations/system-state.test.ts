import { type MailKind, SCHEDULE_NAMES, type SystemState, systemStateSchema } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { actsOn } from '../support/acts.ts';
import { db, runSchedule, triggersSettled } from '../support/backend.ts';
import { call } from '../support/call.ts';
import { makeFirm, someId } from '../support/firms.ts';
import { answerNext, mailsTo } from '../support/mail-server.ts';
import { makePerson, type Person } from '../support/people.ts';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * MINUTE_MS);

let firm: string;
let admin: Person;
beforeEach(async () => {
  firm = (await makeFirm()).id;
  admin = await makePerson(firm, 'admin');
});

async function stateFor(person: Person): Promise<SystemState> {
  const answer = await call('readSystemState', {}, { token: person.token });
  return systemStateSchema.parse(answer.kind === 'answered' ? answer.result : answer);
}

/** A row of the queue as it is after so many tries; no trigger sends it. */
async function mailRow(fields: Record<string, unknown> = {}) {
  const id = someId('approval');
  const to = `${id}@cliente.example`;
  await db.doc(`mail/${id}`).set({
    kind: 'account_approved' satisfies MailKind,
    tenant_id: firm,
    user_id: someId('user'),
    to,
    name: 'Ana Dias',
    origin: null,
    state: 'failed',
    reason: 'smtp_550',
    lease_until: 0,
    send_before: Date.now() + MINUTE_MS,
    queued_at: ago(90),
    settled_at: ago(60),
    expires_at: Timestamp.fromMillis(Date.now() + MINUTE_MS),
    ...fields,
  });
  await triggersSettled();
  return { id, to, row: async () => (await db.doc(`mail/${id}`).get()).data() };
}

const resend = (mail_id: string, by: Person = admin) => call('resendMail', { mail_id }, { token: by.token });
const dismiss = (mail_id: string, by: Person = admin) =>
  call('dismissMail', { mail_id }, { token: by.token });
const DONE = { kind: 'answered', result: { ok: true } };

describe('the state of the system', () => {
  it('names the e-mails that were given up, the newest first, of this firm alone', async () => {
    answerNext({ code: 550, text: 'no such mailbox' });
    const refused = await mailRow({ state: 'queued' });
    const late = await mailRow({ reason: 'unreachable', settled_at: ago(5) });
    const other = (await makeFirm()).id;
    await mailRow({ tenant_id: other });
    await mailRow({ state: 'sent', to: null });
    // As a new password is left: with nobody to send it to.
    await mailRow({ to: null });
    // The database takes its time with what is over.
    await mailRow({ expires_at: ago(1) });
    const { mail } = await stateFor(admin);
    expect(mail).toMatchObject({ waiting: 0, is_more: false, since: null, problem: null });
    expect(mail.failed.map(({ id, kind, to, reason }) => ({ id, kind, to, reason }))).toEqual([
      { id: refused.id, kind: 'account_approved', to: refused.to, reason: 'smtp_550' },
      { id: late.id, kind: 'account_approved', to: late.to, reason: 'unreachable' },
    ]);
  });

  it('says that more failed than it names', async () => {
    const rows = db.batch();
    const crowded = await makeFirm();
    const person = await makePerson(crowded.id, 'admin');
    for (let number = 0; number < 201; number += 1)
      rows.set(db.doc(`mail/${someId('crowd')}`), {
        ...{ kind: 'account_approved', tenant_id: crowded.id, user_id: 'u1', to: 'ana@cliente.example' },
        ...{ name: 'Ana', origin: null, state: 'failed', reason: 'smtp_550', lease_until: 0 },
        ...{ queued_at: ago(90), settled_at: ago(60), send_before: 0 },
        expires_at: Timestamp.fromMillis(Date.now() + MINUTE_MS),
      });
    await rows.commit();
    const { mail } = await stateFor(person);
    expect(mail.failed).toHaveLength(200);
    expect(mail.is_more_failed).toBe(true);
    expect((await stateFor(admin)).mail.is_more_failed).toBe(false);
  });

  it('counts the e-mails that wait, with the oldest and what kept it, and names none of them', async () => {
    const held = { state: 'sent' };
    const rows = [await mailRow(held), await mailRow(held), await mailRow(held)];
    const since = ago(40);
    // Only a new row is sent by the trigger: these wait for the schedule.
    const waits = (at: number, fields: Record<string, unknown>) =>
      db.doc(`mail/${rows[at]?.id ?? ''}`).update({ state: 'queued', ...fields });
    await waits(0, { queued_at: ago(10), problem: 'smtp_451' });
    await waits(1, { queued_at: since, problem: 'login' });
    await waits(2, { tenant_id: (await makeFirm()).id });
    const { mail } = await stateFor(admin);
    expect(mail).toMatchObject({ waiting: 2, is_more: false, problem: 'login', failed: [] });
    expect(Date.parse(mail.since ?? '')).toBe(since.toMillis());
    expect(JSON.stringify(mail)).not.toContain('cliente.example');
  });

  it('counts the documents of the firm whose check takes too long, with the oldest', async () => {
    const pending = async (tenant: string, minutes: number, fields: Record<string, unknown> = {}) => {
      const ref = db.doc(`tenants/${tenant}/documents/${someId('document')}`);
      // Only a new row is checked by the trigger: these become pending afterwards.
      await ref.set({ deleted_at: null, created_at: ago(minutes), check: 'ok' });
      await ref.update({ check: 'pending', ...fields });
      return ref;
    };
    const other = (await makeFirm()).id;
    const rows = [
      await pending(firm, 40),
      await pending(firm, 90),
      await pending(firm, 5),
      await pending(firm, 95, { deleted_at: ago(1) }),
      await pending(firm, 95, { check: 'refused' }),
      await pending(other, 95),
    ];
    const { documents } = await stateFor(admin);
    expect(documents).toEqual({ waiting: 2, oldest: { id: rows[1]?.id, since: expect.any(String) } });
    await Promise.all(rows.map((ref) => ref.delete()));
    expect((await stateFor(admin)).documents).toEqual({ waiting: 0, oldest: null });
  });

  it('names each schedule with its last run', async () => {
    const written = await db.collection('schedules').get();
    await Promise.all(written.docs.map(({ ref }) => ref.delete()));
    expect((await stateFor(admin)).schedules).toEqual({});
    for (const name of SCHEDULE_NAMES) await runSchedule(name);
    const { schedules, at } = await stateFor(admin);
    expect(Object.keys(schedules).toSorted()).toEqual(SCHEDULE_NAMES.toSorted());
    for (const name of SCHEDULE_NAMES) {
      const run = schedules[name];
      expect(run, name).toMatchObject({ is_well: true, last_well_at: run?.ended_at });
      expect(Date.parse(at) - Date.parse(run?.ended_at ?? ''), name).toBeLessThan(MINUTE_MS);
    }
  });

  it('says of a schedule that something of its work failed, and when it last went well', async () => {
    await runSchedule('sendWaitingMail');
    const before = (await stateFor(admin)).schedules['sendWaitingMail'];
    const { id, row } = await mailRow({ state: 'sent' });
    await db.doc(`mail/${id}`).update({ state: 'queued' });
    answerNext({ code: 451, text: 'try later' });
    await runSchedule('sendWaitingMail');
    expect(await row()).toMatchObject({ state: 'queued', problem: 'smtp_451' });
    const after = (await stateFor(admin)).schedules['sendWaitingMail'];
    expect(after).toMatchObject({ is_well: false, last_well_at: before?.ended_at });
    await runSchedule('sendWaitingMail');
    expect((await stateFor(admin)).schedules['sendWaitingMail']).toMatchObject({ is_well: true });
  });

  it('keeps a note of how far a schedule came beside the note of its run', async () => {
    await runSchedule('eraseExpired');
    expect((await db.doc('schedules/eraseExpired').get()).data()).toMatchObject({
      after: null,
      is_well: true,
    });
  });

  it.each(['supervisor', 'accountant', 'client', 'pending'] as const)('is not told to %s', async (role) => {
    const person = await makePerson(firm, role);
    const answer = await call('readSystemState', {}, { token: person.token });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'forbidden' });
  });

  it('is not told to an administrator whose account is closed, with a token that still lives', async () => {
    const closed = await makePerson(firm, 'admin', { is_active: false });
    const answer = await call('readSystemState', {}, { token: closed.token });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'forbidden' });
  });
});

describe('an e-mail that failed', () => {
  it('is sent anew by an administrator, once, however often the button is pressed', async () => {
    const { id, to, row } = await mailRow();
    expect(await Promise.all([resend(id), resend(id)])).toEqual([DONE, DONE]);
    await triggersSettled();
    expect(await resend(id)).toEqual(DONE);
    await triggersSettled();
    expect(mailsTo(to).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Sua conta foi aprovada'),
    ]);
    expect(await row()).toMatchObject({ state: 'dropped', reason: 'resent', to: null, name: null });
    const left = await db.collection('mail').where('to', '==', to).get();
    expect(left.size).toBe(0);
    expect((await stateFor(admin)).mail.failed).toEqual([]);
  });

  it('says when it is sent anew what the firm said in it', async () => {
    const words = 'O que a lei guarda sai em 2032.';
    const { id, to } = await mailRow({ kind: 'account_erased', words });
    await resend(id);
    await triggersSettled();
    expect(mailsTo(to)[0]?.text).toContain(words);
  });

  it('that fails again is listed again', async () => {
    const { id, to } = await mailRow();
    answerNext({ code: 552, text: 'mailbox full' });
    await resend(id);
    await triggersSettled();
    const [failed, ...more] = (await stateFor(admin)).mail.failed;
    expect(more).toEqual([]);
    expect(failed).toMatchObject({ to, reason: 'smtp_552' });
    await resend(failed?.id ?? '');
    await triggersSettled();
    expect(mailsTo(to)).toHaveLength(1);
  });

  it('is let go by an administrator, and its address with it; then it cannot be sent any more', async () => {
    const { id, to, row } = await mailRow();
    expect(await dismiss(id)).toEqual(DONE);
    expect(await dismiss(id)).toEqual(DONE);
    expect(await row()).toMatchObject({ state: 'dropped', reason: 'dismissed', to: null, name: null });
    expect(await resend(id)).toMatchObject({ kind: 'refused', reason: 'not_found' });
    await triggersSettled();
    expect(mailsTo(to)).toEqual([]);
    expect((await stateFor(admin)).mail.failed).toEqual([]);
  });

  it('leaves one entry of each act, without an address', async () => {
    const [user, other] = [someId('user'), someId('user')];
    const { id } = await mailRow({ user_id: user });
    const { id: otherId } = await mailRow({ user_id: other, kind: 'factor_reset' });
    await Promise.all([resend(id), resend(id)]);
    await dismiss(otherId);
    await dismiss(otherId);
    expect(await actsOn(firm, user)).toEqual([
      {
        uid: admin.uid,
        act: 'resend_mail',
        before: { account_approved: 'failed' },
        after: { account_approved: 'resent' },
      },
    ]);
    expect(await actsOn(firm, other)).toEqual([
      {
        uid: admin.uid,
        act: 'dismiss_mail',
        before: { factor_reset: 'failed' },
        after: { factor_reset: 'dismissed' },
      },
    ]);
  });

  it.each(['supervisor', 'accountant', 'client', 'pending'] as const)('is none of %s', async (role) => {
    const { id, to, row } = await mailRow();
    const person = await makePerson(firm, role);
    for (const act of [resend, dismiss])
      expect(await act(id, person)).toMatchObject({ kind: 'refused', reason: 'forbidden' });
    await triggersSettled();
    expect(mailsTo(to)).toEqual([]);
    expect(await row()).toMatchObject({ state: 'failed', to });
  });

  it('is as good as none to the administrator of another firm', async () => {
    const { id, to, row } = await mailRow();
    const stranger = await makePerson((await makeFirm()).id, 'admin');
    for (const act of [resend, dismiss])
      expect(await act(id, stranger)).toMatchObject({ kind: 'refused', reason: 'not_found' });
    await triggersSettled();
    expect(mailsTo(to)).toEqual([]);
    expect(await row()).toMatchObject({ state: 'failed', to });
    expect((await stateFor(stranger)).mail.failed).toEqual([]);
  });

  it('is the only one that can be dealt with: one that waits, or was sent, is left alone', async () => {
    const sent = await mailRow({ state: 'sent', to: null });
    const waiting = await mailRow({ state: 'sent' });
    await db.doc(`mail/${waiting.id}`).update({ state: 'queued' });
    for (const id of [sent.id, waiting.id, 'nobody'])
      for (const act of [resend, dismiss])
        expect(await act(id)).toMatchObject({ kind: 'refused', reason: 'not_found' });
    expect(await waiting.row()).toMatchObject({ state: 'queued', to: waiting.to });
  });

  it('is not sent to one address more often than anybody may cause it', async () => {
    const to = `${someId('caixa')}@cliente.example`;
    for (let sent = 0; sent < 5; sent += 1) expect(await resend((await mailRow({ to })).id)).toEqual(DONE);
    const last = await mailRow({ to });
    expect(await resend(last.id)).toMatchObject({ kind: 'refused', reason: 'too_many_requests' });
    expect(await last.row()).toMatchObject({ state: 'failed', to });
  });

  it('goes with the person whose sign-up is rejected, who is told just that', async () => {
    const person = await makePerson(firm, 'pending');
    const asked = await mailRow({ user_id: person.uid, kind: 'verify_email' });
    await call('rejectUser', { user_id: person.uid }, { token: admin.token });
    await triggersSettled();
    expect(await asked.row()).toMatchObject({ state: 'dropped', reason: 'erased', to: null, name: null });
    expect(mailsTo(person.email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Sobre o seu cadastro'),
    ]);
    expect((await stateFor(admin)).mail.failed).toEqual([]);
  });

  it('about a rejected sign-up is not kept: its person is promised that nothing is', async () => {
    const person = await makePerson(firm, 'pending');
    answerNext({ code: 550, text: 'no such mailbox' });
    await call('rejectUser', { user_id: person.uid }, { token: admin.token });
    await triggersSettled();
    const row = (await db.doc(`mail/rejection_${person.uid}`).get()).data();
    expect(row).toMatchObject({ state: 'failed', reason: 'smtp_550', to: null, name: null });
    expect((await stateFor(admin)).mail.failed).toEqual([]);
  });
});

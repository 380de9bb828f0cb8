import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, retriesDue, retryIsWaiting, runSchedule, triggersSettled } from '../support/backend.ts';
import { makeFirm, someId } from '../support/firms.ts';
import { answerNext, mailsTo } from '../support/mail-server.ts';
import { makePerson, readStatus, signUp } from '../support/people.ts';

let firm: string;

beforeAll(async () => {
  firm = (await makeFirm()).id;
});

/** A notice in the queue, as an approval leaves it. */
async function queueNotice(fields: Record<string, unknown> = {}) {
  const eventId = someId('approval');
  const to = `${eventId}@cliente.example`;
  await db.doc(`mail/${eventId}`).set({
    kind: 'account_approved',
    tenant_id: firm,
    user_id: 'somebody',
    to,
    name: 'Ana Dias',
    origin: null,
    state: 'queued',
    lease_until: 0,
    send_before: Date.now() + 3_600_000,
    ...fields,
  });
  return { eventId, to, row: async () => (await db.doc(`mail/${eventId}`).get()).data() };
}

describe('an e-mail in the queue', () => {
  it('is sent, and its row keeps neither address nor name', async () => {
    const { to, eventId, row } = await queueNotice();
    await triggersSettled();
    expect(mailsTo(to)).toHaveLength(1);
    expect(mailsTo(to)[0]?.messageId).toBe(`<${eventId}@aurora.example>`);
    expect(await row()).toMatchObject({ state: 'sent', to: null, name: null, reason: null });
    expect((await row())?.['settled_at']).toBeInstanceOf(Timestamp);
  });

  it('says how far the firm’s register of slips is, in the firm’s colour', async () => {
    const brand = { short_name: null, mark: null, colour: '#8A1C4A' };
    const other = (await makeFirm({ brand })).id;
    const register = '3f9a2c71'.repeat(8);
    const until = Timestamp.fromDate(new Date('2026-11-24T02:30:00Z'));
    await db.doc(`tenants/${other}/slip_chain_keys/current`).set({ key: 'c'.repeat(64), register, until });
    const { to } = await queueNotice({ tenant_id: other });
    await triggersSettled();
    const [mail] = mailsTo(to);
    // The firm's day, not the server's.
    for (const part of [mail?.text, mail?.html])
      expect(part).toContain('Registro de guias de 23/11/2026: 3f9a2c71…');
    expect(mail?.headers.find(({ key }) => key === 'x-registro-guias')?.value).toBe(`2026-11-23 ${register}`);
    expect(mail?.html).toContain('background:#8A1C4A');
    expect(mail?.source).not.toContain('c'.repeat(64));
  });

  it('goes without the register where its row cannot be read, or there is none', async () => {
    const other = (await makeFirm()).id;
    const { to } = await queueNotice({ tenant_id: other });
    await triggersSettled();
    await db.doc(`tenants/${other}/slip_chain_keys/current`).set({ register: 7 });
    const { to: second } = await queueNotice({ tenant_id: other });
    await triggersSettled();
    for (const [mail] of [mailsTo(to), mailsTo(second)]) {
      expect(mail?.text).toContain('Você já pode entrar.');
      expect(mail?.text).not.toContain('Registro de guias');
    }
  });

  it('is tried again, with the same message id, after an error that may pass', async () => {
    answerNext({ code: 451, text: 'try later' });
    const { to, eventId, row } = await queueNotice();
    await retryIsWaiting();
    expect(mailsTo(to)).toEqual([]);
    expect(await row()).toMatchObject({ state: 'queued', problem: 'smtp_451' });
    await retriesDue();
    await triggersSettled();
    expect(mailsTo(to).map(({ messageId }) => messageId)).toEqual([`<${eventId}@aurora.example>`]);
    expect(await row()).toMatchObject({ state: 'sent' });
  });

  it('is given up when the server refuses it for good', async () => {
    answerNext({ code: 550, text: 'no such mailbox' });
    const { to, row } = await queueNotice();
    await triggersSettled();
    expect(mailsTo(to)).toEqual([]);
    // An administrator may send it anew.
    expect(await row()).toMatchObject({ state: 'failed', reason: 'smtp_550', to });
  });

  it('about a new password keeps nothing when it is refused: its person asks again', async () => {
    answerNext({ code: 550, text: 'no such mailbox' });
    const { email } = await signUp();
    const { row } = await queueNotice({ kind: 'password_reset', user_id: null, to: email });
    await triggersSettled();
    expect(await row()).toMatchObject({ state: 'failed', reason: 'smtp_550', to: null, name: null });
  });

  it('is sent by the run that comes when the lease of a dead one has ended', async () => {
    const { to, row } = await queueNotice({ state: 'sending', lease_until: Date.now() - 1 });
    await triggersSettled();
    expect(mailsTo(to)).toHaveLength(1);
    expect(await row()).toMatchObject({ state: 'sent' });
  });

  it('is left to the run that is at it, and taken up once that one is dead', async () => {
    const { to, eventId, row } = await queueNotice({ state: 'sending', lease_until: Date.now() + 60_000 });
    await retryIsWaiting();
    expect(mailsTo(to)).toEqual([]);
    await db.doc(`mail/${eventId}`).update({ lease_until: 0 });
    await retriesDue();
    await triggersSettled();
    expect(mailsTo(to)).toHaveLength(1);
    expect(await row()).toMatchObject({ state: 'sent' });
  });

  it('is taken up again when its event is no longer tried, and one that fails holds up no other', async () => {
    const [first, second] = [await queueNotice({ state: 'sent' }), await queueNotice({ state: 'sent' })];
    await triggersSettled();
    // As a day of failures leaves them: waiting, with nobody at it.
    await db.doc(`mail/${first.eventId}`).update({ state: 'queued', lease_until: 0 });
    await db.doc(`mail/${second.eventId}`).update({ state: 'sending', lease_until: 1 });
    answerNext({ code: 451, text: 'try later' });
    await runSchedule('sendWaitingMail');
    expect(mailsTo(first.to)).toEqual([]);
    expect(await first.row()).toMatchObject({ state: 'queued', to: first.to });
    expect(mailsTo(second.to)).toHaveLength(1);
    await runSchedule('sendWaitingMail');
    expect(mailsTo(first.to)).toHaveLength(1);
    await runSchedule('sendWaitingMail');
    expect([...mailsTo(first.to), ...mailsTo(second.to)]).toHaveLength(2);
  });

  it('is not taken up while its firm is being restored', async () => {
    const other = (await makeFirm()).id;
    const { to, eventId } = await queueNotice({ state: 'sent', tenant_id: other });
    await triggersSettled();
    await db.doc(`mail/${eventId}`).update({ state: 'queued' });
    await db.doc(`epochs/${other}`).set({ state: 'restoring' });
    await runSchedule('sendWaitingMail');
    expect(mailsTo(to)).toEqual([]);
    await db.doc(`epochs/${other}`).delete();
    await runSchedule('sendWaitingMail');
    expect(mailsTo(to)).toHaveLength(1);
  });

  it('is given up after three days, for the reason it last had, and kept for a month to be sent anew', async () => {
    const { to, row } = await queueNotice({ send_before: Date.now() - 1, problem: 'login' });
    await triggersSettled();
    expect(mailsTo(to)).toEqual([]);
    const failed = await row();
    expect(failed).toMatchObject({ state: 'failed', reason: 'login', to, name: 'Ana Dias' });
    const until = (failed?.['expires_at'] as Timestamp).toMillis();
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(30);
  });

  it.each(['password_reset', 'account_rejected'] as const)(
    'is dropped when it comes too late, where nothing of its person may be kept: %s',
    async (kind) => {
      const { to, row } = await queueNotice({ kind, send_before: Date.now() - 1 });
      await triggersSettled();
      expect(mailsTo(to)).toEqual([]);
      expect(await row()).toMatchObject({ state: 'dropped', reason: 'late', to: null, name: null });
    },
  );

  it.each(['sent', 'dropped', 'failed'])(
    'is not sent again when a stale event finds it %s',
    async (state) => {
      const { to } = await queueNotice({ state });
      await triggersSettled();
      expect(mailsTo(to)).toEqual([]);
    },
  );

  it('can be read by nobody, an administrator included', async () => {
    const admin = await makePerson(firm, 'admin');
    const { eventId } = await queueNotice();
    await triggersSettled();
    for (const path of [`mail/${eventId}`, 'mail', 'rate_limits', 'schedules', 'schedules/sendWaitingMail']) {
      expect(await readStatus(path, admin.token), path).toBe(403);
    }
  });
});

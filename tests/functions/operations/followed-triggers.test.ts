import { DEFAULT_PREFERENCES } from '@portal/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { logger as platform } from 'firebase-functions';
import { db as databaseOfFunctions } from 'functions/src/firestore/admin.ts';
import * as functions from 'functions/src/index.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db, triggersSettled } from '../support/backend.ts';
import { makeClient, makeFirm, someId } from '../support/firms.ts';
import { makePerson } from '../support/people.ts';

const lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const severity of ['info', 'warn', 'error'] as const)
    vi.spyOn(platform, severity).mockImplementation((message: unknown, facts: unknown) => {
      lines.push({ message, ...(facts as object) });
    });
});

type Trigger = {
  __endpoint?: { eventTrigger?: { eventType?: string; eventFilterPathPatterns?: Record<string, string> } };
  run: (event: unknown) => Promise<void>;
};
const isOfRow = (exported: unknown): exported is Trigger =>
  (exported as Trigger).__endpoint?.eventTrigger?.eventType?.startsWith('google.cloud.firestore') === true;
const triggers = Object.entries(functions as Record<string, unknown>).filter(([, one]) => isOfRow(one));

/** A row of nobody that says nothing but its operation. */
const row = {
  exists: true,
  get: (field: string) => (field === 'last_op' ? 'ana_1' : undefined),
  data: () => ({}),
};
/** Not as now: nothing but a login makes no row of it. */
const was = { ...row, data: () => ({ full_name: 'Outro' }) };
const params = { tenantId: 'nobody', uid: 'nobody', userId: 'nobody', id: 'none', eventId: 'none' };

function stamped(tenant_id: string, by: string, last_op: string) {
  const now = FieldValue.serverTimestamp();
  const times = { created_at: now, updated_at: now, deleted_at: null };
  return { tenant_id, rev: 1, ...times, created_by: by, updated_by: by, last_op };
}

describe('each trigger of a row', () => {
  it('is among those that are held to it', () => {
    expect(triggers.length).toBeGreaterThan(15);
  });

  it.each(triggers)('ends in one line with the operation that wrote the row: %s', async (run, trigger) => {
    const event = { params, time: new Date().toISOString(), data: { ...row, before: was, after: row } };
    await (trigger as Trigger).run(event).catch(() => undefined);
    const ends = lines.filter(({ message }) => message === 'run done' || message === 'run failed');
    expect(ends).toMatchObject([{ run, op_id: 'ana_1', ms: expect.any(Number) }]);
  });
});

it('an e-mail that a message brings keeps its operation, for the lines of who sends it', async () => {
  const firm = (await makeFirm()).id;
  const company = await makeClient(firm);
  const marcos = await makePerson(firm, 'client', {
    client_id: company,
    client_ids: [company],
    email_verified: true,
  });
  const rafael = await makePerson(firm, 'accountant', { email_verified: true });
  await triggersSettled();
  const operation = `${rafael.uid}_00000001`;
  const id = someId('m');
  await db.doc(`tenants/${firm}/preferences/${marcos.uid}`).set({
    ...stamped(firm, marcos.uid, `${marcos.uid}_00000001`),
    ...{ user_id: marcos.uid, ...DEFAULT_PREFERENCES, email_off: [] },
  });
  await db.doc(`tenants/${firm}/messages/${id}`).set({
    ...stamped(firm, rafael.uid, operation),
    ...{ client_id: company, thread_id: company, sender_id: rafael.uid, content: 'Bom dia', status: 'sent' },
    ...{ document_ids: [], written_at: Timestamp.now() },
  });
  await triggersSettled();
  const mails = await db.collection('mail').where('last_op', '==', operation).get();
  expect(mails.docs.map((mail) => mail.get('kind'))).toEqual(['notice']);
});

/** A push of tomorrow, and an e-mail of nobody. */
const LATER = {
  ...{ tenant_id: 'nobody', user_id: 'nobody', kind: 'message_new', client_id: null, event: 'e', link: '/' },
  ...{ next_at: Date.now() + 3_600_000, send_before: Date.now() + 7_200_000, failures: 0, sent_to: [] },
};

it.each([
  ['mail', 'sendWaitingMail', { state: 'queued', lease_until: 0 }, 'queued e-mail breaks its schema'],
  ['pushes', 'sendWaitingPush', { next_at: 0, kind: 'odd' }, 'a push is let go'],
] as const)(
  'of %s what %s takes up later is said with the operation that it began with',
  async (at, run, row, said) => {
    const id = someId('odd');
    const ref = db.doc(`${at}/${id}`);
    // What is new is not for a schedule: it waits until its own trigger has looked at it.
    await ref.set({ ...LATER, last_op: 'ana_1' });
    await triggersSettled();
    await ref.update(row);
    await functions[run].run({ scheduleTime: new Date().toISOString() });
    await ref.delete();
    expect(lines.filter(({ event_id }) => event_id === id)).toMatchObject([
      { message: said, op_id: 'ana_1' },
    ]);
  },
);

const ofAccounts = triggers.filter(
  ([, trigger]) =>
    (trigger as Trigger).__endpoint?.eventTrigger?.eventFilterPathPatterns?.['document'] ===
    'app_users/{uid}',
);

describe('each trigger of an account, as one that only came back wakes it', () => {
  it('is one of three', () => expect(ofAccounts).toHaveLength(3));

  it.each(ofAccounts)('reads nothing: %s', async (_run, trigger) => {
    const asked = (['doc', 'collection', 'getAll', 'runTransaction'] as const).map((way) =>
      vi.spyOn(databaseOfFunctions, way),
    );
    const account = { tenant_id: 'nobody', auth_uid: 'nobody', role: 'client', is_active: true };
    const snapshot = (last_login_at: Timestamp) => {
      const data: Record<string, unknown> = { ...account, last_login_at };
      return { exists: true, data: () => data, get: (field: string) => data[field] };
    };
    const [before, after] = [snapshot(Timestamp.fromMillis(1)), snapshot(Timestamp.fromMillis(2))];
    const time = new Date().toISOString();
    await (trigger as Trigger).run({ params: { uid: 'nobody' }, time, data: { before, after } });
    for (const way of asked) expect(way).not.toHaveBeenCalled();
  });
});

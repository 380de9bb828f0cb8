import { readFileSync, statSync } from 'node:fs';
import {
  addDays,
  calendarDateOf,
  ENTITY_NAMES,
  type EntityName,
  generatedId,
  LEGAL_VERSIONS,
} from '@portal/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as functions from 'functions/src/index.ts';
import { tellOfDay } from 'functions/src/notices/tell-of-days.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { shapes20261127 } from '../rules/old-shapes/shapes-2026-11-27.ts';
import { auth, bucket, db, runSchedule, triggersSettled } from './support/backend.ts';
import { call } from './support/call.ts';
import { draft, upload } from './support/documents.ts';
import { makeFirm, someId } from './support/firms.ts';
import { mailsTo } from './support/mail-server.ts';
import { isAuthUser, makePerson, rowOf, type Person } from './support/people.ts';
import { somebodysBrowser } from './support/push-service.ts';
import { HOURLY_SENDS, QUOTA_FILES } from './support/settings.ts';

/**
 * Functions that were rolled back by one release meet what the release after them wrote. Here each row of each collection, each
 * account and the firm have a field that nobody knows, also what lies inside of a row.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);
const HOUR_AGO = Timestamp.fromMillis(Date.now() - 3_600_000);
const today = calendarDateOf(new Date());
/** The month whose day has come whenever this runs. */
const competence = today.slice(0, 7);
const SHA256 = 'b'.repeat(64);
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n';
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{9}Z$/;

type Row = Record<string, unknown>;

/** The same with an unknown field, on every level. */
function later(row: Row): Row {
  const within = Object.entries(row).map(([name, value]) => [name, laterWithin(value)]);
  return { ...Object.fromEntries(within), field_of_later: 'x' };
}
const laterWithin = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(laterWithin) : isLiteral(value) ? later(value) : value;
const isLiteral = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

let firm: string;
let company: string;
let admin: Person;
let rafael: Person;
let marcos: Person;
let lia: Person;

/** Accepted texts are the rows inside of an account. */
const ACCOUNT = {
  consents: [{ text: 'terms', version: '1.0', at: '2026-11-26T12:00:00.000000000Z' }],
  email_verified: true,
};
const person = (role: Parameters<typeof makePerson>[1], fields: Row = {}) =>
  makePerson(firm, role, later({ ...ACCOUNT, ...fields }));
const ofCompany = () => ({ client_id: company, client_ids: [company], owner_of: [company] });

const placed = new Set<EntityName>();
/** A row as the newest frozen set has it, of this company. */
async function place(entity: EntityName, id: string, by: Person, fields: Row = {}): Promise<string> {
  placed.add(entity);
  const shape: Row = shapes20261127(by.uid, id).rows[entity];
  const own = 'client_id' in shape && shape['client_id'] !== id ? { client_id: company } : {};
  const row = { created_at: Timestamp.now(), updated_at: Timestamp.now(), ...shape, ...own, ...fields };
  const stamps = { tenant_id: firm, rev: 1, created_by: by.uid, updated_by: by.uid, deleted_at: null };
  const stored = Object.entries({ ...stamps, last_op: `${by.uid}_00000001`, ...row }).map(([name, value]) => [
    name,
    typeof value === 'string' && INSTANT.test(value) ? Timestamp.fromDate(new Date(value)) : value,
  ]);
  await at(entity, id).set(later(Object.fromEntries(stored)));
  return id;
}
const at = (entity: string, id: string) => db.doc(`tenants/${firm}/${entity}/${id}`);
const read = async (entity: EntityName, id: string) => (await at(entity, id).get()).data();
const change = (entity: EntityName, id: string, by: Person, fields: Row) =>
  at(entity, id).update({ ...fields, updated_by: by.uid, rev: FieldValue.increment(1) });

const kindsOf = async ({ uid }: Person): Promise<unknown[]> => {
  const rows = db.collection(`tenants/${firm}/notifications`).where('user_id', '==', uid);
  return (await rows.get()).docs.map((row): unknown => row.get('kind'));
};
const expectTold = async (who: Person, kind: string) => expect(await kindsOf(who)).toContain(kind);

/** A client without an end of its contract. */
const STANDING = {
  ...{ contract_ended_on: null, kept_until: null, archived_on: null, erasure_announced_on: null },
  erasure_began_on: null,
};
const LONG_AGO = '2015-03-10';
const EVERYTHING_AT_ANY_TIME = {
  ...{ messages: true, documents: true, requests: true, tasks: true, due_dates: true, by_email: true },
  ...{ portal_off: [], email_off: [], push_off: [], quiet_from: 0, quiet_to: 0 },
};

let logBegins: number;
const errorLines = () =>
  readFileSync(inject('backend').log)
    .subarray(logBegins)
    .toString('utf8')
    .split('\n')
    .filter((line) => line.includes('] error '));

beforeAll(async () => {
  logBegins = statSync(inject('backend').log).size;
  const { tenant } = shapes20261127('author', 'id');
  firm = (await makeFirm()).id;
  await db.doc(`tenants/${firm}`).set(later({ ...tenant, domains: [], month_day: 1 }));
  company = someId('client');
  [admin, rafael, marcos, lia] = await Promise.all([
    person('admin'),
    person('accountant'),
    person('client', ofCompany()),
    person('client', ofCompany()),
  ]);
  // What functions derive is there already, as the later release derived it.
  await place('companies', company, admin);
  await place('message_threads', company, admin, { last_message_at: HOUR_AGO });
  await place('clients', company, admin, STANDING);
  await place('thread_staff', company, admin, { assigned_to: rafael.uid });
  for (const by of [rafael, marcos, lia]) await place('preferences', by.uid, by, EVERYTHING_AT_ANY_TIME);
  await change('preferences', lia.uid, lia, { portal_off: ['asks'] });
  await place('people', rafael.uid, admin, { kind: 'staff', role: 'accountant' });
  await place('notifications', someId('n'), admin, { user_id: admin.uid });
  await place('services', 'servico1', admin);
  await place('obligations', 'obrigacao1', rafael, { status: 'pending', completed_at: null });
  await place('document_requests', 'pedido1', rafael);
  for (const entity of ['notes', 'canned_answers', 'privacy_requests', 'selic_rates'] as const)
    await place(entity, someId('row'), admin);
  await place('thread_reads', `${company}_${marcos.uid}`, marcos);
  await place('request_templates', someId('row'), admin);
  await triggersSettled();
});

type Case = { act: () => Promise<unknown>; effect: () => Promise<unknown> };

function queuedMail(fields: Row): Promise<unknown> {
  const mail = {
    ...{ kind: 'digest', tenant_id: firm, user_id: marcos.uid, to: marcos.email, name: 'Marcos' },
    ...{ words: 'Duas guias vencem amanhã.', origin: null, state: 'queued', lease_until: 0 },
    ...{ send_before: Date.now() + DAY_MS, queued_at: Timestamp.now() },
  };
  return db.doc(`mail/${someId('mail')}`).set(later({ ...mail, ...fields }));
}
const textsToMarcos = () => mailsTo(marcos.email).map(({ text }) => text);

async function pushTo(by: Person, fields: Row = {}) {
  const [browser, device, id] = [somebodysBrowser(), someId('device'), someId('push')];
  const seen = { first_seen_at: HOUR_AGO, last_seen_at: HOUR_AGO, auth_time: 1, ended_at: null };
  const row = later({ name: 'Chrome no Android', kind: 'phone', ...seen });
  await db.doc(`app_users/${by.uid}/devices/${device}`).set(row);
  const of = { tenant_id: firm, user_id: by.uid, device_id: device };
  await db.doc(`push_subscriptions/${by.uid}_${device}`).set(later({ ...of, ...browser.address }));
  const tag = someId('event');
  const push = {
    ...{ tenant_id: firm, user_id: by.uid, kind: 'device_new', client_id: null, event: tag },
    ...{ link: '/a', next_at: 0, send_before: Date.now() + DAY_MS, failures: 0, sent_to: [] },
  };
  await db.doc(`pushes/${id}`).set(later({ ...push, ...fields }));
  return { id, isShown: () => browser.messages().some((message) => message.tag === tag) };
}

/** A document with its bytes. */
async function sent(by: Person, fields: Row = {}): Promise<string> {
  const id = someId('doc');
  const { path } = draft(by, { tenantId: firm, clientId: company, id });
  await bucket.file(path).save(PDF, { contentType: 'application/pdf' });
  const file = {
    storage_path: path,
    filename: 'Guia.pdf',
    mime_type: 'application/pdf',
    size_bytes: PDF.length,
  };
  return place('documents', id, by, { ...file, check_reason: null, checked_by: null, ...fields });
}

/** So many of one collection that their author is paused. */
const hasty = (entity: 'documents' | 'messages' | 'service_requests'): Case => {
  let author: Person;
  return {
    act: async () => {
      author = await person('client', ofCompany());
      const rows = Array.from({ length: HOURLY_SENDS }, () => someId('row'));
      // Removed again at once: what is asked here is how many there were.
      const gone = { deleted_at: Timestamp.now(), check: 'ok', sender_id: author.uid };
      await Promise.all(rows.map((id) => place(entity, id, author, gone)));
    },
    effect: async () => expect((await rowOf(author.uid))?.['paused_until']).toBeInstanceOf(Timestamp),
  };
};

const linksOf = async () => {
  const links = db.collection(`tenants/${firm}/slip_chain`).where('client_id', '==', company);
  return (await links.get()).size;
};
/** What an act made, for its effect. */
const made = new Map<string, string>();
const kept = (name: string) => made.get(name) ?? '';
async function keep(name: string, id: Promise<string> | string): Promise<string> {
  made.set(name, await id);
  return kept(name);
}
let pushed: Awaited<ReturnType<typeof pushTo>> | undefined;

/** The last file that a company may send. */
async function useUpQuota(): Promise<void> {
  const full = someId('full');
  const usage = { tenant_id: firm, client_id: full, files: QUOTA_FILES - 1, bytes: 0, is_full: false };
  await db.doc(`usage/${firm}_${full}`).set(later(usage));
  const sender = await person('client', { client_id: full, client_ids: [full] });
  const { path } = draft(sender, { tenantId: firm, clientId: full, id: someId('doc') });
  await upload(path, PDF, sender.token);
  await keep('sender', sender.uid);
  await keep('file', path);
}

const TRIGGERS: Record<string, Case> = {
  projectPerson: {
    act: () =>
      keep(
        'person',
        person('supervisor', { full_name: 'Bia' }).then(({ uid }) => uid),
      ),
    effect: async () => expect(await read('people', kept('person'))).toMatchObject({ full_name: 'Bia' }),
  },
  projectCompany: {
    act: () => change('clients', company, rafael, { corporate_name: 'Padaria Nova' }),
    effect: async () =>
      expect(await read('companies', company)).toMatchObject({
        corporate_name: 'Padaria Nova',
        field_of_later: 'x',
      }),
  },
  projectThread: {
    act: () => place('messages', someId('m'), marcos),
    effect: async () =>
      expect(await read('message_threads', company)).toMatchObject({
        last_sender_id: marcos.uid,
        field_of_later: 'x',
      }),
  },
  tellOfMessage: {
    act: async () => {
      for (const by of [marcos, rafael]) await place('messages', someId('m'), by);
    },
    effect: async () => {
      await expectTold(rafael, 'message_new');
      await expectTold(marcos, 'message_answered');
    },
  },
  tellOfSlip: {
    act: () => place('slips', 'obrigacao1_1', rafael),
    effect: () => expectTold(marcos, 'slip_published'),
  },
  tellOfRequest: {
    act: () => place('service_requests', someId('r'), marcos, { status: 'open', answer: null }),
    effect: () => expectTold(rafael, 'request_new'),
  },
  tellOfDocument: {
    act: async () => {
      const id = await sent(marcos, { check: 'ok', review: 'none', review_reason: null });
      await change('documents', id, rafael, { check: 'refused' });
    },
    effect: () => expectTold(marcos, 'document_refused'),
  },
  tellOfAsk: {
    act: () => place('document_requests', someId('ask'), rafael),
    effect: async () => {
      await expectTold(marcos, 'items_asked');
      // What somebody switched off stays off.
      expect(await kindsOf(lia)).not.toContain('items_asked');
    },
  },
  tellOfItem: {
    act: async () => {
      const id = await place('request_items', someId('item'), rafael, { state: 'open', reason: null });
      await change('request_items', id, rafael, { state: 'returned', reason: 'Ilegível' });
    },
    effect: () => expectTold(marcos, 'item_returned'),
  },
  tellOfTask: {
    act: () => place('tasks', someId('t'), admin, { assigned_to: rafael.uid }),
    effect: () => expectTold(rafael, 'task_assigned'),
  },
  tellOfAccount: { act: () => person('pending'), effect: () => expectTold(admin, 'sign_up_waiting') },
  tellOfDevice: {
    act: async () => {
      await pushTo(marcos);
      await triggersSettled();
      await pushTo(marcos);
    },
    effect: () => expectTold(marcos, 'device_new'),
  },
  tellOfInvitation: {
    act: () => {
      const times = { created_at: HOUR_AGO, sent_at: HOUR_AGO, expires_at: daysAgo(-6), settled_at: null };
      const invitation = {
        ...{ tenant_id: firm, email: 'joao@cliente.example', role: 'client', client_ids: [company] },
        ...{ secret_hashes: [SHA256], sendings: 1, invited_by: marcos.uid, sent_by: marcos.uid },
        ...{ ...times, accepted_by: null },
      };
      return db.doc(`invitations/${someId('inv')}`).set(later(invitation));
    },
    effect: () => expectTold(rafael, 'invitation_sent'),
  },
  pauseHastyDocuments: hasty('documents'),
  pauseHastyMessages: hasty('messages'),
  pauseHastyRequests: hasty('service_requests'),
  followAccountAccess: {
    act: async () => {
      const uid = await keep(
        'blocked',
        person('accountant').then(({ uid: id }) => id),
      );
      await db.doc(`app_users/${uid}`).update({ is_active: false, blocked_at: Timestamp.now() });
    },
    effect: async () => expect((await auth.getUser(kept('blocked'))).disabled).toBe(true),
  },
  followRestore: {
    act: async () => {
      const restore = { id: someId('restore'), restored_to: HOUR_AGO, at: Timestamp.now() };
      const earlier = [{ id: 'before', restored_to: daysAgo(30) }];
      const epoch = db.doc(`epochs/${firm}`);
      await epoch.set(later({ ...restore, earlier, state: 'restoring' }));
      for (const entity of ['companies', 'message_threads'] as const) await at(entity, company).delete();
      await at('people', rafael.uid).delete();
      await place('messages', someId('m'), marcos);
      await triggersSettled();
      await epoch.update({ state: 'open' });
    },
    effect: async () => {
      expect(await read('people', rafael.uid)).toMatchObject({ role: 'accountant' });
      expect(await read('companies', company)).toMatchObject({ client_id: company, deleted_at: null });
      expect((await read('message_threads', company))?.['participants']).toContain(marcos.uid);
    },
  },
  checkDocument: {
    act: () => keep('checked', sent(marcos, { check: 'pending' })),
    effect: async () =>
      expect(await read('documents', kept('checked'))).toMatchObject({ check: 'ok', field_of_later: 'x' }),
  },
  countStoredFile: {
    act: useUpQuota,
    effect: async () => expect((await rowOf(kept('sender')))?.['paused_client_ids']).toHaveLength(1),
  },
  countGoneFile: {
    act: async () => {
      await useUpQuota();
      await triggersSettled();
      await bucket.file(kept('file')).delete();
    },
    effect: async () => expect((await rowOf(kept('sender')))?.['paused_client_ids']).toEqual([]),
  },
  sendQueuedMail: {
    act: () => queuedMail({ words: 'De imediato' }),
    effect: async () => expect(textsToMarcos().join()).toContain('De imediato'),
  },
  sendQueuedPush: {
    act: async () => {
      pushed = await pushTo(rafael);
    },
    effect: async () => expect(pushed?.isShown()).toBe(true),
  },
};

const SCHEDULES: Record<string, Case> = {
  sendWaitingPush: {
    act: async () => {
      pushed = await pushTo(rafael, { next_at: Date.now() + DAY_MS });
      await triggersSettled();
      await db.doc(`pushes/${pushed.id}`).update({ next_at: 0 });
      await runSchedule('sendWaitingPush');
    },
    effect: async () => expect(pushed?.isShown()).toBe(true),
  },
  sendWaitingMail: {
    act: async () => {
      await queuedMail({ words: 'Depois', lease_until: Date.now() + DAY_MS });
      await triggersSettled();
      const waiting = db.collection('mail').where('user_id', '==', marcos.uid).where('words', '==', 'Depois');
      for (const { ref } of (await waiting.get()).docs) await ref.update({ lease_until: 0 });
      await runSchedule('sendWaitingMail');
    },
    effect: async () => expect(textsToMarcos().join()).toContain('Depois'),
  },
  recheckPending: {
    act: async () => {
      const id = await keep('rechecked', sent(rafael, { check: 'ok', created_at: HOUR_AGO }));
      await triggersSettled();
      await change('documents', id, rafael, { check: 'pending' });
      await runSchedule('recheckPending');
    },
    effect: async () =>
      expect(await read('documents', kept('rechecked'))).toMatchObject({ check: 'ok', field_of_later: 'x' }),
  },
  sweepFiles: {
    act: async () => {
      const id = await keep('stored', someId('stored'));
      const place = { tenant_id: firm, client_id: company, document_id: id, path: `nowhere/${id}`, bytes: 1 };
      const times = { stored_at: daysAgo(2), look_at: daysAgo(1) };
      await db.doc(`stored_files/${id}`).set(later({ ...place, ...times }));
      await runSchedule('sweepFiles');
    },
    effect: async () =>
      expect((await db.doc(`stored_files/${kept('stored')}`).get()).get('reported_at')).toBeInstanceOf(
        Timestamp,
      ),
  },
  chainSlips: {
    act: async () => {
      await place('slips', 'obrigacao2_1', rafael, { obligation_id: 'obrigacao2', created_at: HOUR_AGO });
      await runSchedule('chainSlips');
      // How far the chain is, as the later release would have written it.
      for (const path of [`slip_chain_heads/${company}`, 'slip_chain_keys/current'])
        await db.doc(`tenants/${firm}/${path}`).update({ field_of_later: 'x' });
      const opened = { slip_id: 'obrigacao2_1', created_at: Timestamp.fromMillis(HOUR_AGO.toMillis() + 1) };
      await place('slip_events', `obrigacao2_1_opened_${marcos.uid}`, marcos, opened);
      await runSchedule('chainSlips');
    },
    effect: async () => expect(await linksOf()).toBe(2),
  },
  tellOfDays: {
    act: async () => {
      const due = { obligation_id: 'obrigacao1', version: 2, due_date: addDays(today, 1) };
      await place('slips', 'obrigacao1_2', rafael, due);
      await at('message_threads', company).update({
        last_message_at: daysAgo(3),
        last_sender_id: marcos.uid,
      });
      await triggersSettled();
      // By itself it waits until eight in the morning.
      await tellOfDay(firm, new Date(`${today}T09:00:00-03:00`), Date.now());
    },
    effect: async () => {
      await expectTold(marcos, 'slip_due_1');
      await expectTold(rafael, 'message_waiting');
      const digests = db.collection('mail').where('tenant_id', '==', firm).where('kind', '==', 'digest');
      const people = (await digests.get()).docs.map((row): unknown => row.get('user_id'));
      expect(people).toContain(rafael.uid);
    },
  },
  generateMonths: {
    act: async () => {
      await place('obligation_rules', 'iss', admin);
      await place('firm_days', 'aniversario', admin);
      const moved = { competence, rule_key: 'pgdas-das', date: addDays(today, 45) };
      await place('month_overrides', `${competence}_pgdas-das`, admin, moved);
      await place('obligations', someId('o'), rafael, { rule_key: 'dctfweb', competence });
      const simples = { ...STANDING, tax_profile: ['2024-01/simples_nacional/none/I'], rule_keys_added: [] };
      await keep(
        'in month',
        place('clients', someId('client'), admin, { ...simples, rule_keys_removed: [] }),
      );
      await runSchedule('generateMonths');
    },
    effect: async () => {
      const id = generatedId(kept('in month'), 'pgdas-das', competence);
      expect(await read('obligations', id)).toMatchObject({ due_date: addDays(today, 45) });
    },
  },
  eraseEndedContracts: {
    act: async () => {
      const ended = { ...STANDING, contract_ended_on: LONG_AGO, archived_on: LONG_AGO, status: 'inactive' };
      await keep('ended', place('clients', someId('client'), admin, ended));
      await runSchedule('eraseEndedContracts');
    },
    effect: async () =>
      expect(await read('clients', kept('ended'))).toMatchObject({ erasure_announced_on: today }),
  },
  eraseExpired: {
    act: async () => {
      await keep('removed', place('notes', someId('n'), rafael, { deleted_at: daysAgo(31) }));
      await runSchedule('eraseExpired');
    },
    effect: async () => expect(await read('notes', kept('removed'))).toBeUndefined(),
  },
  closeDeletedAccounts: {
    act: async () => {
      const uid = await keep(
        'gone',
        person('accountant').then(({ uid: id }) => id),
      );
      await triggersSettled();
      await auth.deleteUser(uid);
      expect(await isAuthUser(uid)).toBe(false);
      await runSchedule('closeDeletedAccounts');
    },
    effect: async () => expect(await rowOf(kept('gone'))).toMatchObject({ is_active: false }),
  },
};

/** They look at files, or count rows. */
const READ_NO_ROW = ['stripDownloadToken', 'stripLaterToken', 'watchWaiting'];

describe('on rows that have a field of a later release', () => {
  it('every trigger and every schedule is tried', () => {
    const byThemselves = Object.entries(functions)
      .filter(([, { __endpoint }]) => 'eventTrigger' in __endpoint || 'scheduleTrigger' in __endpoint)
      .map(([name]) => name);
    const tried = [...Object.keys(TRIGGERS), ...Object.keys(SCHEDULES), ...READ_NO_ROW];
    expect(tried.toSorted()).toEqual(byThemselves.toSorted());
  });

  it.each(Object.entries(TRIGGERS))('%s does its work', async (_name, { act, effect }) => {
    await act();
    await triggersSettled();
    await effect();
  });

  it('no trigger logs an error', () => {
    expect(errorLines()).toEqual([]);
  });

  // They also look at the firms of other tests, in which something may be wrong.
  it.each(Object.entries(SCHEDULES))('%s does its work', async (_name, { act, effect }) => {
    await act();
    await triggersSettled();
    await effect();
  });

  it('who accepts a text keeps what the later release wrote beside those before', async () => {
    const texts = [{ text: 'privacy', version: LEGAL_VERSIONS.privacy } as const];
    expect((await call('acceptTexts', { texts }, { token: rafael.token })).kind).toBe('answered');
    const [before, accepted] = (await rowOf(rafael.uid))?.['consents'] as Row[]; // two, as accounts of here begin with one
    expect(before).toEqual({ ...ACCOUNT.consents[0], field_of_later: 'x' });
    expect(accepted).toMatchObject({ text: 'privacy' });
  });

  it('has met a row of every collection', () => {
    expect([...placed].toSorted()).toEqual([...ENTITY_NAMES].toSorted());
  });
});

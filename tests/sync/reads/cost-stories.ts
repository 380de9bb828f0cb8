import {
  addDays,
  calendarDateOf,
  type CalendarDate,
  DEFAULT_PREFERENCES,
  type EntityName,
  NEW_CLIENT,
  SCHEDULE_NAMES,
  SCHEDULES,
  type SlipEventKind,
  slipId,
  toInstant,
} from '@portal/domain';
import { BAKERY, das } from '@portal/domain/testing/slip-forms';
import { addDocuments } from '#data/files/add-documents.ts';
import { reviewDocument } from '#data/documents/review.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { sendMessage } from '#data/messages/messages.ts';
import { completeObligation, updateObligation } from '#data/obligations/obligations.ts';
import { countUnsent } from '#data/outbox/outbox-actions.ts';
import { publishSlip } from '#data/slips/publish-slip.ts';
import { addSlip, typeSlip } from '#data/slips/slip-drafts.ts';
import { sayOfSlip } from '#data/slips/slip-events.ts';
import { listSlipsToPublish } from '#data/slips/slips.ts';
import { RealDevice } from '../support/real-device.ts';
import { PASSWORD, RealFirm } from '../support/real-firm.ts';
import { ManyCompanies } from './many-companies.ts';
import { idleReads } from './measure-reads.ts';

/** What one story costs: documents as they are billed on the wire, calls and runs of functions, bytes that stay. */
export type Cost = {
  reads: number;
  /** Requests that rules decided, and commits among them: what rules look up is billed as well. */
  asks: number;
  commits: number;
  writes: number;
  calls: number;
  runs: number;
  bytes: number;
};

export type CostWorld = {
  hosts: Record<string, string>;
  project: string;
  /** A year of one company, before the first sign-in. */
  history: { documents: number; obligations: number; messages: number; slips: number; slip_events: number };
  file: Uint8Array<ArrayBuffer>;
  /** Everything that passed on the wire since it was asked last. */
  counted(): Promise<Omit<Cost, 'calls' | 'bytes'>>;
  /** What the schedule does at nine on a day. */
  tellDay(day: CalendarDate): Promise<void>;
  say(line: string): void;
};

const QUIET_MS = 700;
const PATIENCE_MS = 60_000;
const CLIENT = { ...NEW_CLIENT, corporate_name: 'Padaria', cnpj_cpf: '11222333000181' };
const TODAY = calendarDateOf(new Date());
/** Of a year, those that are not done. */
const OPEN_OBLIGATIONS = 8;
const INSTANT = '2026-11-01T12:00:00.000000000Z';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The stories of one company and its firm, each on the wire of the local backend, its functions beside it. */
export async function tellStories(world: CostWorld): Promise<Record<string, Cost>> {
  const { hosts, project, history } = world;
  const host = (name: string) => hosts[name] ?? '';
  const firm = new RealFirm({
    project,
    auth: host('FIREBASE_AUTH_EMULATOR_HOST'),
    firestore: host('FIRESTORE_EMULATOR_HOST'),
    storage: host('FIREBASE_STORAGE_EMULATOR_HOST'),
  });
  const costs: Record<string, Cost> = {};

  const settled = async () => {
    const url = `${host('FIREEMU_CONTROL_URL')}sessions/default:awaitIdle`;
    const headers = { Authorization: `Bearer ${host('FIREEMU_CONTROL_TOKEN')}` };
    await (await fetch(url, { method: 'POST', headers })).text();
  };
  /** Until nothing has been counted for a while: whatever followed from it is over. */
  const quiet = async () => {
    const sum = { reads: 0, asks: 0, commits: 0, writes: 0, runs: 0 };
    const until = Date.now() + PATIENCE_MS;
    for (let isStill = false; !isStill && Date.now() < until;) {
      await settled();
      await pause(QUIET_MS);
      const more = await world.counted();
      isStill = Object.values(more).every((count) => count === 0);
      for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += more[key];
    }
    return sum;
  };
  const measure = async (story: string, act: () => Promise<unknown>, more: Partial<Cost> = {}) => {
    await quiet();
    await act();
    costs[story] = { ...(await quiet()), calls: 0, bytes: 0, ...more };
    world.say(`${story} ...`);
  };
  const sent = async ({ db }: LocalAccount) => {
    const until = Date.now() + PATIENCE_MS;
    while ((await countUnsent(db)) > 0 && Date.now() < until) await pause(50);
  };
  const has = async (account: LocalAccount, rows: number) => {
    const until = Date.now() + PATIENCE_MS;
    while ((await account.db.documents.count()) < rows && Date.now() < until) await pause(50);
  };
  const call = async (name: string, uid: string, data: unknown) => {
    const identity = `http://${host('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1`;
    const signedIn = await fetch(`${identity}/accounts:signInWithPassword?key=local`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: `${uid.toLowerCase()}@firm.example`,
        password: PASSWORD,
        returnSecureToken: true,
      }),
    });
    const { idToken } = (await signedIn.json()) as { idToken: string };
    const functions = `http://${host('FIREEMU_FUNCTIONS_HOST')}/${project}/southamerica-east1`;
    const answer = await fetch(`${functions}/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ data }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
    const { result } = JSON.parse(text) as { result: unknown };
    return result;
  };

  await firm.db.doc(`tenants/${firm.tenantId}`).set({ name: 'Firma', domains: [], settings: {} });
  await firm.writeRows('clients', { c1: CLIENT });
  const [ana, rui] = [
    await firm.addPerson('ana', 'client', ['c1']),
    await firm.addPerson('rui', 'accountant'),
  ];
  await writeHistory(firm, history, ana);
  // Nobody is told of slips that were published long ago: they come as those of a restore do.
  await settled();
  await firm.setEpoch({ id: 'history', restored_to: INSTANT, state: 'restoring', at: INSTANT, earlier: [] });
  await writeSlips(firm, history);
  await settled();
  await firm.setEpoch(null);

  let client: RealDevice | null = null;
  await measure(
    'sign in on a new device',
    async () => {
      await call('stampLogin', ana, {});
      await call('registerDevice', ana, {
        device_id: 'device-of-ana-1',
        name: 'Chrome no Android',
        kind: 'phone',
      });
      client = await RealDevice.open(firm, ana);
      await has(client.account, history.documents);
    },
    { calls: 2 },
  );
  const held = () => {
    if (client === null) throw new Error('nobody signed in');
    return client;
  };
  const { account } = held();
  const reopen = async () => (client = await RealDevice.open(firm, ana, { keeps: account }));
  /** Somebody signed in before, long enough ago for another stamp. */
  const longAgo = (uid: string) => firm.changeUser(uid, { last_login_at: INSTANT });

  await held().leave();
  await longAgo(ana);
  await measure(
    'come back within a day',
    async () => {
      await call('stampLogin', ana, {});
      await reopen();
    },
    { calls: 1 },
  );
  await held().leave();
  await measure('the audit of all scopes', reopen);
  const without = costs['the audit of all scopes'] ?? EMPTY;
  await held().leave();
  const cursors = await account.db.cursors.toArray();
  for (const { audited_at: _due, ...cursor } of cursors) await account.db.cursors.put(cursor);
  await measure('the audit of all scopes', reopen);
  const audit = costs['the audit of all scopes'] ?? EMPTY;
  const [reads, asks] = [audit.reads - without.reads, audit.asks - without.asks];
  costs['the audit of all scopes'] = { ...EMPTY, reads, asks };
  costs['an hour open, nothing new'] = await idleHour();
  const { hour } = await idleReads(1, 0);
  costs['an hour of the firm open'] = { ...EMPTY, reads: hour.listeners + hour.pages, asks: hour.listens };

  await measure('a message of the client', async () => {
    await sendMessage(account, { client_id: 'c1', content: 'Bom dia, a guia chegou?' });
    await sent(account);
  });
  const size = world.file.byteLength;
  await measure(
    'a document with its check',
    async () => {
      const files = [new File([world.file], 'guia.pdf', { type: 'application/pdf' })];
      const place = { client_id: 'c1', category: 'client_upload' as const, description: null };
      await addDocuments(account, { files, ...place });
      await sent(account);
    },
    { bytes: size },
  );
  await held().leave();

  const first = await RealDevice.open(firm, rui);
  await has(first.account, history.documents);
  await quiet();
  await first.leave();
  let office = first;
  await longAgo(rui);
  await measure(
    'the firm comes back within a day',
    async () => {
      await call('stampLogin', rui, {});
      office = await RealDevice.open(firm, rui, { keeps: first.account });
    },
    { calls: 1 },
  );
  await measure('an edit of the firm', async () => {
    await updateObligation(office.account, 'o1', { description: 'Conferir antes' });
    await sent(office.account);
  });
  await measure('an obligation completed', async () => {
    const row = await office.account.db.obligations.get('o2');
    if (row === undefined) throw new Error('the obligation did not arrive');
    await completeObligation(office.account, row);
    await sent(office.account);
  });
  await measure('a document reviewed', async () => {
    const row = await office.account.db.documents.filter(({ review }) => review === 'none').first();
    if (row === undefined) throw new Error('the document did not arrive');
    await reviewDocument(office.account, row.id, { kind: 'ok' });
    await sent(office.account);
  });
  await measure('a message of the firm', async () => {
    await sendMessage(office.account, { client_id: 'c1', content: 'Chegou, obrigada.' });
    await sent(office.account);
  });
  const alone = costs['a message of the firm'];
  await reopen();
  await measure('a message on one more device', async () => {
    await sendMessage(office.account, { client_id: 'c1', content: 'Até segunda.' });
    await sent(office.account);
  });
  const watched = costs['a message on one more device'];
  if (alone !== undefined && watched !== undefined)
    costs['a message on one more device'] = { ...EMPTY, reads: watched.reads - alone.reads };
  await tellOfSlips();
  await held().leave();
  await tellOfCalendar();
  await tellOfMonth();
  await tellOfDays();
  await tellOfHour();
  await office.close();
  account.db.close();
  await firm.close();
  return costs;

  async function publish(obligationId: string, due_date: CalendarDate): Promise<void> {
    const { db } = office.account;
    const file = new File([world.file], 'das.pdf', { type: 'application/pdf' });
    await addSlip(db, file, () => Promise.resolve(das(BAKERY)));
    const [draft] = await listSlipsToPublish(db);
    await typeSlip(db, draft?.id ?? '', { client_id: 'c1', obligation_id: obligationId, due_date });
    const [slip] = await listSlipsToPublish(db);
    if (slip === undefined) throw new Error('the slip was not taken');
    const published = await publishSlip(office.account, { ...slip, asks: [] });
    if (!published.ok) throw new Error(`the slip was not published: ${published.reason}`);
    await sent(office.account);
  }

  /** The client is there while the firm publishes; what its own device reads of it is counted with it. */
  async function tellOfSlips(): Promise<void> {
    await measure('a slip published by the firm', () => publish('o3', addDays(TODAY, 40)), { bytes: size });
    const say = async (kind: SlipEventKind) => {
      const slip = await account.db.slips.get(slipId('o3', 1));
      if (slip === undefined) throw new Error('the slip did not arrive');
      await sayOfSlip(account, slip, kind);
      await sent(account);
    };
    await measure('a slip seen, opened and paid', async () => {
      for (const kind of ['arrived', 'opened', 'said_paid'] as const) await say(kind);
    });
  }

  async function tellOfCalendar(): Promise<void> {
    const { address } = (await call('makeCalendarFeed', ana, { client_id: 'c1' })) as { address: string };
    const functions = `http://${host('FIREEMU_FUNCTIONS_HOST')}/${project}/southamerica-east1`;
    let tag = '';
    const poll = async (expected: number) => {
      const url = `${functions}/calendarFeed${new URL(address).pathname}`;
      const answer = await fetch(url, { headers: { 'If-None-Match': tag } });
      await answer.text();
      if (answer.status !== expected) throw new Error(`the calendar was answered ${answer.status}`);
      tag = answer.headers.get('etag') ?? '';
    };
    await measure('a calendar asks, something is new', () => poll(200));
    await measure('a calendar asks, nothing is new', () => poll(304));
  }

  async function runSchedule(name: string): Promise<void> {
    const url = `${host('FIREEMU_CONTROL_URL')}sessions/default/functions/${name}:run`;
    const headers = { Authorization: `Bearer ${host('FIREEMU_CONTROL_TOKEN')}` };
    const answer = await fetch(url, { method: 'POST', headers });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    await settled();
  }

  /** The first story is what both are made of; the second is called what it has more. */
  function lessOf(story: string, base: string): void {
    const [whole = EMPTY, part = EMPTY] = [costs[story], costs[base]];
    const keys = Object.keys(EMPTY) as (keyof Cost)[];
    costs[story] = Object.fromEntries(keys.map((key) => [key, whole[key] - part[key]])) as Cost;
  }

  /** First for a firm without a client that has obligations by law, then with one. */
  async function tellOfMonth(): Promise<void> {
    const tenant = firm.db.doc(`tenants/${firm.tenantId}`);
    await tenant.update({ month_day: 1 });
    await measure('the month made for a firm', () => runSchedule('generateMonths'));
    await firm.db.doc(`schedules/generateMonths/firms/${firm.tenantId}`).delete();
    const tax_profile = ['2024-01/simples_nacional/employees/III'];
    await firm.writeRows('clients', { c2: { ...CLIENT, tax_profile } });
    await measure('the month made for a client', () => runSchedule('generateMonths'));
    lessOf('the month made for a client', 'the month made for a firm');
  }

  /** Four days: of the firm alone; of a slip that comes into its last week; of one that is in it; of who wants a digest. */
  async function tellOfDays(): Promise<void> {
    const days = [0, 1, 2, 3].map((ahead) => addDays(TODAY, ahead)) as [string, string, string, string];
    const [alone, reminded, looked, asked] = days;
    await publish('o4', addDays(TODAY, 8));
    await measure('the day told to one of the staff', () => world.tellDay(alone));
    await measure('a reminder of a slip', () => world.tellDay(reminded));
    await measure('a slip looked at on a day', () => world.tellDay(looked));
    await firm.writeRows('preferences', { [ana]: { ...DEFAULT_PREFERENCES, user_id: ana, digest: true } });
    await measure('a digest of a client', () => world.tellDay(asked));
    lessOf('a digest of a client', 'a slip looked at on a day');
    lessOf('a reminder of a slip', 'a slip looked at on a day');
    lessOf('a slip looked at on a day', 'the day told to one of the staff');
  }

  /** Nothing waits any more once each has run. */
  async function tellOfHour(): Promise<void> {
    const others = SCHEDULE_NAMES.filter((name) => name !== 'tellOfDays');
    const told = addDays(TODAY, 3);
    for (const name of others) await runSchedule(name);
    await measure('the schedules of an hour', async () => {
      for (const name of others)
        for (let minute = 0; minute < 60; minute += SCHEDULES[name]) await runSchedule(name);
      await world.tellDay(told);
    });
  }
}

/** The most that a login with so many companies ever has open, on the simulator's server. */
export async function listenersOf(companies: number): Promise<number> {
  const login = new ManyCompanies(companies);
  await login.pass(45 * 60_000);
  await login.stop();
  return login.listeners.most;
}

const EMPTY: Cost = { reads: 0, asks: 0, commits: 0, writes: 0, calls: 0, runs: 0, bytes: 0 };

/** On the simulator's server, whose hour takes no time: new starts of every listener. */
async function idleHour(): Promise<Cost> {
  const login = new ManyCompanies(1);
  await login.pass(45 * 60_000);
  login.resetReads();
  await login.pass(60 * 60_000);
  const { pages, listeners, audit, listens } = login.reads;
  await login.stop();
  return { ...EMPTY, reads: pages + listeners + audit, asks: listens };
}

const many = <T>(count: number, prefix: string, row: (i: number) => T) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${prefix}${i + 1}`, row(i)]));

async function writeHistory(firm: RealFirm, history: CostWorld['history'], ana: string): Promise<void> {
  const documents = many(history.documents, 'd', (i) => ({
    ...{ client_id: 'c1', filename: `Guia ${i}.pdf`, mime_type: 'application/pdf', size_bytes: 1 },
    ...{
      storage_path: `client-documents/${firm.tenantId}/c1/d${i}/g.pdf`,
      category: null,
      description: null,
    },
    ...{ uploaded_by: 'rui', check: 'ok', check_reason: null, review: 'ok', review_reason: null },
  }));
  const obligations = many(history.obligations, 'o', (i) => ({
    ...{ client_id: 'c1', name: `DAS ${i}`, due_date: dueOf(i), priority: null },
    ...{ status: i < OPEN_OBLIGATIONS ? 'pending' : 'completed', description: null, notes: null },
    ...{ completed_at: i < OPEN_OBLIGATIONS ? null : INSTANT, document_ids: [] },
  }));
  const messages = many(history.messages, 'm', (i) => ({
    ...{ client_id: 'c1', thread_id: 'c1', sender_id: ana, content: `Bom dia ${i}`, status: 'sent' },
    ...{ document_ids: [], written_at: INSTANT },
  }));
  await putRows(firm, { documents, obligations, messages });
}

async function writeSlips(firm: RealFirm, history: CostWorld['history']): Promise<void> {
  const slips = many(history.slips, 's', (i) => ({
    ...{
      client_id: 'c1',
      obligation_id: `o${OPEN_OBLIGATIONS + 1 + i}`,
      version: 1,
      document_id: `d${i + 1}`,
    },
    ...{ document_sha256: 'a'.repeat(64), amount_cents: 184_237, pix_code: null, payment_line: null },
    due_date: dueOf(OPEN_OBLIGATIONS + i),
  }));
  const kinds = ['arrived', 'opened', 'said_paid'];
  const slip_events = many(history.slip_events, 'e', (i) => ({
    ...{ client_id: 'c1', slip_id: `s${(i % history.slips) + 1}`, document_sha256: 'a'.repeat(64) },
    ...{ kind: kinds[Math.floor(i / history.slips) % kinds.length], done_at: INSTANT },
  }));
  await putRows(firm, { slips, slip_events });
}

async function putRows(firm: RealFirm, all: Record<string, Record<string, object>>): Promise<void> {
  for (const [entity, rows] of Object.entries(all))
    await Promise.all(
      Object.entries(rows).map(([id, row], i) =>
        firm.putRow(entity as EntityName, { ...row, ...stamps(i), id }),
      ),
    );
}

/** One is late; the other open ones come in the weeks ahead, the done ones were in the past. */
const dueOf = (i: number) =>
  addDays(TODAY, i === 4 ? -1 : i < OPEN_OBLIGATIONS ? 20 + i : -30 - 7 * (i - OPEN_OBLIGATIONS));

/** Months ago: what was read once is not read again. */
function stamps(i: number) {
  const at = toInstant(new Date(Date.now() - (i + 1) * 5 * 86_400_000));
  const op = `fn_${String(i).padStart(8, '0')}`;
  return {
    ...{ rev: 1, tenant_id: 'firm', created_at: at, created_by: 'fn', updated_at: at, updated_by: 'fn' },
    ...{ last_op: op, deleted_at: null },
  };
}

import { type EntityName, NEW_CLIENT, toInstant } from '@portal/domain';
import { addDocuments } from '#data/files/add-documents.ts';
import { reviewDocument } from '#data/documents/review.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { sendMessage } from '#data/messages/messages.ts';
import { completeObligation, updateObligation } from '#data/obligations/obligations.ts';
import { countUnsent } from '#data/outbox/outbox-actions.ts';
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
  history: { documents: number; obligations: number; messages: number };
  file: Uint8Array<ArrayBuffer>;
  /** Everything that passed on the wire since it was asked last. */
  counted(): Promise<Omit<Cost, 'calls' | 'bytes'>>;
  say(line: string): void;
};

const QUIET_MS = 700;
const PATIENCE_MS = 60_000;
const CLIENT = { ...NEW_CLIENT, corporate_name: 'Padaria', cnpj_cpf: '11222333000181' };
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
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  };

  await firm.db.doc(`tenants/${firm.tenantId}`).set({ name: 'Firma', domains: [], settings: {} });
  await firm.writeRows('clients', { c1: CLIENT });
  const [ana, rui] = [
    await firm.addPerson('ana', 'client', ['c1']),
    await firm.addPerson('rui', 'accountant'),
  ];
  await writeHistory(firm, history, ana);

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
  await held().leave();
  await office.close();
  account.db.close();
  await firm.close();
  return costs;
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

async function writeHistory(firm: RealFirm, history: CostWorld['history'], ana: string): Promise<void> {
  const many = <T>(count: number, prefix: string, row: (i: number) => T) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${prefix}${i + 1}`, row(i)]));
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
    ...{ client_id: 'c1', name: `DAS ${i}`, due_date: '2026-12-20', priority: null, status: 'pending' },
    ...{ description: null, notes: null, completed_at: null, document_ids: [] },
  }));
  const messages = many(history.messages, 'm', (i) => ({
    ...{ client_id: 'c1', thread_id: 'c1', sender_id: ana, content: `Bom dia ${i}`, status: 'sent' },
    ...{ document_ids: [], written_at: INSTANT },
  }));
  for (const [entity, rows] of Object.entries({ documents, obligations, messages }))
    await Promise.all(
      Object.entries(rows).map(([id, row], i) =>
        firm.putRow(entity as EntityName, { ...row, ...stamps(i), id }),
      ),
    );
}

/** Months ago: what was read once is not read again. */
function stamps(i: number) {
  const at = toInstant(new Date(Date.now() - (i + 1) * 5 * 86_400_000));
  const op = `fn_${String(i).padStart(8, '0')}`;
  return {
    ...{ rev: 1, tenant_id: 'firm', created_at: at, created_by: 'fn', updated_at: at, updated_by: 'fn' },
    ...{ last_op: op, deleted_at: null },
  };
}

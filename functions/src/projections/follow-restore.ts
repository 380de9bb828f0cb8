import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { db } from '../firestore/admin.ts';
import { followed } from '../logs/followed.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { projectCompanyOf } from './project-company.ts';
import { projectPersonOf } from './project-person.ts';
import { projectThreadOf, saidIn } from './project-thread.ts';
import type { Said } from './thread-of.ts';

const PAGE = 1000;
const AT_ONCE = 20;
/** As long as a trigger may take: half a million messages are read in some two minutes, and nothing keeps the place. */
const LONG = { timeoutSeconds: 540, memory: '512MiB', maxInstances: 1 } as const;

/**
 * Makes up for what rested while a firm was put back: accounts are those of today and not of the backup, and the backup may
 * have caught a row before what is derived from it. Writes what differs and nothing else, so that it may run twice. What
 * waits for its check is seen by `recheckPending`.
 */
export const followRestore = onDocumentWritten(
  { ...TRIGGER_OPTIONS, ...LONG, document: 'epochs/{tenantId}' },
  followed('followRestore', async ({ data, params: { tenantId } }) => {
    const wasOpened = data?.before.get('state') !== 'open' && data?.after.get('state') === 'open';
    if (!wasOpened) return;
    await projectPeople(tenantId);
    await projectCompanies(tenantId);
    await projectThreads(tenantId);
  }),
);

async function projectPeople(tenantId: string): Promise<void> {
  const accounts = await idsOf(db.collection('app_users').where('tenant_id', '==', tenantId));
  const people = await idsOf(db.collection(`tenants/${tenantId}/people`));
  await forEach(new Set([...accounts, ...people]), (uid) => projectPersonOf(tenantId, uid));
}

async function projectCompanies(tenantId: string): Promise<void> {
  const clients = await idsOf(db.collection(`tenants/${tenantId}/clients`));
  const companies = await idsOf(db.collection(`tenants/${tenantId}/companies`));
  await forEach(new Set([...clients, ...companies]), (id) => projectCompanyOf(tenantId, id));
}

/** Of each thread the last words of everybody in it: that is all that it shows. */
async function projectThreads(tenantId: string): Promise<void> {
  const threads = new Map<string, Map<string, Said>>();
  const messages = db
    .collection(`tenants/${tenantId}/messages`)
    .select('client_id', 'sender_id', 'created_at');
  for await (const row of rowsOf(messages)) {
    const said = saidIn(row);
    if (said === null) continue;
    const last = threads.get(said.client_id) ?? new Map<string, Said>();
    const known = last.get(said.sender_id);
    if (known === undefined || known.at.valueOf() < said.at.valueOf()) last.set(said.sender_id, said);
    threads.set(said.client_id, last);
  }
  await forEach(threads, ([clientId, last]) => {
    const said = [...last.values()].sort((one, other) => (one.at.valueOf() < other.at.valueOf() ? -1 : 1));
    return projectThreadOf(tenantId, clientId, said);
  });
}

async function idsOf(query: Query): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { id } of rowsOf(query.select())) ids.add(id);
  return ids;
}

async function* rowsOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  const byName = query.orderBy('__name__').limit(PAGE);
  let page = (await byName.get()).docs;
  while (page.length > 0) {
    yield* page;
    const last = page.at(-1);
    page = last === undefined || page.length < PAGE ? [] : (await byName.startAfter(last).get()).docs;
  }
}

async function forEach<T>(things: Iterable<T>, act: (thing: T) => Promise<unknown>): Promise<void> {
  const waiting = [...things].values();
  const worker = async () => {
    for (const thing of waiting) await act(thing);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

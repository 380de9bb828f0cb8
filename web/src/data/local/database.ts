import { type EntityName, ENTITY_NAMES } from '@portal/domain';
import Dexie from 'dexie';
import { fillCounters } from '#data/counters/counted-indexes.ts';
import { keepCounters } from '#data/counters/keep-counters.ts';
import { moveDrafts } from '#data/drafts/move-drafts.ts';
import type { PortalDatabase } from './portal-database.ts';
import { tabState } from './tab-state.ts';
import { raiseWhatIsRead } from './upcasters.ts';

/** Indexes beside the primary key, chosen by the lists that are painted from them. */
const ROW_INDEXES: Record<EntityName, string> = {
  people: 'role, full_name, *client_ids',
  clients: 'created_at, corporate_name, cnpj_cpf, [status+corporate_name]',
  companies: 'client_id',
  obligations: '[client_id+due_date], due_date, [status+due_date], competence',
  services: 'created_at',
  documents: 'created_at, [client_id+created_at], [category+review+created_at]',
  notes: 'created_at, client_id',
  tasks: '[status+updated_at], due_date, client_id',
  message_threads: 'last_message_at',
  thread_staff: 'assigned_to',
  thread_reads: 'client_id',
  messages: '[client_id+created_at], [client_id+sender_id+created_at]',
  canned_answers: 'title',
  service_requests: 'created_at, [client_id+created_at], [status+created_at]',
  notifications: 'created_at',
  preferences: 'user_id',
  privacy_requests: 'user_id, due_date',
  obligation_rules: 'title',
  firm_days: 'date',
  month_overrides: 'competence',
  slips: 'obligation_id, client_id, created_at',
  slip_events: 'slip_id, client_id',
  // Its id is its month.
  selic_rates: 'verified_on',
  document_requests: 'client_id, [status+due_date]',
  request_items: 'request_id, [client_id+state], [state+updated_at], *document_ids',
  request_templates: 'title',
};

/** One database per person and firm, so that the erasure of an account is the erasure of a database. */
export const databaseName = (uid: string, tenantId: string) => `portal.${tenantId}.${uid}`;

/** Every connection this page made, so that an erasure can end them for good. */
const connections = new Set<PortalDatabase>();

/**
 * Ends this page's connections to a database that is about to be erased. Merely closed, a late query, such as one
 * of an engine that is stopping, would open it again and so create it anew behind the erasure.
 */
export function retireConnections(name: string): void {
  for (const db of connections) {
    if (db.name !== name) continue;
    db.close({ disableAutoOpen: true });
    connections.delete(db);
  }
}

export function openDatabase(uid: string, tenantId: string): PortalDatabase {
  // Dexie adds the declared tables to the instance at run time; the type says which.
  const db = new Dexie(databaseName(uid, tenantId)) as PortalDatabase;
  // 2: messages by sender, for counting the unread ones. 3: what is still to be done, people by their clients, the
  // answers that the firm gives often, and preferences. 4: people by role. 5: what the server has less
  // of, what could not be read, and the log of the engine. 6: what people ask about their data, and what was read
  // of the audit. 7: drafts, which were rows of `meta`. 8: documents that are to be checked, by arrival and by client.
  // 9: the firm's rules of the law, its days without work, and the months it moved. 10: counters, what was made for a
  // month, slips, and what people did with them. 11: the Selic of the months. 12: what the firm asks for. 13: counters
  // of months. 14: counters of what is said of documents. 15: documents without an index by client and review.
  const newest = db.version(15).stores({
    ...Object.fromEntries(ENTITY_NAMES.map((entity) => [entity, `id, ${ROW_INDEXES[entity]}`])),
    outbox: 'op_id, seq, state, [entity+doc_id], *needs',
    bases: '[entity+doc_id]',
    tombstones: '[entity+doc_id]',
    cursors: 'scope',
    uploads: 'upload_id, document_id, state, seq',
    files: 'file_id, stored_at',
    chunks: '[file_id+index]',
    conflicts: 'op_id, [entity+doc_id]',
    differences: '[entity+doc_id]',
    quarantine: '[entity+doc_id]',
    events: '++',
    audit_entries: 'id, at, [entity+doc_id]',
    meta: 'key',
    drafts: '[kind+subject_id]',
    counters: '[table+by+day]',
  });
  newest.upgrade(async (upgrade) => {
    await moveDrafts(upgrade);
    await fillCounters((name) => upgrade.table(name));
  });
  db.use(keepCounters);
  raiseWhatIsRead(db);
  db.on('versionchange', ({ newVersion }) => {
    // Somebody erases the account (newVersion is null): code that still works here must not create it anew by
    // its next query. Dexie's own answer would reopen, and write a warning to the console.
    if (newVersion === null) retireConnections(db.name);
    else standAside();
    return false;
  });
  db.on('blocked', ({ newVersion }) => {
    // An erasure that has to wait is told by who erases.
    if (newVersion === null) return undefined;
    tabState.become('held_up');
    return false;
  });
  db.on('ready', () => tabState.become('in_use'));
  connections.add(db);
  if (tabState.read() === 'replaced') db.close({ disableAutoOpen: true });
  return db;
}

/**
 * A newer version of the app is at work on this device: this page lets go of every database for good. Its engine, which
 * watches `tabState`, gives up the lead.
 */
export function standAside(): void {
  for (const db of connections) db.close({ disableAutoOpen: true });
  tabState.become('replaced');
}

/** The connection that all screens of this page read and write by; made when first asked for. */
export function screenDatabase(uid: string, tenantId: string): PortalDatabase {
  if (ofScreens === null || ofScreens.name !== databaseName(uid, tenantId) || !connections.has(ofScreens)) {
    ofScreens = openDatabase(uid, tenantId);
  }
  return ofScreens;
}

let ofScreens: PortalDatabase | null = null;

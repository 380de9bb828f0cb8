import {
  COLLECTIONS,
  contractEndSchema,
  type EntityName,
  type Fields,
  isSenior,
  type Role,
} from '@portal/domain';
import { contentOf } from '#data/local/content-of.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { sameValue } from '#data/local/same-value.ts';
import type { Change } from '#data/writes/change.ts';
import type { Difference } from './outbox-entry.ts';

/** Who would send it. */
export type Sender = { uid: string; role: Role | null };

/** The row's own fields in which this device and the server differ; of a row that the server lacks, all. */
export function differingFields({
  entity,
  ours,
  theirs,
}: Pick<Difference, 'entity' | 'ours' | 'theirs'>): string[] {
  const fields = Object.keys(COLLECTIONS[entity].shape);
  return theirs === null ? fields : fields.filter((field) => !sameValue(ours[field], theirs[field]));
}

/**
 * The device's version as an edit of the person's own: the fields that differ, on top of what the server has; or, where
 * it has back what was removed here, the removal; where it has nothing, the row once more under its own id, since other rows name it by that, and the rules allow a create of
 * what is not there. null where the rules never let this person write it. `waiting`: fields of edits on their way.
 */
export function ownVersion(
  difference: Difference,
  sender: Sender,
  waiting: ReadonlySet<string> = new Set(),
): Change<EntityName> | null {
  const { entity, doc_id: id, ours, theirs } = difference;
  if (!mayWrite(entity, ours, sender)) return null;
  if (ours.deleted_at !== null)
    return theirs?.deleted_at === null && mayRemove(entity, sender) ? { kind: 'remove', entity, id } : null;
  if (theirs === null) {
    const fields = fieldsAnew(entity, ours, sender);
    // A row of this entity, as the server had it.
    return fields === null ? null : { kind: 'create', entity, id, fields: fields as Fields<EntityName> };
  }
  if (theirs.deleted_at !== null || !mayPatch(entity, sender)) return null;
  const fixed = NEVER_PATCHED[entity];
  const differing = differingFields(difference).filter(
    (field) => !fixed.includes(field) && !waiting.has(field),
  );
  const fields = differing.filter((field) => !isDatedByServer(entity, field, differing));
  if (fields.length === 0) return null;
  const patch = unsigned(entity, Object.fromEntries(fields.map((field) => [field, ours[field]])));
  return { kind: 'patch', entity, id, patch: patch as Partial<Fields<EntityName>> }; // as above
}

const OF_SERVER: readonly EntityName[] = ['people', 'companies', 'message_threads', 'notifications'];
const OF_READER: readonly EntityName[] = ['thread_reads', 'preferences'];
const BY_CLIENT: readonly EntityName[] = [
  'documents',
  'messages',
  'service_requests',
  'privacy_requests',
  'slip_events',
  ...OF_READER,
];

/** Functions write some entities; of others only one's own rows may be written. */
function mayWrite(entity: EntityName, row: StoredRow, { uid, role }: Sender): boolean {
  if (OF_SERVER.includes(entity) || role === null) return false;
  if (role === 'client' && !BY_CLIENT.includes(entity)) return false;
  if (BY_SENIORS.includes(entity) && !isSenior(role)) return false;
  if (OF_READER.includes(entity)) return row['user_id'] === uid;
  if (entity === 'slip_events') return role === 'client' && row['created_by'] === uid;
  return entity !== 'messages' || row['sender_id'] === uid;
}

/** Nobody changes them, nor takes them back. */
const SAID_ONCE: readonly EntityName[] = ['messages', 'slips', 'slip_events'];

function mayPatch(entity: EntityName, { role }: Sender): boolean {
  if (entity === 'privacy_requests') return role !== null && isSenior(role);
  return !SAID_ONCE.includes(entity) && (role !== 'client' || OF_READER.includes(entity));
}

/** What the law asks, as the firm reads it. */
const BY_SENIORS: readonly EntityName[] = ['obligation_rules', 'firm_days', 'month_overrides', 'selic_rates'];

const REMOVED_BY_SENIORS: readonly EntityName[] = ['clients', 'services', 'firm_days'];
const REMOVED_BY_STAFF: readonly EntityName[] = [
  'obligations',
  'documents',
  'notes',
  'tasks',
  'canned_answers',
  'request_templates',
];

function mayRemove(entity: EntityName, { role }: Sender): boolean {
  if (role === null || role === 'client') return false;
  return REMOVED_BY_STAFF.includes(entity) || (REMOVED_BY_SENIORS.includes(entity) && isSenior(role));
}

/** Fields that the rules fix with the row. */
const NEVER_PATCHED: Record<EntityName, readonly string[]> = {
  people: [],
  clients: [],
  companies: [],
  obligations: ['client_id', 'rule_key', 'competence'],
  services: [],
  documents: [
    'client_id',
    'filename',
    'storage_path',
    'mime_type',
    'size_bytes',
    'sha256',
    'uploaded_by',
    'replaces',
    'check',
    'check_reason',
    'checked_by',
  ],
  notes: ['client_id'],
  tasks: ['client_id'],
  message_threads: [],
  thread_staff: ['client_id'],
  thread_reads: ['client_id', 'user_id'],
  messages: [],
  canned_answers: [],
  service_requests: ['client_id'],
  notifications: [],
  preferences: ['user_id'],
  privacy_requests: ['user_id', 'kind', 'details', 'due_date'],
  obligation_rules: [],
  firm_days: [],
  month_overrides: ['competence', 'rule_key'],
  slips: [],
  selic_rates: ['month'],
  slip_events: [],
  document_requests: ['client_id'],
  request_items: ['client_id', 'request_id'],
  request_templates: [],
};

/** When an obligation was completed is the server's word, and changes with its status alone. */
const isDatedByServer = (entity: EntityName, field: string, differing: readonly string[]) =>
  entity === 'obligations' && field === 'completed_at' && !differing.includes('status');

/** Who answered for a rule answered for the row that the server lost: with this version it is to be done again. */
function unsigned(entity: EntityName, fields: Record<string, unknown>): Record<string, unknown> {
  return entity === 'obligation_rules' ? { ...fields, signed_off_by: null, signed_off_at: null } : fields;
}

/** What a create of this row holds: the rules let nobody check, review or upload in another's name. */
function fieldsAnew(
  entity: EntityName,
  row: StoredRow,
  { uid, role }: Sender,
): Record<string, unknown> | null {
  const fields = unsigned(entity, contentOf(entity, row));
  if (entity === 'documents') {
    const unchecked = { check: 'pending', check_reason: null, review: 'none', review_reason: null };
    const { checked_by: _ofFunctions, ...own } = fields;
    return { ...own, ...unchecked, uploaded_by: uid };
  }
  if (entity === 'clients') {
    // The end of a contract is said of a client that is there, by seniors.
    return Object.fromEntries(
      Object.entries(fields).filter(([field]) => !(field in contractEndSchema.shape)),
    );
  }
  if (entity === 'privacy_requests') {
    const isAsked = fields['state'] === 'open' && fields['answer'] === null;
    return isAsked && fields['user_id'] === uid ? fields : null;
  }
  const isAsked = fields['status'] === 'open' && fields['answer'] === null;
  return entity === 'service_requests' && role === 'client' && !isAsked ? null : fields;
}

import {
  type AppUser,
  COLLECTIONS,
  ENTITY_NAMES,
  ERASED_COLLECTIONS,
  type EntityName,
  isSenior,
  obligationSourceSchema,
  taxProfileSchema,
} from '@portal/domain';
import type { z } from 'zod';
import type { StoredRow } from '#data/local/stored-row.ts';
import { sameValue } from '#data/local/same-value.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import type { RemoteWrite } from '#sync/ports.ts';
import type { Scope } from '#sync/scopes.ts';

// What firestore.rules demand of the protocol, as far as an engine can break it; the contract test runs the
// engine's writes against the rules themselves.

const CLIENT_CREATES: readonly EntityName[] = [
  'documents',
  'messages',
  'service_requests',
  'thread_reads',
  'preferences',
  'privacy_requests',
  'slip_events',
];
const CLIENT_READS: readonly EntityName[] = [
  'companies',
  'documents',
  'obligations',
  'slips',
  'slip_events',
  'document_requests',
  'request_items',
  'message_threads',
  'thread_reads',
  'messages',
  'service_requests',
];
const OWNED: readonly EntityName[] = ['notifications', 'preferences', 'privacy_requests'];
const OPEN_READS: readonly EntityName[] = ['services', 'selic_rates'];
const SENIOR_REMOVES: readonly EntityName[] = ['clients', 'services', 'firm_days'];
const WRITTEN_BY_FUNCTIONS: readonly EntityName[] = ['people', 'companies', 'message_threads'];
const IMMUTABLE = [
  ...['tenant_id', 'client_id', 'user_id', 'kind', 'created_at', 'created_by', 'deleted_at'],
];
/** Fields that say once which row it is. */
const FIXED: Partial<Record<EntityName, readonly string[]>> = {
  obligations: ['rule_key', 'competence'],
  month_overrides: ['rule_key', 'competence'],
  request_items: ['request_id'],
};
const isImmutable = (entity: EntityName, field: string) =>
  IMMUTABLE.includes(field) || FIXED[entity]?.includes(field) === true;
/** What the law asks, as the firm reads it. */
const SENIOR_WRITES: readonly EntityName[] = [
  'obligation_rules',
  'firm_days',
  'month_overrides',
  'selic_rates',
];

/** Their ids end with whose they are. */
const NAMED_AFTER_PERSON: readonly EntityName[] = ['thread_reads', 'slip_events'];
const NEVER_CHANGED: readonly EntityName[] = ['messages', 'slips', 'slip_events'];

function demand(condition: boolean): void {
  if (!condition) throw new RemoteError('permission_denied');
}

type Member = AppUser & { role: NonNullable<AppUser['role']> };

function isMember(user: AppUser | null, tenantId: string): user is Member {
  return user !== null && user.is_active && user.role !== null && user.tenant_id === tenantId;
}

const seesAll = (user: Member, entity: EntityName) => entity === 'privacy_requests' && isSenior(user.role);

export function mayRead(user: AppUser | null, tenantId: string, entity: EntityName, row: StoredRow): boolean {
  if (!isMember(user, tenantId)) return false;
  if (OWNED.includes(entity)) return row['user_id'] === user.auth_uid || seesAll(user, entity);
  if (user.role !== 'client' || OPEN_READS.includes(entity)) return true;
  if (entity === 'people') return row['kind'] === 'staff';
  return CLIENT_READS.includes(entity) && user.client_ids.includes(String(row['client_id']));
}

export function checkRead(
  user: AppUser | null,
  tenantId: string,
  entity: EntityName,
  id: string,
  row: StoredRow | null,
): void {
  // A reading mark tells by its id whose it is: its owner may ask for it before it is there, and after.
  const isOwnMark =
    isMember(user, tenantId) && NAMED_AFTER_PERSON.includes(entity) && id.endsWith(`_${user.auth_uid}`);
  if (row !== null) return demand(isOwnMark || mayRead(user, tenantId, entity, row));
  // Another missing row has no company.
  const isOwnRow = entity === 'preferences' && id === user?.auth_uid;
  demand(
    isMember(user, tenantId) &&
      (user.role !== 'client' || isOwnMark || isOwnRow || OPEN_READS.includes(entity)),
  );
}

/** A list must carry the filter that proves it. */
export function checkList(user: AppUser | null, tenantId: string, scope: Scope): void {
  demand(isMember(user, tenantId));
  if (!isMember(user, tenantId)) return;
  const { entity, filter } = scope;
  if (OWNED.includes(entity)) return demand(filter?.value === user.auth_uid || seesAll(user, entity));
  if (user.role !== 'client' || OPEN_READS.includes(entity)) return;
  if (entity === 'people') return demand(filter?.field === 'kind' && filter.value === 'staff');
  demand(
    CLIENT_READS.includes(entity) && filter?.field === 'client_id' && user.client_ids.includes(filter.value),
  );
}

export function checkWrite(
  user: AppUser | null,
  tenantId: string,
  write: RemoteWrite,
  before: StoredRow | null,
  after: StoredRow,
  /** The company that the row names, if it is there. */
  client: StoredRow | null,
): void {
  demand(isMember(user, tenantId) && write.uid === user.auth_uid && write.tenant_id === tenantId);
  if (!isMember(user, tenantId)) return;
  demand(new RegExp(`^${user.auth_uid}_[A-Za-z0-9-]{8,40}$`).test(write.op_id));
  demand(!WRITTEN_BY_FUNCTIONS.includes(write.entity) && ENTITY_NAMES.includes(write.entity));
  demand(write.client_id === (after['client_id'] ?? null));
  demand(after.rev === (before?.rev ?? 0) + 1);
  demand(sameSet(write.changed, changedFields(before, after)));
  demand(mayRead(user, tenantId, write.entity, after));
  demand(!SENIOR_WRITES.includes(write.entity) || isSenior(user.role));
  switch (write.kind) {
    case 'create':
      // A mark of reading is the person's own: it harms nobody where the company is gone.
      demand(
        (user.role === 'client' && NAMED_AFTER_PERSON.includes(write.entity)) ||
          after['client_id'] == null ||
          client?.deleted_at === null,
      );
      return checkCreate(user, write, before, after);
    case 'patch':
      return checkPatch(user, write, before, after);
    case 'remove':
      return checkRemove(user, write, before, after);
  }
}

function checkCreate(user: Member, write: RemoteWrite, before: StoredRow | null, after: StoredRow): void {
  demand(before === null && after.deleted_at === null);
  demand(user.role !== 'client' || CLIENT_CREATES.includes(write.entity));
  demand(user.role === 'client' || write.entity !== 'slip_events');
  const [written, required] = [Object.keys(write.fields), writtenFields(write.entity)];
  demand(required.every((name) => written.includes(name)));
  const added = LATER_FIELDS[write.entity] ?? [];
  demand(written.every((name) => required.includes(name) || added.includes(name)));
}

/** What a device may say besides: fields that not every row has. */
const LATER_FIELDS: Partial<Record<EntityName, readonly string[]>> = {
  clients: Object.keys(taxProfileSchema.shape),
  obligations: Object.keys(obligationSourceSchema.shape),
};

/** What every new row has. */
const writtenFields = (entity: EntityName) =>
  Object.entries<z.ZodType>(COLLECTIONS[entity].shape).flatMap(([name, field]) =>
    field.safeParse(undefined).success ? [] : name,
  );

function checkPatch(user: Member, write: RemoteWrite, before: StoredRow | null, after: StoredRow): void {
  demand(before?.deleted_at === null);
  demand(!write.changed.some((field) => isImmutable(write.entity, field)));
  demand(
    user.role !== 'client' ||
      ['thread_reads', 'request_items'].includes(write.entity) ||
      OWNED.includes(write.entity),
  );
  demand(!NEVER_CHANGED.includes(write.entity));
  if (write.entity !== 'obligations') return;
  const isCompleted = after['status'] === 'completed';
  demand(isCompleted === (after['completed_at'] !== null));
  if (before?.['status'] === 'completed' && isCompleted) {
    demand(after['completed_at'] === before['completed_at']);
  }
}

function checkRemove(user: Member, write: RemoteWrite, before: StoredRow | null, after: StoredRow): void {
  demand(!NEVER_CHANGED.includes(write.entity));
  demand(before?.deleted_at === null && user.role !== 'client');
  demand(!SENIOR_REMOVES.includes(write.entity) || user.role !== 'accountant');
  const isForeign = write.entity === 'documents' && before?.['uploaded_by'] !== user.auth_uid;
  demand(!isForeign || user.role !== 'accountant');
  const isErased = ERASED_COLLECTIONS.some((entity) => entity === write.entity);
  if (!isErased) return demand(sameSet(write.changed, ['deleted_at']));
  const content = Object.keys(COLLECTIONS[write.entity].shape).filter((field) => field !== 'client_id');
  demand(content.every((field) => after[field] === null));
}

/** Names of the fields that differ, besides the revision stamps: what the receipt must name. */
function changedFields(before: StoredRow | null, after: StoredRow): string[] {
  const stamps = ['id', 'rev', 'updated_at', 'updated_by', 'last_op'];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])];
  return names.filter(
    (name) => !stamps.includes(name) && (before === null || !sameValue(before[name], after[name])),
  );
}

const sameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === new Set(a).size && a.length === b.length && a.every((name) => b.includes(name));

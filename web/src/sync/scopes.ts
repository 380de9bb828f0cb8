import { type EntityName, ENTITY_NAMES, isSenior, type Role } from '@portal/domain';
import type { StoredRow } from '#data/local/database.ts';

/** A part of a collection that this person mirrors: what one query, one cursor and one listener cover. */
export type Scope = {
  /** Names its cursor: never reused for another meaning. */
  key: string;
  entity: EntityName;
  /** The rules allow the query only with it; hangs on fields that never change. null: the whole collection. */
  filter: { field: 'client_id' | 'user_id' | 'kind'; value: string } | null;
};

/** Who mirrors, as the own `app_users` row says. */
export type Member = { uid: string; role: Role; client_ids: readonly string[] };

const STAFF_MIRRORS: readonly EntityName[] = [
  'people',
  'clients',
  'documents',
  'obligations',
  'services',
  'notes',
  'tasks',
  'message_threads',
  'thread_staff',
  'thread_reads',
  'messages',
  'service_requests',
  'canned_answers',
  'obligation_rules',
  'firm_days',
  'month_overrides',
];

const CLIENT_MIRRORS: readonly EntityName[] = [
  'companies',
  'documents',
  'obligations',
  'message_threads',
  'thread_reads',
  'messages',
  'service_requests',
];

/** What is each person's alone. */
const OWN_MIRRORS: readonly EntityName[] = ['notifications', 'preferences', 'privacy_requests'];

/** Seniors answer these, and mirror everybody's. */
const SENIOR_MIRRORS: readonly EntityName[] = ['privacy_requests'];

/** In the order they are pulled: what the first screens show comes first. */
export function scopesOf(member: Member): Scope[] {
  const own = OWN_MIRRORS.map((entity) =>
    scope(
      entity,
      isSenior(member.role) && SENIOR_MIRRORS.includes(entity)
        ? null
        : { field: 'user_id', value: member.uid },
    ),
  );
  if (member.role !== 'client') return [...STAFF_MIRRORS.map((entity) => scope(entity, null)), ...own];
  const companies = member.client_ids.flatMap((id) =>
    CLIENT_MIRRORS.map((entity) => scope(entity, { field: 'client_id', value: id })),
  );
  return [...companies, scope('people', { field: 'kind', value: 'staff' }), scope('services', null), ...own];
}

function scope(entity: EntityName, filter: Scope['filter']): Scope {
  return { key: filter === null ? entity : `${entity}?${filter.field}=${filter.value}`, entity, filter };
}

export function isInScope(scope: Scope, row: Readonly<Record<string, unknown>>): boolean {
  return scope.filter === null || row[scope.filter.field] === scope.filter.value;
}

/** Whether a row may stay on the device. */
export function isMirrored(scopes: readonly Scope[], entity: EntityName, row: StoredRow): boolean {
  return scopes.some((scope) => scope.entity === entity && isInScope(scope, row));
}

/** The collection a cursor's scope lies in. */
export function entityOfScope(key: string): EntityName | null {
  const name = key.split('?')[0];
  return ENTITY_NAMES.find((entity) => entity === name) ?? null;
}

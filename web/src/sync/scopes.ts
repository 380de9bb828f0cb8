import { type EntityName, ENTITY_NAMES, type Instant, isSenior, type Role } from '@portal/domain';
import type { StoredRow } from '#data/local/database.ts';
import { isOpen, matches, type Window, WINDOWS } from './window/windows.ts';

/** A part of a collection that this person mirrors: what one query, one cursor and one listener cover. */
export type Scope = {
  /** Names its cursor: never reused for another meaning. */
  key: string;
  entity: EntityName;
  /** The rules allow the query only with it; hangs on fields that never change. null: the whole collection. */
  filter: { field: 'client_id' | 'user_id' | 'kind'; value: string } | null;
  /** Missing: all of its rows are mirrored, however old. */
  window?: Window;
  /** Only rows that are open: the part of a scope that lies before its window. */
  open?: NonNullable<Window['open']>;
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
  'slips',
  'slip_events',
];

const CLIENT_MIRRORS: readonly EntityName[] = [
  'companies',
  'documents',
  'obligations',
  'slips',
  'slip_events',
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
  if (member.role !== 'client') return [...STAFF_MIRRORS.map(ofStaff), ...own];
  const companies = member.client_ids.flatMap((id) =>
    CLIENT_MIRRORS.map((entity) => scope(entity, { field: 'client_id', value: id })),
  );
  return [...companies, scope('people', { field: 'kind', value: 'staff' }), scope('services', null), ...own];
}

function scope(entity: EntityName, filter: Scope['filter']): Scope {
  return { key: filter === null ? entity : `${entity}?${filter.field}=${filter.value}`, entity, filter };
}

/** A whole collection, of which years would be too much for a device. */
function ofStaff(entity: EntityName): Scope {
  const window = WINDOWS[entity];
  return { ...scope(entity, null), ...(window === undefined ? {} : { window }) };
}

/** What lies before the window of a scope and is open; null where nothing of it ever is. */
export const openPart = (scope: Scope): Scope | null =>
  scope.window?.open == null ? null : { ...scope, open: scope.window.open };

/** Where rows are set aside: each part of a scope is compared for itself. */
export const partKey = ({ key, open }: Scope): string => (open === undefined ? key : `${key}?open`);

export function isInScope(scope: Scope, row: Readonly<Record<string, unknown>>): boolean {
  if (scope.open !== undefined && !matches(scope.open, row)) return false;
  return scope.filter === null || row[scope.filter.field] === scope.filter.value;
}

/** Whether it is a row that a device mirrors whose window begins at `since`: others may be there for another's sake. */
export const isMirroredSince = ({ window }: Scope, row: StoredRow, since: Instant | undefined): boolean =>
  window === undefined || since === undefined || row.updated_at >= since || isOpen(window, row);

/** Whether a row may stay on the device. */
export function isMirrored(scopes: readonly Scope[], entity: EntityName, row: StoredRow): boolean {
  return scopes.some((scope) => scope.entity === entity && isInScope(scope, row));
}

/** The collection a cursor's scope lies in. */
export function entityOfScope(key: string): EntityName | null {
  const name = key.split('?')[0];
  return ENTITY_NAMES.find((entity) => entity === name) ?? null;
}

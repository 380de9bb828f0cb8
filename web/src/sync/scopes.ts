import { type EntityName, ENTITY_NAMES, type Instant, isSenior, type Role } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { Portfolio } from '#data/portfolio/portfolio.ts';
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
  /** Only rows of these clients, null for those of none. Like the window no right: others may be there for another's sake. */
  clients?: readonly (string | null)[];
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
  'selic_rates',
  'document_requests',
  'request_items',
  'request_templates',
];

const CLIENT_MIRRORS: readonly EntityName[] = [
  'documents',
  'companies',
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
  const firm = (['services', 'selic_rates'] as const).map((entity) => scope(entity, null));
  return [...companies, scope('people', { field: 'kind', value: 'staff' }), ...firm, ...own];
}

function scope(entity: EntityName, filter: Scope['filter']): Scope {
  return { key: filter === null ? entity : `${entity}?${filter.field}=${filter.value}`, entity, filter };
}

/** A whole collection, of which years would be too much for a device. */
function ofStaff(entity: EntityName): Scope {
  const window = WINDOWS[entity];
  return { ...scope(entity, null), ...(window === undefined ? {} : { window }) };
}

/**
 * What an accountant's device mirrors of them: of what is a client's, only that of its portfolio. Seniors answer for the
 * whole firm and mirror it.
 */
export function withinPortfolio(scopes: readonly Scope[], role: Role | null, portfolio: Portfolio): Scope[] {
  return scopes.map((scope) => {
    if (!isLimited(scope, role) || typeof portfolio === 'string') return scope;
    return {
      ...scope,
      clients: [...(scope.window?.portfolio?.general === true ? [null] : []), ...portfolio],
    };
  });
}

/** Whether what is mirrored of it hangs on whose clients they are. */
export const isLimited = ({ window }: Scope, role: Role | null): boolean =>
  role === 'accountant' && window?.portfolio !== undefined;

export const coversClient = ({ clients }: Scope, { client_id }: Readonly<Record<string, unknown>>): boolean =>
  clients === undefined || clients.some((id) => id === (client_id ?? null));

/** What lies before the window of a scope and is open; null where nothing of it ever is. */
export const openPart = (scope: Scope): Scope | null =>
  scope.window?.open == null ? null : { ...scope, open: scope.window.open };

/** Where rows are set aside: each part of a scope is compared for itself. */
export const partKey = ({ key, open }: Scope): string => (open === undefined ? key : `${key}?open`);

export function isInScope(scope: Scope, row: Readonly<Record<string, unknown>>): boolean {
  if (scope.open !== undefined && !matches(scope.open, row)) return false;
  return scope.filter === null || row[scope.filter.field] === scope.filter.value;
}

/** Whether it is a row that a device mirrors whose window begins at `since`, of its clients: others may be there for another's sake. */
export const isMirroredSince = (scope: Scope, row: StoredRow, since: Instant | undefined): boolean =>
  coversClient(scope, row) &&
  (scope.window === undefined || since === undefined || row.updated_at >= since || isOpen(scope.window, row));

/** Whether a row may stay on the device. */
export function isMirrored(scopes: readonly Scope[], entity: EntityName, row: StoredRow): boolean {
  return scopes.some((scope) => scope.entity === entity && isInScope(scope, row));
}

/** The collection a cursor's scope lies in. */
export function entityOfScope(key: string): EntityName | null {
  const name = key.split('?')[0];
  return ENTITY_NAMES.find((entity) => entity === name) ?? null;
}

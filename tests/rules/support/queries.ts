import { ERASED_COLLECTIONS, ERASURE_PARTS } from '@portal/domain';
import { openPart, scopesOf, withinPortfolio } from '#sync/scopes.ts';
import { WINDOWS } from '#sync/window/windows.ts';

/**
 * One question to Firestore, as far as indexes care: `equal` are the fields compared with `==` or `in`, `order` is the
 * field of a range or an order (`-at`: the newest first), `sums` are the fields that are added up.
 */
export type Query = {
  group: string;
  everyFirm?: true;
  equal?: readonly string[];
  order?: string;
  sums?: readonly string[];
};

const REMOTE = 'web/src/sync/adapters/firestore-remote.ts';
/** The conditions of a scope, which make no query of their own. */
const OF_SCOPES = 'web/src/sync/adapters/firestore-queries.ts';
const scopes = [
  ...scopesOf({ uid: 'u', role: 'client', client_ids: ['c'] }),
  ...scopesOf({ uid: 'u', role: 'accountant', client_ids: [] }),
  ...scopesOf({ uid: 'u', role: 'admin', client_ids: [] }),
  // Of the clients that its person looks after.
  ...withinPortfolio(scopesOf({ uid: 'u', role: 'accountant', client_ids: [] }), 'accountant', ['c']),
]
  // What is older than a window and open is asked for apart.
  .flatMap((scope) => [scope, openPart(scope) ?? scope])
  .map(({ entity, filter, clients, open = {} }) => ({
    group: entity,
    equal: [
      ...(filter === null ? [] : [filter.field]),
      ...(clients === undefined ? [] : ['client_id']),
      ...Object.keys(open),
    ],
  }));

/**
 * Every place that asks Firestore with a condition or an order: how many of them stand in the file, and what they make.
 * Filters that may come together are listed alone: the server joins indexes that end in the same order.
 */
export const QUERIES: Record<string, { calls: number; queries: Query[] }> = {
  [REMOTE]: {
    calls: 9,
    queries: [
      ...scopes.map((scope) => ({ ...scope, order: 'updated_at' })),
      ...scopes,
      // Its range always has a lower bound, so that nothing without `updated_at` is counted.
      ...scopes.map(({ group, equal }) => ({
        group,
        equal: [...equal, 'deleted_at'],
        order: 'updated_at',
        sums: ['rev'],
      })),
    ],
  },
  [OF_SCOPES]: { calls: 5, queries: [] },
  'web/src/firebase/reads/audit-reader.ts': {
    calls: 5,
    queries: [['uid'], ['kind'], ['entity'], ['entity', 'doc_id']].map((equal) => ({
      group: 'audit',
      equal,
      order: '-at',
    })),
  },
  'web/src/firebase/reads/older-reader.ts': {
    calls: 4,
    queries: Object.keys(WINDOWS).flatMap((group) => [
      { group, order: '-updated_at' },
      { group, equal: ['client_id'], order: '-updated_at' },
    ]),
  },
  'web/src/firebase/reads/account-listings.ts': {
    calls: 6,
    queries: [
      { group: 'app_users', equal: ['tenant_id', 'is_active', 'blocked_at'], order: '-created_at' },
      { group: 'app_users', equal: ['tenant_id', 'role'], order: 'full_name' },
    ],
  },
  'functions/src/accounts/is-last-admin.ts': {
    calls: 3,
    queries: [{ group: 'app_users', equal: ['tenant_id', 'role', 'is_active'] }],
  },
  'functions/src/audit/read-history.ts': {
    calls: 3,
    queries: [{ group: 'audit', equal: ['entity', 'doc_id'], order: '-at' }],
  },
  'functions/src/calendar-feeds/feed-facts.ts': {
    calls: 2,
    queries: [{ group: 'thread_staff', equal: ['assigned_to', 'deleted_at'] }],
  },
  'functions/src/calendar-feeds/feed-rows.ts': {
    calls: 4,
    queries: [
      { group: 'calendar_feeds', equal: ['user_id', 'revoked_at'] },
      { group: 'calendar_feeds', equal: ['tenant_id', 'client_id'] },
    ],
  },
  'functions/src/calendar-feeds/feed-tag.ts': {
    calls: 1,
    queries: [{ group: 'obligations', equal: ['client_id'], sums: ['rev'] }],
  },
  'functions/src/calendar-feeds/feed-rows-to-show.ts': {
    calls: 7,
    queries: [
      { group: 'obligations', equal: ['client_id', 'deleted_at', 'status'], order: 'due_date' },
      { group: 'obligations', equal: ['client_id'], order: 'deleted_at' },
    ],
  },
  'functions/src/devices/device-rows.ts': {
    calls: 1,
    queries: [{ group: 'devices', order: '-last_seen_at' }],
  },
  'functions/src/documents/recheck-pending.ts': {
    calls: 4,
    queries: [{ group: 'documents', everyFirm: true, equal: ['check', 'deleted_at'], order: 'created_at' }],
  },
  'functions/src/erasure/close-deleted-accounts.ts': {
    calls: 2,
    queries: [{ group: 'app_users', equal: ['is_active'] }],
  },
  'functions/src/erasure/erase-traces.ts': {
    calls: 1,
    queries: [{ group: 'notifications', equal: ['user_id'] }],
  },
  'functions/src/factor/set-factor-demand.ts': {
    calls: 2,
    queries: [{ group: 'app_users', equal: ['tenant_id', 'role'] }],
  },
  'functions/src/invitations/invitation-rows.ts': {
    calls: 11,
    queries: [
      { group: 'invitations', equal: ['tenant_id', 'email'] },
      { group: 'invitations', equal: ['accepted_by'] },
      { group: 'invitations', equal: ['invited_by', 'settled_at'] },
      { group: 'invitations', equal: ['client_ids'] },
      { group: 'invitations', equal: ['tenant_id'], order: 'expires_at' },
      { group: 'invitations', equal: ['tenant_id'], order: '-created_at' },
      { group: 'invitations', equal: ['invited_by'], order: '-created_at' },
    ],
  },
  'functions/src/invitations/invite-user.ts': {
    calls: 2,
    queries: [{ group: 'app_users', equal: ['tenant_id', 'email'] }],
  },
  'functions/src/health/read-system-state.ts': {
    calls: 4,
    queries: [{ group: 'documents', equal: ['check', 'deleted_at'], order: 'created_at' }],
  },
  'functions/src/health/watch-waiting.ts': {
    calls: 4,
    queries: [
      { group: 'mail', equal: ['state'] },
      { group: 'documents', everyFirm: true, equal: ['check', 'deleted_at'], order: 'created_at' },
    ],
  },
  'functions/src/mail/failed-mail.ts': {
    calls: 5,
    queries: [
      { group: 'mail', equal: ['tenant_id', 'state'] },
      { group: 'mail', equal: ['user_id', 'state'] },
    ],
  },
  'functions/src/mail/returned-mail.ts': {
    calls: 2,
    queries: [
      { group: 'mail_returns', equal: ['tenant_id'] },
      { group: 'mail_returns', equal: ['user_id'] },
    ],
  },
  'functions/src/own-account/is-name-of-staff.ts': {
    calls: 2,
    queries: [{ group: 'people', equal: ['kind', 'is_active'] }],
  },
  'functions/src/projections/follow-restore.ts': {
    calls: 2,
    queries: [
      { group: 'app_users', equal: ['tenant_id'] },
      ...['people', 'clients', 'companies', 'messages'].map((group) => ({ group, order: '__name__' })),
    ],
  },
  'functions/src/quota/pause-company.ts': {
    calls: 1,
    queries: [{ group: 'app_users', equal: ['client_ids'] }],
  },
  'functions/src/quota/pause-hasty.ts': {
    calls: 2,
    queries: ['documents', 'messages', 'service_requests'].map((group) => ({
      group,
      equal: ['created_by'],
      order: 'created_at',
    })),
  },
  'functions/src/quota/sweep-files.ts': { calls: 2, queries: [{ group: 'stored_files', order: 'look_at' }] },
  'functions/src/account-mail/send-waiting-mail.ts': {
    calls: 3,
    queries: [{ group: 'mail', equal: ['state'], order: 'lease_until' }],
  },
  'functions/src/device-push/send-waiting-push.ts': {
    calls: 2,
    queries: [{ group: 'pushes', order: 'next_at' }],
  },
  'functions/src/push/subscription-rows.ts': {
    calls: 2,
    queries: [
      { group: 'push_subscriptions', equal: ['user_id'] },
      { group: 'push_subscriptions', equal: ['endpoint'] },
    ],
  },
  'functions/src/retention/due-rows.ts': {
    calls: 2,
    queries: [
      ...ERASED_COLLECTIONS.map((group) => ({ group, order: 'deleted_at' })),
      { group: 'audit', order: 'at' },
    ],
  },
  'functions/src/retention/close-people.ts': {
    calls: 1,
    queries: [{ group: 'app_users', equal: ['client_ids'] }],
  },
  'functions/src/notices/people-to-tell.ts': {
    calls: 3,
    queries: [
      { group: 'app_users', equal: ['client_ids'] },
      { group: 'app_users', equal: ['tenant_id', 'role'] },
    ],
  },
  'functions/src/notices/send-client-digests.ts': {
    calls: 8,
    queries: [
      { group: 'preferences', equal: ['digest'] },
      { group: 'obligations', equal: ['client_id', 'deleted_at', 'status'], order: 'due_date' },
      { group: 'request_items', equal: ['client_id', 'deleted_at', 'state'] },
    ],
  },
  'functions/src/notices/send-digests.ts': {
    calls: 13,
    queries: [
      { group: 'obligations', equal: ['deleted_at', 'status'], order: 'due_date' },
      { group: 'tasks', equal: ['assigned_to', 'deleted_at', 'status'] },
      { group: 'service_requests', equal: ['deleted_at', 'status'] },
      { group: 'app_users', equal: ['tenant_id', 'is_active', 'blocked_at', 'approved_at'] },
    ],
  },
  'functions/src/notices/tell-of-document.ts': {
    calls: 1,
    queries: [{ group: 'request_items', equal: ['document_ids'] }],
  },
  'functions/src/notices/tell-of-due-slips.ts': {
    calls: 4,
    queries: [
      { group: 'slips', order: 'due_date' },
      { group: 'slip_events', equal: ['slip_id'] },
    ],
  },
  'functions/src/notices/tell-of-waiting.ts': {
    calls: 3,
    queries: [{ group: 'message_threads', order: 'last_message_at' }],
  },
  'functions/src/months/read-month.ts': {
    calls: 3,
    queries: [
      ...['clients', 'obligation_rules', 'firm_days'].map((group) => ({ group, equal: ['deleted_at'] })),
      ...['obligations', 'month_overrides'].map((group) => ({ group, equal: ['competence'] })),
    ],
  },
  'functions/src/schedules/each-firm.ts': {
    calls: 1,
    queries: [{ group: 'tenants', order: '__name__' }],
  },
  'functions/src/retention/empty-part.ts': {
    calls: 1,
    queries: Object.values(ERASURE_PARTS)
      .flat()
      .map((group) => ({ group, equal: ['client_id'] })),
  },
  'functions/src/retention/erase-ended-contracts.ts': {
    calls: 2,
    queries: [{ group: 'clients', order: 'contract_ended_on' }],
  },
  'functions/src/retention/newest-rows.ts': {
    calls: 3,
    queries: [
      ...['documents', 'messages', 'service_requests'].map((group) => ({
        group,
        equal: ['client_id', 'deleted_at'],
        order: '-created_at',
      })),
      { group: 'obligations', equal: ['client_id', 'deleted_at'], order: '-due_date' },
    ],
  },
  'functions/src/slip-chain/read-received.ts': {
    calls: 3,
    queries: ['slips', 'slip_events'].map((group) => ({ group, order: 'created_at' })),
  },
  'functions/src/slip-chain/gather-proof.ts': {
    calls: 2,
    queries: [
      { group: 'slip_events', equal: ['slip_id'] },
      { group: 'slip_chain', equal: ['subject'] },
    ],
  },
  'functions/src/tenants/tenant-of-origin.ts': {
    calls: 1,
    queries: [{ group: 'tenants', equal: ['domains'] }],
  },
};

/**
 * The index that a query needs besides those of single fields, which are always there; null where these do: for one field,
 * and for equalities alone, which the server joins (https://firebase.google.com/docs/firestore/query-data/index-overview).
 */
export function indexOf({ group, everyFirm, equal = [], order, sums = [] }: Query): string | null {
  if (order === undefined && sums.length === 0) return null;
  const fields = [...equal, ...(order === undefined ? [] : [order]), ...sums];
  if (fields.length < 2) return null;
  return [...(everyFirm === true ? ['every firm’s'] : []), group, ...fields].join(' ');
}

import {
  type AppUser,
  type CallableInput,
  earlierFirst,
  type Invitation,
  type InvitationPage,
  INVITATIONS_PAGE,
  isStaff,
  type ListedInvitation,
  mayInvite,
} from '@portal/domain';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { accountRef, readableAccount, readAccount } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { maySee } from './invitation-for.ts';
import {
  asListed,
  invitationOf,
  invitationRef,
  invitationsToCompany,
  newestOf,
  stateNow,
} from './invitation-rows.ts';

/** The screen asks when it is opened, and after each act. */
const LISTS_PER_HOUR = 600;

/** A page of the invitations that the caller may see, the newest first. */
export const listInvitations = signedInCallable('listInvitations', async ({ caller, input }) => {
  const allowed = await db.runTransaction((transaction) => callerOf(transaction, caller.uid));
  return allowed.ok ? done(await list(allowed.value, input)) : allowed;
});

async function callerOf(transaction: Transaction, uid: string): Promise<Outcome<AppUser>> {
  const account = await readAccount(transaction, uid);
  if (account === null || !account.is_active || account.role === null) return refused('forbidden');
  const limit = { bucket: 'list_invites', subject: uid, perHour: LISTS_PER_HOUR };
  const calls = await checkLimit(transaction, limit);
  if (!calls.allowed) return refused('too_many_requests');
  calls.record();
  return done(account);
}

async function list(
  account: AppUser,
  { client_id, after }: CallableInput<'listInvitations'>,
): Promise<InvitationPage> {
  const { docs, next } = await pageOf(queryFor(account, client_id), after);
  const rows = docs.flatMap((doc) => {
    const row = invitationOf(doc);
    return row !== null && maySee(account, row) ? [{ id: doc.id, row }] : [];
  });
  rows.sort((one, other) => earlierFirst(other.row.created_at, one.row.created_at));
  const isStanding = await standingSenders(rows);
  const invitations = rows.map(({ id, row }) => listed(id, row, { account, isStanding: isStanding(row) }));
  return { invitations, after: next };
}

type Asked = { query: Query; size: number };

/** A client sees those that they made, whatever is asked. */
function queryFor({ tenant_id, auth_uid, role }: AppUser, clientId: string | null): Asked {
  const isOffice = role !== null && isStaff(role);
  if (!isOffice) return { query: newestOf('invited_by', auth_uid), size: INVITATIONS_PAGE };
  if (clientId === null) return { query: newestOf('tenant_id', tenant_id), size: INVITATIONS_PAGE };
  return { query: invitationsToCompany(clientId), size: COMPANY_PAGE };
}

/** Of one company within some weeks, by their ids: of more than that the newest of each page come first. */
const COMPANY_PAGE = 200;

async function pageOf({ query, size }: Asked, after: string | null) {
  const last = after === null ? null : await invitationRef(after).get();
  const page = last?.exists === true ? query.startAfter(last) : query;
  const { docs } = await page.limit(size).get();
  return { docs, next: docs.length === size ? (docs.at(-1)?.id ?? null) : null };
}

type Rows = readonly { id: string; row: Invitation }[];

/** Of many invitations few people are the senders. */
async function standingSenders(rows: Rows) {
  const uids = [...new Set(rows.map(({ row }) => row.sent_by))];
  const accounts = await Promise.all(uids.map(async (uid) => readableAccount(await accountRef(uid).get())));
  const byUid = new Map(
    accounts.flatMap((account) => (account === null ? [] : [[account.auth_uid, account]])),
  );
  return (row: Invitation): boolean => {
    const sender = byUid.get(row.sent_by);
    return sender?.tenant_id === row.tenant_id && mayInvite(sender, row);
  };
}

function listed(
  id: string,
  row: Invitation,
  { account, isStanding }: { account: AppUser; isStanding: boolean },
): ListedInvitation {
  const state = stateNow(row);
  return asListed(id, row, {
    state: state === 'waiting' && !isStanding ? 'withdrawn' : state,
    may_act: (state === 'waiting' || state === 'expired') && mayInvite(account, row),
  });
}

import type { Invitation, OpenedInvitation } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { findAuthUserByEmail } from '../accounts/auth-users.ts';
import { publicCallable, type Call } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { hourlyCallsPerIp } from '../params.ts';
import { companyNames } from './invited-to.ts';
import { stateNow } from './invitation-rows.ts';
import { openedBySecret } from './opened-by-secret.ts';
import { isSenderStanding } from './standing-sender.ts';

/** What an invitation is about, for who has its link: that came to the address that it names. */
export const openInvitation = publicCallable('openInvitation', async (call) => {
  const opened = await db.runTransaction((transaction) => open(transaction, call));
  if (!opened.ok) return opened;
  const { row, state } = opened.value;
  const { email, role } = row;
  return done({
    ...{ state, email, role },
    companies: await companyNames(row),
    has_account: (await findAuthUserByEmail(email)) !== null,
  } satisfies OpenedInvitation);
});

type Opened = { row: Invitation; state: OpenedInvitation['state'] };

async function open(
  transaction: Transaction,
  { input, ip }: Call<'openInvitation'>,
): Promise<Outcome<Opened>> {
  const perIp = { bucket: 'open_invite_ip', subject: ip, perHour: hourlyCallsPerIp.value() };
  const calls = await checkLimit(transaction, perIp);
  if (!calls.allowed) return refused('too_many_requests');
  const row = await openedBySecret(transaction, input);
  const isStanding = row !== null && (await isSenderStanding(transaction, row));
  calls.record();
  if (row === null) return refused('not_found');
  const state = stateNow(row);
  return done({ row, state: state === 'waiting' && !isStanding ? 'withdrawn' : state });
}

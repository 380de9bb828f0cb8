import { LEGAL_VERSIONS, withConsents } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { instantOf } from '../firestore/instants.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { accountRef, readAccount } from '../accounts/account-rows.ts';

const ACCEPTANCES_PER_HOUR = 20;

/** The own acceptance of legal texts as they are now: one of another version is of a page that is out of date. */
export const acceptTexts = signedInCallable('acceptTexts', async ({ caller, input }) =>
  db.runTransaction(async (transaction) => {
    const account = await readAccount(transaction, caller.uid);
    if (account === null) return refused('not_found');
    if (!account.is_active) return refused('forbidden');
    if (input.texts.some(({ text, version }) => LEGAL_VERSIONS[text] !== version))
      return refused('invalid_input');
    const perUser = { bucket: 'consents', subject: caller.uid, perHour: ACCEPTANCES_PER_HOUR };
    const calls = await checkLimit(transaction, perUser);
    if (!calls.allowed) return refused('too_many_requests');
    calls.record();
    const texts = input.texts.map(({ text }) => text);
    const consents = withConsents(account.consents ?? [], texts, instantOf(Timestamp.now()));
    transaction.update(accountRef(caller.uid), { consents });
    return done({ ok: true } as const);
  }),
);

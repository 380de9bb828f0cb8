import { accountRef } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { subscriptionRef } from '../push/subscription-rows.ts';

/** Nothing is pushed to this device of the caller any more. */
export const endPush = signedInCallable('endPush', async ({ caller, input }) => {
  if (!(await accountRef(caller.uid).get()).exists) return refused('forbidden');
  await subscriptionRef(caller.uid, input.device_id).delete();
  return done({ ok: true } as const);
});

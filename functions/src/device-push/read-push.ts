import { accountRef } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { pushPublicKey } from '../params.ts';
import { subscriptionIn, subscriptionRef } from '../push/subscription-rows.ts';

/** What a browser needs to be asked for an address, and whether this device has told its own. */
export const readPush = signedInCallable('readPush', async ({ caller, input }) => {
  if (!(await accountRef(caller.uid).get()).exists) return refused('forbidden');
  const row = await subscriptionRef(caller.uid, input.device_id).get();
  const key = pushPublicKey.value();
  return done({ key: key === '' ? null : key, endpoint: subscriptionIn(row)?.endpoint ?? null });
});

import { channelsOf, isNoticeKind, NOTICE_KINDS, pushTime, quietHoursOf } from '@portal/domain';
import { accountRef } from '../accounts/account-rows.ts';
import type { QueuedPush } from '../push/queue-push.ts';
import { choicesOf, choicesRef } from './choices-of.ts';
import { canWait } from './decide-ways.ts';
import { mayBeTold, personToTell } from './people-to-tell.ts';

type Push = Pick<QueuedPush, 'tenant_id' | 'user_id' | 'client_id' | 'kind'>;

/**
 * Asked when a push goes out, maybe hours after its event: from when its person may be pushed it, in milliseconds since 1970;
 * null where they may not hear of it any more, or want none.
 */
export async function waitsUntil({ tenant_id, user_id, client_id, kind }: Push, now: Date) {
  if (!isNoticeKind(kind)) return null;
  const [account, chosen] = await Promise.all([
    accountRef(user_id).get(),
    choicesRef(tenant_id, user_id).get(),
  ]);
  const choices = choicesOf(chosen);
  const person = personToTell(account);
  if (!mayBeTold(person, { tenant_id, client_id, to: NOTICE_KINDS[kind].to })) return null;
  if (!channelsOf(kind, choices).includes('push')) return null;
  return (canWait(kind) ? pushTime(now, quietHoursOf(choices)) : now).getTime();
}

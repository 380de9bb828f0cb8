import { channelsOf, isNoticeKind, NOTICE_KINDS, wantsDigest } from '@portal/domain';
import { accountRef } from '../accounts/account-rows.ts';
import type { QueuedMail } from '../mail/queued-mail.ts';
import { choicesOf, choicesRef } from './choices-of.ts';
import { mayBeTold, personToTell } from './people-to-tell.ts';

/**
 * Asked when an e-mail goes out, days after its event where the mail server was away: whether its person still has that
 * address, may hear of it and wants it.
 */
export async function isStillWanted(mail: QueuedMail): Promise<boolean> {
  const { user_id, tenant_id, to, notice } = mail;
  if (user_id === null) return false;
  const [account, choices] = await Promise.all([
    accountRef(user_id).get(),
    choicesRef(tenant_id, user_id).get(),
  ]);
  const person = personToTell(account);
  if (person === null || person.email !== to || !person.email_verified) return false;
  if (notice === undefined)
    return (
      mayBeTold(person, { tenant_id, client_id: null, to: 'self' }) &&
      wantsDigest(choicesOf(choices), person.role)
    );
  const { kind, client_id } = notice;
  if (!isNoticeKind(kind)) return true;
  return (
    mayBeTold(person, { tenant_id, client_id, to: NOTICE_KINDS[kind].to }) &&
    channelsOf(kind, choicesOf(choices)).includes('email')
  );
}

import { randomUUID } from 'node:crypto';
import { publicCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { queueMail, resetEvent } from '../mail/queue-mail.ts';
import { defaultTenant, hourlyCallsPerIp } from '../params.ts';
import { tenantOfOrigin } from '../tenants/tenant-of-origin.ts';
import { mailsToAddress } from '../limits/mails-to-address.ts';

/**
 * Queues the recovery of an address without looking whether anybody has it: answer, work and time are the
 * same for all. Whether there is an account, the sending finds out. An address that has had its share is
 * answered like any other; a caller who asks for too many addresses is told so.
 */
export const requestPasswordReset = publicCallable('requestPasswordReset', async ({ input, origin, ip }) => {
  const email = input.email.toLowerCase();
  const tenantId = await tenantOfOrigin(origin, defaultTenant.value());
  if (tenantId === null) return refused('unknown_tenant');
  return db.runTransaction(async (transaction) => {
    const perIp = { bucket: 'reset_ip', subject: ip, perHour: hourlyCallsPerIp.value() };
    const calls = await checkLimit(transaction, perIp);
    const mails = await checkLimit(transaction, mailsToAddress(email));
    if (!calls.allowed) return refused('too_many_requests');
    calls.record();
    mails.record();
    if (mails.allowed) {
      queueMail(transaction, resetEvent(randomUUID()), {
        kind: 'password_reset',
        tenant_id: tenantId,
        user_id: null,
        to: email,
        name: null,
        origin,
      });
    }
    return done({ ok: true } as const);
  });
});

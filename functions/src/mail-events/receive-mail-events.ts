import { createHash, timingSafeEqual } from 'node:crypto';
import { onRequest } from 'firebase-functions/https';
import { readableAccount, accountRef } from '../accounts/account-rows.ts';
import { findAuthUserByEmail } from '../accounts/auth-users.ts';
import { bodyOf } from '../calls/body-of.ts';
import { logger } from '../logs/logger.ts';
import { markReturned } from '../mail/returned-mail.ts';
import { OPEN_ENDPOINT_OPTIONS } from '../options.ts';
import { mailEventsKey } from '../params.ts';
import { stopNotices } from '../unsubscribe/stop-notices.ts';
import { type MailEvent, readMailEvents } from './read-mail-events.ts';

/** Services send some hundred events at once, each with the server's own words. */
const MAX_BYTES = 512 * 1024;
const MAX_EVENTS = 500;

/**
 * Where the mail service tells of addresses that take nothing any more, and of e-mails that were called spam. Only who has the
 * key may tell: as a password (`https://portal:<key>@…`, whatever the name) or as a bearer token, never in the address
 * itself, which logs keep. 204: taken; 503: to be told again.
 */
export const receiveMailEvents = onRequest(
  { ...OPEN_ENDPOINT_OPTIONS, secrets: [mailEventsKey] },
  async (request, response) => {
    if (request.method !== 'POST') return void response.status(405).end();
    if (!isKey(keyIn(request.headers.authorization), mailEventsKey.value()))
      return void response.status(401).end();
    const body = bodyOf(request);
    if (body.length > MAX_BYTES) return void response.status(413).end();
    const events = readMailEvents(body.toString('utf8'));
    if (events === null || events.length > MAX_EVENTS) return void response.status(400).end();
    try {
      for (const event of events) await take(event);
      response.status(204).end();
    } catch (error) {
      logger.error('events of e-mails could not be taken', { error });
      response.status(503).end();
    }
  },
);

/** Of an address that nobody here has there is nothing to keep: a service may serve others too. */
async function take({ address, kind }: MailEvent): Promise<void> {
  const user = await findAuthUserByEmail(address);
  const account = user === null ? null : readableAccount(await accountRef(user.uid).get());
  if (account === null) return;
  const { tenant_id, auth_uid: user_id } = account;
  await markReturned({ tenant_id, user_id, to: account.email, kind });
  // Who calls a notice spam wants no more of them.
  if (kind === 'complaint' && (await stopNotices({ tenant_id, user_id })) === 'closed')
    throw new Error('the firm is being put back from a backup');
}

function keyIn(header: string | undefined): string {
  const [, scheme = '', value = ''] = /^(\w+) (.+)$/.exec(header ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  const named = scheme.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString('utf8') : '';
  return named.slice(named.indexOf(':') + 1);
}

/** Hashed first: what is compared is of one length, and takes one time. An empty key opens nothing. */
const isKey = (given: string, key: string): boolean =>
  key !== '' && timingSafeEqual(hashOf(given), hashOf(key));
const hashOf = (text: string) => createHash('sha256').update(text).digest();

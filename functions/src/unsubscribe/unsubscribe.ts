import { onRequest } from 'firebase-functions/https';
import { logger } from '../logs/logger.ts';
import { OPEN_ENDPOINT_OPTIONS } from '../options.ts';
import { leaveKey } from './leave-key.ts';
import { leavePage, type LeavePage } from './leave-page.ts';
import { readLeaveToken } from './leave-token.ts';
import { stopNotices } from './stop-notices.ts';

/** The host sends the path as it was asked for. */
const TOKEN_IN_PATH = /\/([^/]{1,300})$/;
const STATUS: Record<LeavePage, number> = { ask: 200, done: 200, unknown: 404, closed: 503 };
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The address is told to nobody else; with none at all the button would post from an origin called 'null'.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/**
 * Where the link of a notice leads. A GET shows a button and changes nothing: what scans e-mails follows their links. A POST
 * ends the notices, from that button as from the mail program's own (RFC 8058), and twice is as good as once.
 */
export const unsubscribe = onRequest(OPEN_ENDPOINT_OPTIONS, async (request, response) => {
  const { method, path } = request;
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return void response.status(405).end();
  try {
    const page = await answerTo(TOKEN_IN_PATH.exec(path)?.[1] ?? '', method === 'POST');
    response.set(HEADERS);
    if (page === 'closed') response.set('Retry-After', '600');
    response.status(STATUS[page]).send(leavePage(page));
  } catch (error) {
    logger.error('notices could not be stopped', { error });
    response.status(503).end();
  }
});

async function answerTo(token: string, isMeant: boolean): Promise<LeavePage> {
  const leaving = readLeaveToken(await leaveKey(), token);
  if (leaving === null) return 'unknown';
  return isMeant ? stopNotices(leaving) : 'ask';
}

import { onRequest } from 'firebase-functions/https';
import { db } from '../firestore/admin.ts';
import { logger } from '../logs/logger.ts';
import { OPEN_ENDPOINT_OPTIONS } from '../options.ts';

/** Asked by anybody, so the database is asked no more often than this. */
const KEPT_MS = 15_000;
const PATIENCE_MS = 5_000;

let last: { at: number; isWell: Promise<boolean> } | null = null;

/** For a watch from outside: 200 where functions run and the database answers them, else 503. Says nothing else. */
export const health = onRequest(OPEN_ENDPOINT_OPTIONS, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.status(405).end();
  const now = Date.now();
  if (last === null || now - last.at >= KEPT_MS) last = { at: now, isWell: databaseAnswers() };
  const isWell = await last.isWell;
  response
    .status(isWell ? 200 : 503)
    .set('Cache-Control', 'no-store')
    .json({ status: isWell ? 'ok' : 'degraded' });
});

/** Whatever is there or not: an answer is what counts. */
async function databaseAnswers(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE_MS);
  });
  try {
    await Promise.race([db.doc('public/app').get(), late]);
    return true;
  } catch (error) {
    logger.error('health: the database does not answer', { error });
    return false;
  } finally {
    clearTimeout(timer);
  }
}

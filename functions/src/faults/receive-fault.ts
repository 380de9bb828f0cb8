import { scrub } from '@portal/domain';
import { onRequest } from 'firebase-functions/https';
import { bodyOf } from '../calls/body-of.ts';
import { logger } from '../logs/logger.ts';
import { OPEN_ENDPOINT_OPTIONS } from '../options.ts';
import { sparingly } from '../policy-reports/sparingly.ts';
import { readFault } from './read-fault.ts';

/** The longest honest report is a third of this. */
const MAX_BODY_BYTES = 4 * 1024;
const mayLog = sparingly({ most: 30, everyMs: 60_000 });

/**
 * Where pages of the app tell what went wrong in them. Anybody may send anything here, so it ends in the log alone, checked,
 * scrubbed once more, and not more than thirty a minute.
 */
export const receiveFault = onRequest(OPEN_ENDPOINT_OPTIONS, (request, response) => {
  if (request.method !== 'POST') return void response.status(405).end();
  const body = bodyOf(request);
  if (body.length > MAX_BODY_BYTES) return void response.status(413).end();
  const report = readFault(body.toString('utf8'));
  if (report === null) return void response.status(400).end();
  if (mayLog(Date.now())) {
    const { name, message, places, page } = report;
    logger.warn('fault in a page', { name, problem: scrub(message), fields: places, page });
  }
  response.status(204).end();
});

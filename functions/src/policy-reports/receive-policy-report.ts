import { onRequest } from 'firebase-functions/https';
import { bodyOf } from '../calls/body-of.ts';
import { OPEN_ENDPOINT_OPTIONS } from '../options.ts';
import { readPolicyReport } from './read-policy-report.ts';
import { sparingly } from './sparingly.ts';
import { logger } from '../logs/logger.ts';

/** Browsers send a few hundred bytes. */
const MAX_BODY_BYTES = 8 * 1024;
const mayLog = sparingly({ most: 30, everyMs: 60_000 });

/**
 * Where browsers report what the content security policy stopped: an attack, or a mistake of ours. Anybody may send
 * anything here, so it ends in the log alone, checked, short, and not more than thirty a minute.
 */
export const receivePolicyReport = onRequest(OPEN_ENDPOINT_OPTIONS, (request, response) => {
  if (request.method !== 'POST') return void response.status(405).end();
  const body = bodyOf(request);
  if (body.length > MAX_BODY_BYTES) return void response.status(413).end();
  const report = readPolicyReport(body.toString('utf8'));
  if (report === null) return void response.status(400).end();
  if (mayLog(Date.now())) logger.warn('stopped by the content security policy', report);
  response.status(204).end();
});

import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { OPEN_ENDPOINT_OPTIONS } from '../options.ts';
import { bodyOf } from './body-of.ts';
import { sparingly } from './sparingly.ts';

/**
 * Where browsers report something. Anybody may send anything here, so it ends in the log alone, checked by `read` (null: not
 * a report), and not more than thirty a minute. Answers 405, 413 above `maxBytes`, 400, or 204.
 */
export function reportEndpoint<T>(options: {
  maxBytes: number;
  read: (body: string) => T | null;
  tell: (report: T) => void;
}): HttpsFunction {
  const { maxBytes, read, tell } = options;
  const mayLog = sparingly({ most: 30, everyMs: 60_000 });
  return onRequest(OPEN_ENDPOINT_OPTIONS, (request, response) => {
    if (request.method !== 'POST') return void response.status(405).end();
    const body = bodyOf(request);
    if (body.length > maxBytes) return void response.status(413).end();
    const report = read(body.toString('utf8'));
    if (report === null) return void response.status(400).end();
    if (mayLog(Date.now())) tell(report);
    response.status(204).end();
  });
}

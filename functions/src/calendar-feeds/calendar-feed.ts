import { createHash } from 'node:crypto';
import { onRequest } from 'firebase-functions/https';
import { db } from '../firestore/admin.ts';
import { logger } from '../logs/logger.ts';
import { FEED_OPTIONS } from '../options.ts';
import { calendarText } from './calendar-text.ts';
import { contentOf } from './feed-content.ts';
import { feedIdOf } from './feed-rows.ts';
import { openFeed } from './open-feed.ts';

/** As `makeCalendarFeed` writes it; the host sends the path as it was asked for. */
const SECRET_IN_PATH = /\/([A-Za-z0-9_-]{43})\.ics$/;
const RETRY_AFTER_SECONDS = 3600;

type Answer = { status: 200; text: string } | { status: 404 | 429 };

/** The due dates behind a secret address, for a calendar that knows nothing else. Every address that opens nothing is the same. */
export const calendarFeed = onRequest(FEED_OPTIONS, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.status(405).end();
  response.set({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
  const answer = await answerTo(request.path).catch((error: unknown) => {
    logger.error('a calendar feed could not be read', { error });
    return null;
  });
  if (answer === null) return void response.status(503).end();
  if (answer.status === 429) response.set('Retry-After', String(RETRY_AFTER_SECONDS));
  if (answer.status !== 200) return void response.status(answer.status).end();
  const etag = `"${createHash('sha256').update(answer.text).digest('base64url')}"`;
  response.set({ ETag: etag, 'Content-Type': 'text/calendar; charset=utf-8' });
  response.set('Content-Disposition', 'inline; filename="prazos.ics"');
  if (isKnown(request.headers['if-none-match'], etag)) return void response.status(304).end();
  response.status(200).send(answer.text);
});

async function answerTo(path: string): Promise<Answer> {
  const secret = SECRET_IN_PATH.exec(path)?.[1];
  if (secret === undefined) return { status: 404 };
  const opened = await db.runTransaction((transaction) => openFeed(transaction, feedIdOf(secret)));
  switch (opened.kind) {
    case 'gone':
      return { status: 404 };
    case 'too_often':
      return { status: 429 };
    case 'open':
      return { status: 200, text: calendarText(await contentOf(opened.feed, opened.account)) };
  }
}

/** A host that compresses marks the tag as weak. */
const isKnown = (asked: string | undefined, etag: string): boolean =>
  asked?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

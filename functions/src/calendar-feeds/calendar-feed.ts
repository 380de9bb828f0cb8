import { onRequest } from 'firebase-functions/https';
import { db } from '../firestore/admin.ts';
import { logger } from '../logs/logger.ts';
import { FEED_OPTIONS } from '../options.ts';
import { calendarText } from './calendar-text.ts';
import { contentOf } from './feed-content.ts';
import { factsOf } from './feed-facts.ts';
import { feedIdOf } from './feed-rows.ts';
import { feedTag } from './feed-tag.ts';
import { openFeed } from './open-feed.ts';

/** As `makeCalendarFeed` writes it; the host sends the path as it was asked for. */
const SECRET_IN_PATH = /\/([A-Za-z0-9_-]{43})\.ics$/;
const RETRY_AFTER_SECONDS = 3600;

type Answer =
  | { status: 200; tag: string; text: string }
  | { status: 304; tag: string }
  | { status: 404 }
  | { status: 429 };

/** The due dates behind a secret address, for a calendar that knows nothing else. Every address that opens nothing is the same. */
export const calendarFeed = onRequest(FEED_OPTIONS, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.status(405).end();
  response.set({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
  const answer = await answerTo(request.path, request.headers['if-none-match']).catch((error: unknown) => {
    logger.error('a calendar feed could not be read', { error });
    return null;
  });
  if (answer === null) return void response.status(503).end();
  if (answer.status === 429) response.set('Retry-After', String(RETRY_AFTER_SECONDS));
  if (answer.status === 404 || answer.status === 429) return void response.status(answer.status).end();
  response.set({ ETag: answer.tag, 'Content-Type': 'text/calendar; charset=utf-8' });
  response.set('Content-Disposition', 'inline; filename="prazos.ics"');
  if (answer.status === 304) return void response.status(304).end();
  response.status(200).send(answer.text);
});

async function answerTo(path: string, known: string | undefined): Promise<Answer> {
  const secret = SECRET_IN_PATH.exec(path)?.[1];
  if (secret === undefined) return { status: 404 };
  const opened = await db.runTransaction((transaction) => openFeed(transaction, feedIdOf(secret)));
  switch (opened.kind) {
    case 'gone':
      return { status: 404 };
    case 'too_often':
      return { status: 429 };
    case 'open': {
      const facts = await factsOf(opened, new Date());
      // Before the rows: what changes meanwhile is told under a tag that the next poll does not find again.
      const tag = await feedTag(facts);
      if (isKnown(known, tag)) return { status: 304, tag };
      return { status: 200, tag, text: calendarText(await contentOf(facts)) };
    }
  }
}

/** A host that compresses marks the tag as weak. */
const isKnown = (asked: string | undefined, etag: string): boolean =>
  asked?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

import { createPace } from '#data/local/pace.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { openDatabase } from '#data/local/database.ts';
import { type IndexKeeper, keepIndex } from './index-keeper.ts';
import { answerSearch } from './search-answer.ts';
import { createSearchIndex } from './search-index.ts';
import type { FromSearch, ToSearch } from './search-messages.ts';

/**
 * The search's own thread: reading and folding a hundred thousand rows would hold the page up. It reads the local
 * database itself and writes nothing. It ends with the page, with the session (`terminate`), and when the account is
 * erased elsewhere: its connection is one that lets go when asked.
 */
const index = createSearchIndex();
const pace = createPace();
let database: PortalDatabase | null = null;
let keeper: IndexKeeper | null = null;

/** While a first sync is under way rows change all the time; a list that jumps as often cannot be read. */
const CHANGED_EVERY_MS = 300;
let changed: ReturnType<typeof setTimeout> | null = null;

addEventListener('message', ({ data }: MessageEvent<ToSearch>) => {
  switch (data.kind) {
    case 'open':
      database = openDatabase(data.uid, data.tenant_id);
      keeper = keepIndex(database, index, { now: new Date(), rest: pace.rest, onProgress: sayChanged });
      return;
    case 'ask':
      void answer(data.query);
      return;
    case 'hurry':
      pace.hurry(data.isWaitedFor);
  }
});

async function answer(query: string): Promise<void> {
  if (database === null || keeper === null) return;
  const isComplete = keeper.isComplete();
  const groups = await answerSearch(database, index, query);
  say({ kind: 'answer', query, groups, isComplete });
}

function sayChanged(): void {
  changed ??= setTimeout(() => {
    changed = null;
    say({ kind: 'changed' });
  }, CHANGED_EVERY_MS);
}

function say(message: FromSearch): void {
  postMessage(message);
}

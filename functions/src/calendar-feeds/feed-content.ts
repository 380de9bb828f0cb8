import type { FeedContent } from './calendar-text.ts';
import type { FeedFacts } from './feed-facts.ts';
import { rowsToShow } from './feed-rows-to-show.ts';

/** What a feed says. */
export async function contentOf(facts: FeedFacts): Promise<FeedContent> {
  const { names, isOfOne, forStaff, link } = facts;
  const [company = 'empresa'] = names.values();
  return {
    name: isOfOne ? `Prazos: ${company}` : 'Meus prazos',
    ...(await rowsToShow(facts)),
    whoOf: (row) => (forStaff ? (names.get(row.client_id) ?? null) : null),
    link,
  };
}

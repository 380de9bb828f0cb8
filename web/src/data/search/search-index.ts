import { matchOf, type SearchWord, searchWords } from './search-words.ts';

/** What is searched, in the order it is shown. */
export const SEARCHED_TABLES = [
  'clients',
  'obligations',
  'tasks',
  'service_requests',
  'notes',
  'documents',
] as const;
export type SearchedTable = (typeof SEARCHED_TABLES)[number];

export type SearchEntry = {
  /** Made by `searchedText`. */
  text: string;
  /** Its client's words are found in it too, as long as one of its own is. */
  client_id: string | null;
  /** Among equals the lower comes first. */
  order: number;
};

/** The best of a table, and how many there are in all. */
export type Found = { ids: string[]; total: number };

export type SearchIndex = {
  put(table: SearchedTable, id: string, entry: SearchEntry): void;
  remove(table: SearchedTable, id: string): void;
  /** Removes what is not among these. */
  keepOnly(table: SearchedTable, ids: ReadonlySet<string>): void;
  search(query: string, most: number): Record<SearchedTable, Found>;
};

/**
 * One folded text per row, looked through from end to end: a hundred thousand of them are a dozen megabytes and take
 * some ten milliseconds, where an index of words would hold several times as much.
 */
export function createSearchIndex(): SearchIndex {
  const tables: Record<SearchedTable, Map<string, SearchEntry>> = {
    clients: new Map(),
    obligations: new Map(),
    tasks: new Map(),
    service_requests: new Map(),
    notes: new Map(),
    documents: new Map(),
  };

  const search = (query: string, most: number): Record<SearchedTable, Found> => {
    const words = searchWords(query);
    const ofClients = matchesOfClients(words, tables.clients);
    const find = (table: SearchedTable) => best(words, tables[table], ofClients, most);
    return {
      clients: find('clients'),
      obligations: find('obligations'),
      tasks: find('tasks'),
      service_requests: find('service_requests'),
      notes: find('notes'),
      documents: find('documents'),
    };
  };

  return {
    put: (table, id, entry) => void tables[table].set(id, entry),
    remove: (table, id) => void tables[table].delete(id),
    keepOnly: (table, ids) => {
      for (const id of tables[table].keys()) if (!ids.has(id)) tables[table].delete(id);
    },
    search,
  };
}

/** Which of the words are in the text of a client, a bit for each; clients with none are left out. */
function matchesOfClients(
  words: readonly SearchWord[],
  clients: ReadonlyMap<string, SearchEntry>,
): ReadonlyMap<string, number> {
  const matches = new Map<string, number>();
  for (const [id, { text }] of clients) {
    const mask = words.reduce(
      (bits, word, index) => (matchOf(word, text) > 0 ? bits | (1 << index) : bits),
      0,
    );
    if (mask !== 0) matches.set(id, mask);
  }
  return matches;
}

type Candidate = { id: string; score: number; order: number };

function best(
  words: readonly SearchWord[],
  entries: ReadonlyMap<string, SearchEntry>,
  ofClients: ReadonlyMap<string, number>,
  most: number,
): Found {
  const shown: Candidate[] = [];
  let total = 0;
  for (const [id, entry] of entries) {
    const score = scoreOf(words, entry, ofClients);
    if (score === 0) continue;
    total += 1;
    const candidate = { id, score, order: entry.order };
    const last = shown.at(-1);
    if (shown.length === most && last !== undefined && !isBefore(candidate, last)) continue;
    const at = shown.findIndex((other) => isBefore(candidate, other));
    shown.splice(at === -1 ? shown.length : at, 0, candidate);
    if (shown.length > most) shown.pop();
  }
  return { ids: shown.map(({ id }) => id), total };
}

const isBefore = (a: Candidate, b: Candidate) =>
  a.score === b.score ? a.order < b.order : a.score > b.score;

/** 0 where a word is missing, or where all of them are the client's and none its own. */
function scoreOf(
  words: readonly SearchWord[],
  { text, client_id }: SearchEntry,
  ofClients: ReadonlyMap<string, number>,
): number {
  const mask = client_id === null ? 0 : (ofClients.get(client_id) ?? 0);
  let score = 0;
  let own = 0;
  for (const [index, word] of words.entries()) {
    const match = matchOf(word, text);
    if (match > 0) own += 1;
    else if ((mask & (1 << index)) === 0) return 0;
    // What is in the row itself before what is in its client's name.
    score += match + (match > 0 ? 1 : 0) + 1;
  }
  if (own === 0) return 0;
  const [first] = words;
  return first !== undefined && text.startsWith(first.whole, 1) ? score + 1 : score;
}

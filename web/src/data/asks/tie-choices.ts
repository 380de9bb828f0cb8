import {
  type CalendarDate,
  compareNames,
  earlierFirst,
  groupOf,
  ITEM_GROUPS,
  type ItemGroup,
  MAX_ITEM_DOCUMENTS,
  type Row,
} from '@portal/domain';
import Dexie from 'dexie';
import type { LocalRead } from '#data/live/local-read.ts';

/** A line of what is asked that takes one more file. */
export type TieChoice = {
  id: string;
  label: string;
  group: ItemGroup;
  title: string;
  due_date: CalendarDate;
};

/** What a file of this client may be tied to: what is owed first, and of that what is due first; none of nobody. */
export const tieChoices = (clientId: string | null): LocalRead<TieChoice[]> => ({
  name: `items to tie of ${clientId}`,
  read: async (db) => {
    if (clientId === null) return [];
    const requests = await db.document_requests.where('client_id').equals(clientId).toArray();
    const open = new Map(requests.filter(({ status }) => status === 'open').map((one) => [one.id, one]));
    const items = await db.request_items
      .where('request_id')
      .anyOf([...open.keys()])
      .toArray();
    return items
      .flatMap((item) => {
        const request = open.get(item.request_id);
        return request === undefined || !hasRoom(item) ? [] : [choiceOf(item, request)];
      })
      .sort(byNeed);
  },
});

const hasRoom = ({ state, document_ids }: Row<'request_items'>): boolean =>
  state !== 'accepted' && document_ids.length < MAX_ITEM_DOCUMENTS;

const choiceOf = (item: Row<'request_items'>, { title, due_date }: Row<'document_requests'>): TieChoice => ({
  id: item.id,
  label: item.label,
  group: groupOf(item),
  title,
  due_date,
});

const byNeed = (a: TieChoice, b: TieChoice): number =>
  ITEM_GROUPS.indexOf(a.group) - ITEM_GROUPS.indexOf(b.group) ||
  earlierFirst(a.due_date, b.due_date) ||
  compareNames(a.label, b.label);

/** What each document of a client was sent for, and what one that was sent for nothing may be tied to. */
export type Ties = { labels: ReadonlyMap<string, readonly string[]>; choices: readonly TieChoice[] };

/** One read for all rows of a list. Where the contract has ended nothing is offered. */
export const tiesOfClient = (clientId: string | null): LocalRead<Ties> => ({
  name: `ties of ${clientId}`,
  read: async (db) => {
    if (clientId === null) return { labels: new Map(), choices: [] };
    const [items, company, choices] = await Promise.all([
      db.request_items
        .where('[client_id+state]')
        .between([clientId, Dexie.minKey], [clientId, Dexie.maxKey])
        .toArray(),
      db.companies.get(clientId),
      tieChoices(clientId).read(db),
    ]);
    const hasEnded = (company?.contract_ended_on ?? null) !== null;
    return { labels: labelsByDocument(items), choices: hasEnded ? [] : choices };
  },
});

function labelsByDocument(items: readonly Row<'request_items'>[]): Map<string, string[]> {
  const labels = new Map<string, string[]>();
  for (const { label, document_ids } of items)
    for (const id of document_ids) labels.set(id, [...(labels.get(id) ?? []), label]);
  return labels;
}

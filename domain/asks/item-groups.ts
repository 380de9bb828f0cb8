import type { ItemState, RequestItemFields } from '../entities/document-request.ts';

/** Where an item is on the client's checklist, in the order in which the groups are shown. */
export const ITEM_GROUPS = ['returned', 'missing', 'sent', 'settled'] as const;
export type ItemGroup = (typeof ITEM_GROUPS)[number];

type Item = Pick<RequestItemFields, 'state' | 'reason'>;

/** One that was returned stays so until something is sent: also where 'Nada a enviar' was said of it and taken back. */
export function groupOf({ state, reason }: Item): ItemGroup {
  switch (state) {
    case 'returned':
      return 'returned';
    case 'open':
      return reason === null ? 'missing' : 'returned';
    case 'sent':
      return 'sent';
    case 'accepted':
    case 'nothing':
      return 'settled';
  }
}

/** The client has to do something about it. */
export const isOwed = (item: Item): boolean => ['returned', 'missing'].includes(groupOf(item));

export type ItemCounts = Record<ItemGroup, number> & { all: number; accepted: number; owed: number };

export function countItems(items: readonly Item[]): ItemCounts {
  const count = (is: (item: Item) => boolean) => items.filter(is).length;
  const [returned, missing, sent, settled] = [
    count((item) => groupOf(item) === 'returned'),
    count((item) => groupOf(item) === 'missing'),
    count((item) => groupOf(item) === 'sent'),
    count((item) => groupOf(item) === 'settled'),
  ];
  const accepted = count(({ state }) => state === 'accepted');
  return { returned, missing, sent, settled, all: items.length, accepted, owed: returned + missing };
}

/** Who acts: the rules hold each to the same. */
export type ItemActor = 'client' | 'staff';

/**
 * Whether an item may go from one state to the other. Once accepted it is the firm's word; 'open' is what taking
 * 'Nada a enviar' back makes of it, and 'sent' needs a file, no matter who says it.
 */
export function mayMove(actor: ItemActor, from: ItemState, to: ItemState): boolean {
  if (actor === 'staff') return from !== to;
  switch (from) {
    case 'open':
      return to === 'sent' || to === 'nothing';
    case 'returned':
      return to === 'sent' || to === 'nothing';
    case 'sent':
      return to === 'sent' || to === 'nothing' || to === 'open';
    case 'nothing':
      return to === 'sent' || to === 'open';
    case 'accepted':
      return false;
  }
}

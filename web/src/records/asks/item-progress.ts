import { groupOf, type ItemGroup, type ItemState } from '@portal/domain';
import type { AskedItem } from '#data/asks/asks.ts';
import { recordStateOf } from '#data/live/record-state-of.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';

export type ItemStates = {
  items: ReadonlyMap<string, RecordState>;
  documents: ReadonlyMap<string, RecordState>;
};

const URGENCY: Record<RecordState['kind'], number> = { sent: 0, device: 1, sending: 2, attention: 3 };

/** How far an answer is: its own entry and those of its files, the one that needs a person most. */
export function itemStateOf(item: AskedItem, { items, documents }: ItemStates): RecordState {
  const all = [
    recordStateOf(item, items),
    ...item.documents.map((document) => recordStateOf(document, documents)),
  ];
  return all.reduce((worst, one) => (URGENCY[one.kind] > URGENCY[worst.kind] ? one : worst));
}

/** How each state is shown: what was said to be nothing and opened again is still one that was returned. */
export const shownState = (item: AskedItem): ItemState =>
  groupOf(item) === 'returned' ? 'returned' : item.state;

export const GROUP_TITLES: Record<ItemGroup, string> = {
  returned: 'Devolvido',
  missing: 'Falta enviar',
  sent: 'Enviados',
  settled: 'Resolvidos',
};

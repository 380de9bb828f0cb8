import type { ItemCounts } from '@portal/domain';
import type { TileKind } from '#records/asks/item-tile.tsx';

const WORDS: Record<TileKind, (count: number) => string> = {
  accepted: (n) => (n === 1 ? '1 aceito' : `${n} aceitos`),
  sent: (n) => `${n} em conferência`,
  sending: (n) => (n === 1 ? '1 sendo enviado' : `${n} sendo enviados`),
  returned: (n) => (n === 1 ? '1 devolvido' : `${n} devolvidos`),
  open: (n) => (n === 1 ? '1 falta' : `${n} faltam`),
  nothing: (n) => `${n} sem documento`,
};
const ORDER = ['accepted', 'sent', 'sending', 'returned', 'open', 'nothing'] as const;

/** '3 aceitos, 1 devolvido, 1 falta': what the tiles show. */
export function progressInWords(kinds: readonly TileKind[]): string {
  const counted = ORDER.map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));
  return counted.flatMap(({ kind, count }) => (count === 0 ? [] : WORDS[kind](count))).join(', ');
}

/** '3 de 8 aceitos. Faltam 2 de você.' */
export function progressSentence({ all, accepted, owed }: ItemCounts): string {
  const done = `${accepted} de ${all} ${all === 1 ? 'aceito' : 'aceitos'}.`;
  if (owed === 0) return `${done} Nada falta de você.`;
  return owed === 1 ? `${done} Falta 1 de você.` : `${done} Faltam ${owed} de você.`;
}

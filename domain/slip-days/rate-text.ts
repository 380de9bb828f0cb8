import { once } from '../formats/once.ts';
import { HIGHEST_RATE, RATE_SCALE } from '../formats/rate-scale.ts';

/** '1,05' as people type a per cent, with a comma or a point: null where it is none that a month can have. */
export function parseRate(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,2})(?:[.,](\d{1,5}))?\s*%?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const rate = Number(whole) * RATE_SCALE + Number(part.padEnd(5, '0'));
  return rate > 0 && rate <= HIGHEST_RATE ? rate : null;
}

const percent = once(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 5 }),
);

/** '1,05 %' */
export const formatRate = (rate: number): string => `${percent().format(rate / RATE_SCALE)} %`;

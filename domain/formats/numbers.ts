import { once } from './once.ts';

const oneDecimal = once(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const whole = once(() => new Intl.NumberFormat('pt-BR'));
const reais = once(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }));

/** `1.234` */
export const formatCount = (count: number): string => whole().format(count);

/** Portal: bytes / 1024 with one decimal. */
export function formatSizeInKb(bytes: number): string {
  return `${oneDecimal().format(bytes / 1024)} KB`;
}

/** Admin: KB with one decimal below 1 MB, otherwise MB with one decimal, 0 KB if unknown. */
export function formatSize(bytes: number | null): string {
  if (bytes === null || bytes === 0) return '0 KB';
  return bytes < 1024 * 1024 ? formatSizeInKb(bytes) : `${oneDecimal().format(bytes / 1024 / 1024)} MB`;
}

/** `R$ 1.234,56` with a plain space; '-' without a price. */
export function formatPrice(cents: number | null): string {
  return cents === null
    ? '-'
    : reais()
        .format(cents / 100)
        .replace(/\u00a0/g, ' ');
}

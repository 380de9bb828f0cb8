import { once } from './once.ts';

const reais = once(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }));

/** Every start of the app shows some, and for a first number of `Intl` the browser loads its languages. */
const inThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/** `1.234`, of a whole number. */
export const formatCount = (count: number): string => inThousands(String(count));

/** `1.234,5` */
function oneDecimal(value: number): string {
  const [whole = '', tenth = ''] = value.toFixed(1).split('.');
  return `${inThousands(whole)},${tenth}`;
}

/** Portal: bytes / 1024 with one decimal. */
export function formatSizeInKb(bytes: number): string {
  return `${oneDecimal(bytes / 1024)} KB`;
}

/** Admin: KB with one decimal below 1 MB, otherwise MB with one decimal, 0 KB if unknown. */
export function formatSize(bytes: number | null): string {
  if (bytes === null || bytes === 0) return '0 KB';
  return bytes < 1024 * 1024 ? formatSizeInKb(bytes) : `${oneDecimal(bytes / 1024 / 1024)} MB`;
}

/** `R$ 1.234,56` with a plain space; '-' without a price. */
export function formatPrice(cents: number | null): string {
  return cents === null
    ? '-'
    : reais()
        .format(cents / 100)
        .replace(/\u00a0/g, ' ');
}

import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';

/** What a Pix copy-and-paste code says. */
export type PixCode = {
  kind: 'pix';
  /** Null: the payer types it. */
  amount_cents: number | null;
  /** Who is paid: a key, or the address that a bank made for this one payment. */
  payee: string;
  payee_name: string;
};

/** The checksum in the form the Central Bank gives it. The library takes small letters as well. */
const ENDS_WITH_CHECKSUM = /6304[0-9A-F]{4}$/;
const AMOUNT = '54';
const HEADER = 4;

/** Null where one character is not as it was made (CRC-16 over all of it), or where it is no Pix code. */
export function readPixCode(code: string): PixCode | null {
  // The library would drop spaces around it, and a character more is a change as well.
  if (!ENDS_WITH_CHECKSUM.test(code) || code !== code.trim()) return null;
  const info = getPixPayloadInfo(code);
  if (info === null) return null;
  const { key, url, merchantName } = info;
  return { kind: 'pix', amount_cents: amountIn(code), payee: key ?? url ?? '', payee_name: merchantName };
}

/** The amount as written, of a code made for one payment too, where the library leaves it to the bank. */
function amountIn(code: string): number | null {
  for (let at = 0; at < code.length;) {
    const end = at + HEADER + Number(code.slice(at + 2, at + HEADER));
    if (code.startsWith(AMOUNT, at)) return toCents(code.slice(at + HEADER, end));
    at = end;
  }
  return null;
}

function toCents(amount: string): number | null {
  const [reais = '', cents = ''] = amount.split('.');
  const value = Number(`${reais}${cents.padEnd(2, '0')}`);
  return value > 0 ? value : null;
}

import { BAKERY, das } from '@portal/domain/testing/slip-forms';
import { printForm } from '#ui/testing/print-form.ts';

/** So many different slips of one client, as PDFs. */
export async function printSlips(count: number): Promise<Uint8Array[]> {
  const slips: Uint8Array[] = [];
  for (let index = 0; index < count; index++) {
    const month = `${String(1 + (index % 12)).padStart(2, '0')}/${String(2000 + Math.floor(index / 12))}`;
    const amount = `1.${String(index).padStart(3, '0')},37`;
    slips.push(await printForm(das({ ...BAKERY, month, amount })));
  }
  return slips;
}

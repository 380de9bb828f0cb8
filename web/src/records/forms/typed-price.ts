/** Integer cents of a price typed with a comma or a point; null without one, NaN where it is none. */
export function centsOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

/** `123.456.789-09` or `12.ABC.345/01DE-35`; what is neither comes back as it is. */
export function formatTaxId(value: string): string {
  if (value.length === 11) return value.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4');
  if (value.length === 14) return value.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
  return value;
}

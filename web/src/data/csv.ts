/** A cell that a spreadsheet would read as a formula: an attack by whoever chose the text. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as spreadsheets in Portuguese open it: semicolons, CRLF, and the mark by which they know UTF-8. */
export function csvBlob(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((row) => row.map(csvCell).join(';'));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * What a spreadsheet would read as a formula: an attack by the person who chose the text. Not at the head of the cell alone:
 * one of another language ends cells at other signs and does not see our quotes, so what follows may begin a cell.
 */
const FORMULA = /(^|[";,\t\r\n])(?='*[=+\-@])|^(?='*[\t\r])/g;
/** The same with the mark that `csvCell` puts before it. */
const DISARMED = /(^|[";,\t\r\n])'(?='*[=+\-@])|^'(?='*[\t\r])/g;

/** A table as spreadsheets in Portuguese open it: semicolons, CRLF, and the mark by which they know UTF-8. */
export function csvBlob(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((row) => row.map(csvCell).join(';'));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** A spreadsheet of another language parts cells at the comma or the tab: what follows would begin a cell there. */
const SEPARATING = /[";,\t\r\n]/;

function csvCell(text: string): string {
  const safe = text.replace(FORMULA, "$1'");
  return SEPARATING.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The rows of a file as `csvBlob` or a spreadsheet wrote it: UTF-8, else Windows-1252; cells parted by whichever of
 * semicolon and comma its first line has more of. A row without a text stays, so that row 7 is the spreadsheet's.
 */
export function readCsv(bytes: ArrayBuffer): string[][] {
  const text = decode(bytes);
  return parse(text, separatorOf(text));
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What spreadsheets on Windows save as plain CSV; any bytes are text in it.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function separatorOf(text: string): ';' | ',' {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  return head.split(',').length > head.split(';').length ? ',' : ';';
}

function parse(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.replace(DISARMED, '$1'));
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const next = text.charAt(at + 1);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (next === '"') cell += text.charAt((at += 1));
      else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && next === '\n') at += 1;
      endCell();
      rows.push(row);
      row = [];
    } else cell += letter;
  }
  if (cell !== '' || row.length > 0) {
    endCell();
    rows.push(row);
  }
  return rows;
}

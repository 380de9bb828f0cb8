/** `="00123"` keeps the zeros of a number; it is in the exports of half of all Brazilian programs. */
const TEXT_ONLY = /^=\s*"{1,2}[^"&|!(]*"*$/;
const RULER = /^=+$/;
/** An amount with its sign, a phone number, a date, a lone mark. */
const NUMBER = /^[+-][\d\s.,:/()%R$-]*[+-]?$/;
const PLURAL = /\((s|es|a|as)\)/gi;
/** A call, another program, another sheet, an array, a sum. A word after a dash does none of it. */
const CALCULATES = /[\p{L}\d_.]\(|[|!={[]|.\+/u;
const FULL_WIDTH: Partial<Record<string, string>> = { '＝': '=', '＋': '+', '＠': '@', '－': '-' };

/** Whether a table program would calculate a cell that begins with one of `= + - @`. */
export function isFormula(cell: string): boolean {
  const head = cell.charAt(0);
  const text = `${FULL_WIDTH[head] ?? head}${cell.slice(1)}`.trim();
  if (TEXT_ONLY.test(text)) return false;
  const value = withoutClosingQuotes(text);
  if (value.startsWith('=')) return !RULER.test(value);
  return !NUMBER.test(value) && CALCULATES.test(value.replace(PLURAL, ''));
}

function withoutClosingQuotes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '"') end -= 1;
  return text.slice(0, end).trim();
}

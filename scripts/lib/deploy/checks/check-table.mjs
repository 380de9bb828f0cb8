const HEADS = ['CHECK', 'WRONG', 'COMMAND THAT MENDS IT'];

/** A longer text pushes its own row alone. */
const WIDEST = 60;

/** All checks as one table, then the line that says how many there are and how many are wrong. */
export function checkTable(results) {
  const rows = [HEADS, ...results.map(({ name, wrong, mend }) => [name, wrong ?? 'ok', mend ?? ''])];
  const widths = [0, 1].map((column) => Math.min(WIDEST, Math.max(...rows.map((row) => row[column].length))));
  const lines = rows.map(([name, wrong, mend]) =>
    `${name.padEnd(widths[0])}  ${wrong.padEnd(widths[1])}  ${mend}`.trimEnd(),
  );
  return [...lines, '', checkLine(results)].join('\n');
}

export const wrongOnes = (results) => results.filter(({ wrong }) => wrong !== null);

const checkLine = (results) => `checks ${results.length} wrong ${wrongOnes(results).length}`;

/** Rows of texts as aligned columns: the first to the left, the others to the right. */
export function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column]) : text.padStart(widths[column])))
      .join('   ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('   '), ...rows.map(line)].join('\n');
}

export const milliseconds = (value) => `${Math.round(value)} ms`;
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
export const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

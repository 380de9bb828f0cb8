import { BOARD_HEAD, bestOther, cellsOf, inOrder, isMet, losesTo } from './board.mjs';

/** `docs/benchmarks.md`: what falls short or loses comes first, then all of it, then how to repeat it. */
export function benchmarksPage({ lines, machine, settings, versions, command, raw }) {
  const met = lines.filter(isMet).length;
  return `${[
    '# Benchmarks',
    `Written by \`${command}\`: nobody edits it. Each row is explained in [bench/README.md](../bench/README.md); what was measured one by one is in [${raw}](${raw}).`,
    `Goal met ${met} of ${lines.length}.`,
    '## What falls short',
    short(lines),
    '## All of it',
    '`ratio`: how many times better ours is than the best of the others. A dash: none was measured.',
    markdownTable(BOARD_HEAD, inOrder(lines).map(cellsOf)),
    '## Where and how',
    markdownTable(['', ''], Object.entries({ ...machine, ...versions, ...settings })),
  ].join('\n\n')}\n`;
}

function short(lines) {
  const said = inOrder(lines).flatMap((line) => {
    const [row, measure, ours, , , , goal] = cellsOf(line);
    const other = losesTo(line);
    if (isMet(line) && other === null) return [];
    const lost = other === null ? '' : ` ${bestOther(line).name} is better.`;
    return [`- Row ${row}, ${measure}: ${ours}, goal ${goal}.${lost}`];
  });
  return said.length === 0 ? 'Nothing of what was measured.' : said.join('\n');
}

/** As wide as its cells, so that the formatter leaves it alone. */
function markdownTable(head, rows) {
  const all = [head, ...rows].map((row) => row.map((cell) => String(cell)));
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [first, ...rest] = all;
  return [line(first), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest.map(line)].join(
    '\n',
  );
}

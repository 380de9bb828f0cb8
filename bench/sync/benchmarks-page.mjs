import { BOARD_HEAD, bestOther, cellsOf, inOrder, isAsPromised, isMet, losesTo } from './board.mjs';

/**
 * `docs/benchmarks.md`: what falls short or loses comes first, then all of it, then how to repeat it. `parts`: by name what each measured,
 * `{at, commit, load, asked, machine, lines}`; `usual`: the options' usual values.
 */
export function benchmarksPage({ parts, usual }) {
  const lines = Object.values(parts).flatMap((part) => part.lines);
  const met = lines.filter(isMet).length;
  return `${[
    '# Benchmarks',
    'Written by `npm run bench -- sync --write 1`, or part by part with `--only`: nobody edits it. Each row is explained in [bench/README.md](../bench/README.md); all figures, also those of single runs, are in [benchmarks.json](benchmarks.json).',
    `Goal met ${met} of ${lines.length}.`,
    '## What falls short',
    short(lines),
    'Not in this table: the first visit on a cheap phone, beside a page of the SDK alone, and the start of the whole product: `npm run bench -- portal`, [what was seen](decisions/2026-11-27-what-comes-while-one-types.md).',
    '## All of it',
    '`ratio`: how many times better ours is than the best of the others. A dash: none was measured.',
    markdownTable(BOARD_HEAD, inOrder(lines).map(cellsOf)),
    '## When, and how to repeat it',
    'The load is that of the machine in the minute before and at the end.',
    markdownTable(
      ['command', 'date', 'commit', 'load'],
      Object.entries(parts).map(([name, { at, commit, load, asked }]) => [
        `\`${commandOf(name, asked)}\``,
        at.slice(0, 16).replace('T', ' '),
        commit,
        load,
      ]),
    ),
    `Usual values: ${Object.entries(usual)
      .filter(([name, value]) => value !== '' && name !== 'write')
      .map(([name, value]) => `\`--${name} ${value}\``)
      .join(', ')}. Each row of the simulator begins with seed \`--seed\` + its number × 1,000,000.`,
    ...machines(parts),
  ].join('\n\n')}\n`;
}

const commandOf = (name, asked) =>
  [
    `npm run bench -- sync --only ${name}`,
    ...Object.entries(asked).map(([option, value]) => `--${option} ${value}`),
  ].join(' ');

/** One table for each machine; where there are more, with the parts that ran on it. */
function machines(parts) {
  const named = Object.entries(parts).map(([name, { machine }]) => ({
    name,
    machine: JSON.stringify(machine),
  }));
  const distinct = [...new Set(named.map(({ machine }) => machine))];
  return distinct.map((machine) => {
    const here = named.filter((part) => part.machine === machine).map(({ name }) => name);
    return markdownTable(
      ['machine', distinct.length === 1 ? '' : here.join(', ')],
      Object.entries(JSON.parse(machine)),
    );
  });
}

function short(lines) {
  const said = inOrder(lines).flatMap((line) => {
    const [row, measure, ours, , , floor, goal] = cellsOf(line);
    const other = losesTo(line);
    const isKept = isAsPromised(line);
    if (isKept && other === null) return [];
    const lost = other === null ? '' : ` ${bestOther(line).name} is better.`;
    const onlyHere = isMet(line) && !isKept ? ' Met for a machine as slow as this one, not as promised.' : '';
    // Nobody could meet it on this machine.
    const isBarred = line.floor !== undefined && !isAsPromised({ ...line, ours: line.floor });
    const barred = isBarred ? ` The floor itself is ${floor}.` : '';
    return [`- Row ${row}, ${measure}: ${ours}, goal ${goal}.${onlyHere}${lost}${barred}`];
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

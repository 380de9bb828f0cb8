import { table } from '#bench/table.mjs';

// One line per measure: {row, measure, unit, ours, others, floor, goal, promised, least}. `others`: what the same took by each name;
// `floor`: what nobody can go below. `promised`: the goal as it was promised, where `goal` makes room for a slower machine; never the looser
// of the two. `least`: more is better, and the goal is the least of it. `ours` is null where it could not be measured.

/** The best of the others, null where none was measured. */
export function bestOther({ others = {}, least = false }) {
  const entries = Object.entries(others).toSorted(([, a], [, b]) => (least ? b - a : a - b));
  return entries.length === 0 ? null : { name: entries[0][0], value: entries[0][1] };
}

export const isMet = ({ ours, goal, least = false }) =>
  ours !== null && (least ? ours >= goal : ours <= goal);

/** What the machine of the promise would have asked. */
export const isAsPromised = ({ promised, ...line }) => isMet({ ...line, goal: promised ?? line.goal });

/** How many times better ours is than the best other; null where there is none, or nothing to divide by. */
export function ratioOf(line) {
  const other = bestOther(line);
  if (other === null || line.ours === null) return null;
  const [ours, theirs] = line.least === true ? [other.value, line.ours] : [line.ours, other.value];
  return ours === 0 ? null : theirs / ours;
}

/** Where another is better: what is to be said first. */
export const losesTo = (line) => {
  const ratio = ratioOf(line);
  return ratio !== null && ratio < 1 ? bestOther(line) : null;
};

export const BOARD_HEAD = ['row', 'measure', 'ours', 'best other', 'ratio', 'floor', 'goal', 'met'];

/** The cells of one line as they are shown. */
export function cellsOf(line) {
  const shown = (value) => shownIn(line.unit, value);
  const other = bestOther(line);
  const ratio = ratioOf(line);
  return [
    line.row,
    line.measure,
    line.ours === null ? 'not measured' : shown(line.ours),
    other === null ? '-' : `${shown(other.value)}, ${other.name}`,
    ratio === null ? '-' : `${ratio.toFixed(2)}x`,
    line.floor === undefined ? '-' : shown(line.floor),
    `${line.least === true ? '>=' : '<='} ${shown(line.goal)}${followsMachine(line) ? `, promised ${shown(line.promised)}` : ''}`,
    isMet(line) ? 'yes' : 'NO',
  ];
}

const followsMachine = ({ goal, promised = goal }) => promised !== goal;

export const boardOf = (lines) => table(BOARD_HEAD, inOrder(lines).map(cellsOf));

/** By the number of the row; what has none comes last. */
export const inOrder = (lines) =>
  lines.toSorted(
    (a, b) => (Number.parseInt(a.row, 10) || Infinity) - (Number.parseInt(b.row, 10) || Infinity),
  );

function shownIn(unit, value) {
  const digits = unit === 'ms' && value < 10 ? 2 : unit === 'MB' || unit === 'KB' ? 1 : 0;
  const number = Number.isInteger(value) || unit === 'reads each' ? String(value) : value.toFixed(digits);
  return `${number} ${unit}`;
}

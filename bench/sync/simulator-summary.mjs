/** The last two lines of `npm run sim` as counts by name; null where it did not come to its end. */
export function summaryOf(output) {
  const lines = output.trimEnd().split('\n');
  const last = lines.at(-1) ?? '';
  if (!/^runs \d+ lost \d+ doubled \d+ diverged \d+ leaked \d+ stuck \d+$/.test(last)) return null;
  return { ...countsOf(lines.at(-2) ?? ''), ...countsOf(last) };
}

const countsOf = (line) =>
  Object.fromEntries([...line.matchAll(/(\w+) (\d+)/g)].map(([, name, count]) => [name, Number(count)]));

/** Seeds that failed, of the output of a run. */
export const failedSeeds = (output) => [
  ...new Set([...output.matchAll(/^seed (\d+) fails/gm)].map(([, seed]) => Number(seed))),
];

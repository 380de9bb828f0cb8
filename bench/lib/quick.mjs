/** Of each subject, what a daily look asks for: all of it in small, within a quarter of an hour. Another run of the same subject per list. */
export const QUICK = {
  law: [['--clients', '100', '--runs', '3', '--slips', '5']],
  server: [['--runs', '3']],
  cost: [[]],
  restore: [['--rows', '2000', '--files', '20']],
  notices: [['--runs', '5', '--people', '50', '--events', '200']],
  start: [['--runs', '3', '--rows', '300', '--files', '4']],
  portal: [
    ['--only', 'weight'],
    ['--only', 'answers', '--documents', '1000', '--keys', '16', '--taps', '6'],
  ],
  admin: [
    ['--runs', '3', '--clients', '200', '--obligations', '3000', '--documents', '5000', '--notes', '100'],
  ],
  // In small it is as `admin`: only that it runs.
  window: [['--only', 'lists', '--runs', '3', '--clients', '100', '--months', '12']],
  site: [['--runs', '1', '--pages', '/']],
  // Without the mirror's rate: of a thousand rows it is how long the engine takes to load.
  sync: [
    'cold',
    'heap',
    'weight',
    'back',
    'live',
    'late',
    'meeting',
    'revoked',
    'takeover',
    'idle',
    'audit',
  ].map((part) => [
    ...['--only', part, '--runs', '2', '--small', '500', '--large', '1000', '--simulated', '5'],
    ...['--rows', '5000', '--mirrored', '1000', '--imported', '200'],
  ]),
};

/** What a subject's output ends with; null where it did not come so far. */
export function goalOf(output) {
  const last = [...output.matchAll(/^goal met (\d+) of (\d+)$/gm)].at(-1);
  return last === undefined ? null : { met: Number(last[1]), of: Number(last[2]) };
}

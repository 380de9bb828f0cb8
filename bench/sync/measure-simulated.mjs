import { inCache, ROOT } from '#scripts/paths.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { runLogged } from '#scripts/process/run-logged.mjs';
import { RXDB, rxdbLostUpdates } from './measure-rxdb.mjs';
import { failedSeeds, summaryOf } from './simulator-summary.mjs';

/** As many as are asked of the row: on a real backend each takes its time. */
const RIVAL_UPDATES = 5_000;

/** Seeds of one row never meet those of another. */
const SEEDS_PER_ROW = 1_000_000;

const FAULTS = ['lost', 'doubled', 'diverged', 'leaked', 'stuck'];
const sumOf = (summary, kinds) => kinds.reduce((sum, kind) => sum + summary[kind], 0);

/**
 * What the simulator answers. `share`: of the runs that are asked for, those that make up the promised number of edits or
 * operations; `of`: what of a summary is the answer, beside how many. `rival`: who else was asked, and how what it lost is found out.
 */
export const SIMULATED = {
  partitions: {
    ...{ row: 6, unit: 'failures', share: 1, options: '--storage-faults 0.01 --sleep 0.05' },
    what: ({ runs }) => `partition and kill, ${runs} runs`,
    of: (summary) => sumOf(summary, FAULTS),
  },
  acks: {
    ...{ row: 7, unit: 'lost or doubled', share: 0.05, options: '--drop-acks 0.3' },
    what: ({ runs, acts }) => `exactly once, 30 % of the answers dropped, ${runs} runs, ${acts} values`,
    of: (summary) => sumOf(summary, ['lost', 'doubled']),
  },
  refused: {
    ...{ row: 8, unit: 'gone or unexplained', share: 0.35, options: '--revoke 0.25 --leave 0' },
    what: ({ parked }) => `refused by the rules, then reloads, ${parked} refused edits at rest`,
    of: (summary) => summary.lost + summary.unexplained,
  },
  late: {
    ...{ row: 9, unit: 'missed', share: 0.05, options: '--late-commits 300s --equal-stamps 500 --ops 40' },
    what: ({ runs, commits }) => `late commits and equal stamps, ${runs} runs, ${commits} commits`,
    of: (summary) => sumOf(summary, ['lost', 'diverged']),
    rival: {
      name: 'the same without an overlap, as RxDB reads',
      lost: async ({ args, of, holder }) => {
        const planted = await simulate('late-rival', ['--plant', 'no overlap', ...args], holder);
        return of(planted.summary);
      },
    },
  },
  meeting: {
    ...{ row: 10, unit: 'lost updates', share: 0.02, options: '--devices 2 --revoke 0 --leave 0 --ops 80' },
    what: ({ acts }) => `two devices on the same few documents, ${acts} updates`,
    of: ({ lost }) => lost,
    rival: {
      name: `${RXDB}, of at most ${RIVAL_UPDATES} updates`,
      lost: ({ summary, holder }) =>
        rxdbLostUpdates({ updates: Math.min(summary.acts, RIVAL_UPDATES), holder }),
    },
  },
  restored: {
    ...{ row: 17, unit: 'gone', share: 0.005, options: '--devices 20 --ops 160 --restore 0.02' },
    what: ({ runs, acts }) => `server restored, 20 devices, ${runs} runs, ${acts} values`,
    of: ({ lost }) => lost,
  },
};

/** One row of the simulator, as a line of the board; `simulated`: runs of a row that is counted in runs. */
export async function measureSimulated(part, { simulated, seed, holder, say }) {
  const { row, unit, share, options, what, of, rival } = SIMULATED[part];
  const runs = Math.max(1, Math.ceil(simulated * share));
  const first = seed + row * SEEDS_PER_ROW;
  const args = [...options.split(' '), '--seed', String(first), '--runs', String(runs)];
  say(`Simulating ${args.join(' ')} ...`);
  const { summary, output } = await simulate(part, args, holder);
  for (const failed of failedSeeds(output).slice(0, 5)) say(`FAILED: seed ${failed}`);
  const others = {};
  if (rival !== undefined) {
    say(`${rival.name} ...`);
    others[rival.name] = await rival.lost({ args, of, summary, holder });
  }
  const line = { row: String(row), measure: what(summary), unit, ours: of(summary), others, goal: 0 };
  return [{ ...line, raw: { command: `npm run sim -- ${args.join(' ')}`, summary } }];
}

async function simulate(name, args, holder) {
  const log = inCache('bench', `sim-${name}.log`);
  const { output, tail } = await runLogged(process.execPath, ['tests/sync/simulator/cli.mjs', ...args], {
    ...{ log, holder },
    cwd: ROOT,
  });
  const summary = summaryOf(output);
  if (summary === null) throw new PlainFailure(`The simulator did not come to its end (${log}):\n${tail}`);
  return { summary, output };
}

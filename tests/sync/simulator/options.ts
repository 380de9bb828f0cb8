import { parseArgs } from 'node:util';
import type { RunOptions } from './world.ts';

/** The options of `npm run sim`, with the defaults of a run that hurts enough. */
export function parseOptions(args: readonly string[]): RunOptions & { runs: number } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      runs: { type: 'string', default: '1' },
      devices: { type: 'string', default: '3' },
      ops: { type: 'string', default: '60' },
      page: { type: 'string', default: '5' },
      'drop-acks': { type: 'string', default: '0.05' },
      'late-commits': { type: 'string', default: '60s' },
      'equal-stamps': { type: 'string', default: '12' },
      revoke: { type: 'string', default: '0.04' },
    },
  });
  return {
    seed: Number(values.seed),
    runs: Number(values.runs),
    devices: Number(values.devices),
    ops: Number(values.ops),
    page: Number(values.page),
    equal_stamps: Number(values['equal-stamps']),
    revoke: Number(values.revoke),
    trouble: {
      drop_acks: Number(values['drop-acks']),
      turn_away: 0.03,
      late_commits_ms: Number(values['late-commits'].replace(/s$/, '')) * 1000,
    },
  };
}

import { parseArgs } from 'node:util';
import type { RunOptions } from './run-options.ts';

const TEXT = { type: 'string' } as const;

/**
 * The options of `npm run sim`, with the defaults of a run that hurts enough. An option that is not known is refused:
 * who asks for it must not believe that it was tried.
 */
export function parseOptions(args: readonly string[]): RunOptions & { runs: number } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { ...TEXT, default: '1' },
      runs: { ...TEXT, default: '1' },
      devices: { ...TEXT, default: '3' },
      ops: { ...TEXT, default: '60' },
      page: { ...TEXT, default: '5' },
      store: { ...TEXT, default: 'memory' },
      'drop-acks': { ...TEXT, default: '0.05' },
      'late-commits': { ...TEXT, default: '60s' },
      'equal-stamps': { ...TEXT, default: '12' },
      revoke: { ...TEXT, default: '0.04' },
      'storage-faults': { ...TEXT, default: '0.003' },
      leave: { ...TEXT, default: '0.02' },
      sleep: { ...TEXT, default: '0.02' },
      away: { ...TEXT, default: '0d' },
      'server-loss': { ...TEXT, default: '0' },
      'old-tabs': { ...TEXT, default: '0' },
      restore: { ...TEXT, default: '0' },
      window: { ...TEXT, default: '0s' },
      portfolio: { ...TEXT, default: '0' },
    },
  });
  const old_tabs = numberOf(values['old-tabs']);
  // There the code of the app itself reads and writes: it is of one release.
  if (old_tabs > 0 && values.store !== 'memory') throw new Error('Old tabs are tried in memory alone.');
  return {
    seed: numberOf(values.seed),
    runs: numberOf(values.runs),
    devices: numberOf(values.devices),
    ops: numberOf(values.ops),
    page: numberOf(values.page),
    store: storeOf(values.store),
    equal_stamps: numberOf(values['equal-stamps']),
    revoke: numberOf(values.revoke),
    storage_faults: numberOf(values['storage-faults']),
    leave: numberOf(values.leave),
    sleep: numberOf(values.sleep),
    away_ms: durationOf(values.away),
    server_loss: numberOf(values['server-loss']),
    old_tabs,
    restore: numberOf(values.restore),
    window_ms: durationOf(values.window),
    portfolio: numberOf(values.portfolio),
    trouble: {
      drop_acks: numberOf(values['drop-acks']),
      turn_away: 0.03,
      late_commits_ms: durationOf(values['late-commits']),
      parts: 0.3,
    },
  };
}

function storeOf(text: string): RunOptions['store'] {
  if (text !== 'memory' && text !== 'dexie') throw new Error(`No store is called '${text}'.`);
  return text;
}

function numberOf(text: string): number {
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) throw new Error(`'${text}' is no number.`);
  return number;
}

const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function durationOf(text: string): number {
  const [, number, unit = 's'] = /^([\d.]+)([smhd])?$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`'${text}' is no duration.`);
  return numberOf(number) * UNIT_MS[unit as keyof typeof UNIT_MS]; // one of those the expression names
}

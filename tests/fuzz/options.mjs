import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';

const USAGE = 'Usage: npm run test:fuzz -- [--runs 200] [--seed 7[,8]] [--fresh]';

/** How often, and from which seeds: those that are named, and with `--fresh` or without any a new one. */
export function parseOptions(args) {
  const { runs, seed, fresh } = parse(args);
  const named = seed === undefined ? [] : seed.split(',');
  const seeds = fresh || named.length === 0 ? [...named, String(randomInt(1, 1_000_000_000))] : named;
  if (![runs, ...seeds].every((number) => /^[1-9][0-9]{0,8}$/.test(number))) throw new PlainFailure(USAGE);
  return { runs: Number(runs), seeds };
}

function parse(args) {
  const options = {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  };
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new PlainFailure(USAGE);
  }
}

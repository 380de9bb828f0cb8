import { parseArgs } from 'node:util';
import { PlainFailure } from '#scripts/plain-failure.mjs';

const USAGE = 'npm run test:rules:mutate -- [--sample 20] [--seed 1]';

/** `{sample, seed}`; sample null: all of them. */
export function parseOptions(argv) {
  const { sample, seed = '1' } = parse(argv);
  return { sample: sample === undefined ? null : whole(sample), seed: whole(seed) };
}

/** As many as asked for, each once; the same seed takes the same. */
export function sampleOf(all, { sample, seed }) {
  if (sample === null) return all;
  const next = numbersFrom(seed);
  const shuffled = all.map((one) => ({ one, at: next() })).sort((a, b) => a.at - b.at);
  return shuffled.slice(0, sample).map(({ one }) => one);
}

function parse(args) {
  try {
    return parseArgs({ args, options: { sample: { type: 'string' }, seed: { type: 'string' } } }).values;
  } catch {
    throw new PlainFailure(`Usage: ${USAGE}`);
  }
}

function whole(text) {
  if (!/^[1-9][0-9]{0,8}$/.test(text))
    throw new PlainFailure(`'${text}' is no whole number. Usage: ${USAGE}`);
  return Number(text);
}

/** A 32-bit mixing generator. */
function numbersFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

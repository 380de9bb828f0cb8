import { parseArgs } from 'node:util';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';

const USAGE = 'npm run test:rules:mutate -- [--sample 20] [--seed 1] [--parts 2] [--from 300]';

/** `{sample, seed, from, parts, part}`; sample null: all of them; from: how many are left out before the first, where a hunt goes on that was stopped; parts: how many hunt side by side, null: as many as there are processors; part `{index, count}`: every `count`th one, beginning with `index`. */
export function parseOptions(argv) {
  const { sample, seed = '1', from, parts, part = '0/1' } = parse(argv);
  const [index, count] = part.split('/').map(Number);
  return {
    sample: sample === undefined ? null : whole(sample),
    seed: whole(seed),
    from: from === undefined ? 0 : whole(from),
    parts: parts === undefined ? null : whole(parts),
    part: { index, count },
  };
}

/** As many as asked for, each once, of them this part; the same seed takes the same. */
export function sampleOf(all, { sample, seed, from = 0, part: { index, count } }) {
  const taken = sample === null ? all : shuffled(all, seed).slice(0, sample);
  return taken.slice(from).filter((_, at) => at % count === index);
}

function shuffled(all, seed) {
  const next = numbersFrom(seed);
  return all
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

function parse(args) {
  const text = { type: 'string' };
  try {
    return parseArgs({ args, options: { sample: text, seed: text, from: text, parts: text, part: text } })
      .values;
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

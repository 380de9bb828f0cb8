import { parseArgs } from 'node:util';
import { PlainFailure } from '../process/plain-failure.mjs';

/** The names of the stages to run, in the order of `known`; the usual ones without `--only a,b`. */
export function parseTestArguments(argv, known, { usual = known, command = 'npm test' } = {}) {
  const only = parse(argv, known, command).only?.split(',').filter(Boolean);
  if (only === undefined) return usual;
  const strange = only.filter((name) => !known.includes(name));
  if (strange.length > 0 || only.length === 0) {
    throw new PlainFailure(`--only takes stages out of: ${known.join(', ')}.`);
  }
  return known.filter((name) => only.includes(name));
}

function parse(argv, known, command) {
  try {
    return parseArgs({ args: argv, options: { only: { type: 'string' } } }).values;
  } catch (error) {
    throw new PlainFailure(
      `${error.message.split('. ')[0]}. Usage: ${command} -- [--only ${known.slice(0, 2).join(',')}]`,
    );
  }
}

import { parseArgs } from 'node:util';
import { PlainFailure } from '../process/plain-failure.mjs';
import { offsetProblem } from '../ports/ports.mjs';

const USAGE = 'Usage: npm start -- [--offset N] [--empty]   or   npm run dev -- [--offset N] [--empty]';

const OPTIONS = { dev: { type: 'boolean' }, empty: { type: 'boolean' }, offset: { type: 'string' } };

/** `{dev, empty, offset}` of the command line of `npm start`; one line of failure for anything else. */
export function parseStartArguments(argv) {
  const values = parse(argv);
  return { dev: values.dev ?? false, empty: values.empty ?? false, offset: wholeOffset(values.offset) };
}

/** What `--offset` says; 0 where it is not given. */
export function wholeOffset(text) {
  const offset = text === undefined ? 0 : wholeNumber(text);
  const problem = offsetProblem(offset);
  if (problem !== null) throw new PlainFailure(problem);
  return offset;
}

function parse(argv) {
  try {
    return parseArgs({ args: argv, options: OPTIONS }).values;
  } catch (error) {
    throw new PlainFailure(`${error.message.split('. ')[0]}. ${USAGE}`);
  }
}

/** `Number('')` and `Number(' 1e3')` are numbers too; an offset is written in digits. */
const wholeNumber = (text) => (/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN);

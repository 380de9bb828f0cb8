import { parseArgs } from 'node:util';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { BENCH_OFFSET, offsetProblem } from '#scripts/ports/ports.mjs';

/** The subject and its part of the command line of `npm run bench`; one line of failure for anything else. */
export function subjectOf(argv, known) {
  const [name] = argv;
  if (name === undefined || !known.includes(name))
    throw new PlainFailure(`Usage: npm run bench -- <${known.join(' | ')}> [options], see bench/README.md`);
  return name;
}

/**
 * `--name value` for each of the subject's options: a text where the usual value is one, a switch where it is
 * false, else a whole number;
 * `--only` names one of its parts, and `--offset` moves every port.
 */
export function parseOptions(argv, { options, parts }) {
  const values = parse(argv, { ...options, offset: '' });
  const only = values.only ?? '';
  if (only !== '' && !parts.includes(only))
    throw new PlainFailure(`--only takes one of: ${parts.join(', ')}.`);
  const others = Object.entries(options).flatMap(([name, usual]) => {
    const given = values[name] ?? usual;
    if (name === 'only') return [];
    return [[name, usual === '' || usual === false ? given : wholeNumber(name, given)]];
  });
  const offset = values.offset === undefined ? BENCH_OFFSET : wholeNumber('offset', values.offset);
  const problem = offsetProblem(offset);
  if (problem !== null) throw new PlainFailure(problem);
  return { options: { ...Object.fromEntries(others), only }, offset };
}

function parse(argv, known) {
  try {
    const options = Object.fromEntries(
      Object.entries(known).map(([name, usual]) => [name, { type: usual === false ? 'boolean' : 'string' }]),
    );
    return parseArgs({ args: argv, options }).values;
  } catch (error) {
    throw new PlainFailure(`${error.message.split('. ')[0]}. See bench/README.md`);
  }
}

function wholeNumber(name, text) {
  if (!/^\d{1,6}$/.test(text)) throw new PlainFailure(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}

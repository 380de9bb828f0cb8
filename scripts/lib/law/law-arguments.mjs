import { parseArgs } from 'node:util';
import { PlainFailure } from '../process/plain-failure.mjs';

const USAGE =
  'Usage: npm run -s law -- table --from YYYY-MM --to YYYY-MM   or   npm run -s law -- pix|cnpj|late --stdin   or   npm run -s law -- line --stdin [--on YYYY-MM-DD]';
const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  stdin: { type: 'boolean' },
  on: { type: 'string' },
};
/** What each question may be asked with. */
const TAKES = {
  table: ['from', 'to'],
  pix: ['stdin'],
  line: ['stdin', 'on'],
  cnpj: ['stdin'],
  late: ['stdin'],
};
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** `{question, from, to}` of a table, else `{question, on}`: `on` is null where it means today. */
export function parseLawArguments(argv) {
  const { question, values } = parsed(argv);
  const odd = Object.keys(values).find((name) => !TAKES[question].includes(name));
  if (odd !== undefined) throw new PlainFailure(`--${odd} does not go with ${question}. ${USAGE}`);
  if (question === 'table') return { question, ...parsedMonths(values) };
  if (values.stdin !== true) throw new PlainFailure(`${question} needs --stdin. ${USAGE}`);
  if (values.on !== undefined && !isDate(values.on))
    throw new PlainFailure(`--on takes a day like 2026-11-23, not "${values.on}". ${USAGE}`);
  return { question, on: values.on ?? null };
}

function parsed(argv) {
  const { values, positionals } = readable(argv);
  const [question = '', ...more] = positionals;
  if (!Object.hasOwn(TAKES, question))
    throw new PlainFailure(
      `${question === '' ? 'A question is needed' : `"${question}" is no question`}. ${USAGE}`,
    );
  if (more.length > 0) throw new PlainFailure(`"${more[0]}" is too much. ${USAGE}`);
  return { question, values };
}

function readable(argv) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new PlainFailure(`${error.message.split('. ')[0]}. ${USAGE}`);
  }
}

function parsedMonths({ from, to }) {
  for (const [name, month] of Object.entries({ from, to }))
    if (!MONTH.test(month ?? ''))
      throw new PlainFailure(`--${name} takes a month like 2026-11, not "${month ?? ''}". ${USAGE}`);
  if (from > to) throw new PlainFailure(`--from ${from} is after --to ${to}. ${USAGE}`);
  return { from, to };
}

function isDate(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

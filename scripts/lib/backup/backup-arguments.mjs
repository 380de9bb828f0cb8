import { resolve } from 'node:path';
import { PlainFailure } from '../process/plain-failure.mjs';
import { parsedFirm, parsedOptions } from './firm-arguments.mjs';

const USAGE =
  'Usage: npm run backup -- --tenant <firm> --to <folder> [--project <project> | --offset N]   or   npm run backup -- --tenant <firm> --erasures <file> [...]   or   npm run backup -- --check <folder>';
const OPTIONS = {
  tenant: { type: 'string' },
  to: { type: 'string' },
  erasures: { type: 'string' },
  project: { type: 'string' },
  offset: { type: 'string' },
  check: { type: 'string' },
};

/**
 * `{check}`, or `{tenant, project, offset}` of the command line with `to` or `erasures`: `project` is null where the local
 * backend is meant.
 */
export function parseBackupArguments(argv, from = process.env.INIT_CWD ?? '.') {
  const values = parsedOptions(argv, OPTIONS, USAGE);
  const { to, erasures, check } = values;
  if (check !== undefined) {
    if (argv.length > 2 || check === '') throw new PlainFailure(`--check goes alone. ${USAGE}`);
    return { check: resolve(from, check) };
  }
  if (to && erasures) throw new PlainFailure(`--to and --erasures are two commands. ${USAGE}`);
  if (erasures) return { ...parsedFirm(values, USAGE), erasures: resolve(from, erasures) };
  if (!values.tenant || !to) throw new PlainFailure(`--tenant and --to are needed. ${USAGE}`);
  return { ...parsedFirm(values, USAGE), to: resolve(from, to) };
}

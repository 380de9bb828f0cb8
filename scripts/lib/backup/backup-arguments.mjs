import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parsedProject } from '../deploy/deploy-arguments.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { wholeOffset } from '../start/start-arguments.mjs';

const USAGE =
  'Usage: npm run backup -- --tenant <firm> --to <folder> [--project <project> | --offset N]   or   npm run backup -- --check <folder>';
const OPTIONS = {
  tenant: { type: 'string' },
  to: { type: 'string' },
  project: { type: 'string' },
  offset: { type: 'string' },
  check: { type: 'string' },
};
const TENANT = /^[A-Za-z0-9_-]{1,64}$/;

/** `{check}`, or `{tenant, to, project, offset}` of the command line: `project` is null where the local backend is meant. */
export function parseBackupArguments(argv, from = process.env.INIT_CWD ?? '.') {
  const { tenant, to, project, offset, check } = parse(argv);
  if (check !== undefined) {
    if (argv.length > 2 || check === '') throw new PlainFailure(`--check goes alone. ${USAGE}`);
    return { check: resolve(from, check) };
  }
  if (!tenant || !to) throw new PlainFailure(`--tenant and --to are needed. ${USAGE}`);
  if (!TENANT.test(tenant)) throw new PlainFailure(`"${tenant}" is no firm's id. ${USAGE}`);
  if (project !== undefined && offset !== undefined)
    throw new PlainFailure(`--offset is the local backend's: it does not go with --project. ${USAGE}`);
  return {
    tenant,
    to: resolve(from, to),
    project: project === undefined ? null : parsedProject(project, USAGE),
    offset: wholeOffset(offset),
  };
}

function parse(argv) {
  try {
    return parseArgs({ args: argv, options: OPTIONS }).values;
  } catch (error) {
    throw new PlainFailure(`${error.message.split('. ')[0]}. ${USAGE}`);
  }
}

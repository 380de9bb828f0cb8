import { parseArgs } from 'node:util';
import { PlainFailure } from '../process/plain-failure.mjs';

const USAGE =
  'Usage: npm run deploy -- --project <project> [--dry-run] [--rollback] [--only <targets>] [--except <targets>] [--force], ' +
  'or npm run deploy -- --project <project> --minimum-version <X.Y.Z> [--dry-run]';
const OPTIONS = {
  project: { type: 'string' },
  'dry-run': { type: 'boolean' },
  rollback: { type: 'boolean' },
  'minimum-version': { type: 'string' },
  only: { type: 'string' },
  except: { type: 'string' },
  force: { type: 'boolean' },
};
/** As in package.json, without what a version on trial adds: apps compare numbers alone. */
const VERSION = /^\d+\.\d+\.\d+$/;
/** https://cloud.google.com/resource-manager/docs/creating-managing-projects */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/**
 * `{project, dryRun, rollback, minimum, concerns, passed}` of the command line: `minimum` is the version to ask for, null
 * where none is named, `passed` goes to the official CLI as it is, and `concerns('functions')` says whether these are among
 * what is meant.
 */
export function parseDeployArguments(argv) {
  const {
    project,
    'dry-run': dryRun = false,
    rollback = false,
    'minimum-version': minimum = null,
    ...others
  } = parse(argv);
  if (project === undefined) throw new PlainFailure(`--project is missing. ${USAGE}`);
  parsedProject(project, USAGE);
  const passed = Object.entries(others).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, value],
  );
  const { only, except = '', force = false } = others;
  if (rollback && (except !== '' || force)) throw new PlainFailure(`--rollback knows --only alone. ${USAGE}`);
  if (minimum !== null) refuseMinimum(minimum, rollback || passed.length > 0);
  const concerns = (target) =>
    (only === undefined || targetsOf(only).includes(target)) && !targetsOf(except).includes(target);
  return { project, dryRun, rollback, minimum, concerns, passed };
}

function refuseMinimum(minimum, isAmongOthers) {
  if (!VERSION.test(minimum)) throw new PlainFailure(`"${minimum}" is no version such as 1.4.0. ${USAGE}`);
  if (isAmongOthers) throw new PlainFailure(`--minimum-version knows --dry-run alone. ${USAGE}`);
}

/** The id of a real project. */
export function parsedProject(project, usage) {
  if (!PROJECT_ID.test(project)) throw new PlainFailure(`"${project}" is no project's id. ${usage}`);
  // A `demo-` project is the local backend's, which never reaches a real one.
  if (project.startsWith('demo-'))
    throw new PlainFailure(`${project} is a local project: name the real one.`);
  return project;
}

/** `functions:sendQueuedMail,hosting` concerns both. */
const targetsOf = (list) => list.split(',').map((target) => target.split(':')[0]);

function parse(argv) {
  try {
    return parseArgs({ args: argv, options: OPTIONS }).values;
  } catch (error) {
    throw new PlainFailure(`${error.message.split('. ')[0]}. ${USAGE}`);
  }
}

import { parseArgs } from 'node:util';
import { parsedProject } from '../deploy/deploy-arguments.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { wholeOffset } from '../start/start-arguments.mjs';

const TENANT = /^[A-Za-z0-9_-]{1,64}$/;

/** The values of a command line; one line of failure where it cannot be read. */
export function parsedOptions(argv, options, usage) {
  try {
    return parseArgs({ args: argv, options }).values;
  } catch (error) {
    throw new PlainFailure(`${error.message.split('. ')[0]}. ${usage}`);
  }
}

/** Which firm, and where: `{tenant, project, offset}`. */
export function parsedFirm({ tenant, project, offset }, usage) {
  if (!TENANT.test(tenant ?? '')) throw new PlainFailure(`"${tenant ?? ''}" is no firm's id. ${usage}`);
  if (project !== undefined && offset !== undefined)
    throw new PlainFailure(`--offset is the local backend's: it does not go with --project. ${usage}`);
  return {
    tenant,
    project: project === undefined ? null : parsedProject(project, usage),
    offset: wholeOffset(offset),
  };
}

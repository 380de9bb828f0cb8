import { resolve } from 'node:path';
import { parsedFirm, parsedOptions } from '../backup/firm-arguments.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';

const USAGE =
  'Usage: npm run restore -- --tenant <firm> --from <folder> [--erasures <file>] [--project <project> | --offset N]';
const OPTIONS = {
  tenant: { type: 'string' },
  from: { type: 'string' },
  erasures: { type: 'string' },
  project: { type: 'string' },
  offset: { type: 'string' },
};

/** `{tenant, from, erasures, project, offset}` of the command line: null is no file, and the local backend. */
export function parseRestoreArguments(argv, here = process.env.INIT_CWD ?? '.') {
  const values = parsedOptions(argv, OPTIONS, USAGE);
  const { from, erasures } = values;
  if (!values.tenant || !from) throw new PlainFailure(`--tenant and --from are needed. ${USAGE}`);
  return {
    ...parsedFirm(values, USAGE),
    from: resolve(here, from),
    erasures: erasures ? resolve(here, erasures) : null,
  };
}

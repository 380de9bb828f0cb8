import { readFile, rename, writeFile } from 'node:fs/promises';
import { PlainFailure } from '../process/plain-failure.mjs';
import { ONLY_MINE } from './backup-folder.mjs';

/** Who was erased at their own wish, and which clients after their contracts, by id alone: outside of every backup, so that none can bring them back. */
const LEDGER = 'erasures';
const PATH = /^erasures\/([A-Za-z0-9_-]{1,200})$/;

/** A firm's erasures as the database has them now: `[{path, fields}]`. */
export async function liveErasures(apis, project, tenant) {
  const root = `projects/${project}/databases/(default)/documents`;
  const answer = await apis.post('firestore', `v1/${root}:runQuery`, {
    structuredQuery: {
      from: [{ collectionId: LEDGER }],
      where: {
        fieldFilter: { field: { fieldPath: 'tenant_id' }, op: 'EQUAL', value: { stringValue: tenant } },
      },
    },
  });
  return answer
    .flatMap(({ document }) => document ?? [])
    .map(({ name, fields }) => ({ path: name.slice(root.length + 1), fields }));
}

/** Writes them into a file of the operator's, one per line; says how many. */
export async function keepErasures({ apis, project, tenant, file }) {
  const erasures = await liveErasures(apis, project, tenant);
  const text = erasures.map((row) => `${JSON.stringify(row)}\n`).join('');
  await writeFile(`${file}.part`, text, { mode: ONLY_MINE, flush: true });
  await rename(`${file}.part`, file);
  return erasures.length;
}

/** Those that such a file holds of the firm. */
export async function keptErasures(file, tenant) {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new PlainFailure(`${file} cannot be read.`);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => rowOf(line, `${file}, line ${index + 1}`)).filter(isOf(tenant));
}

const isOf =
  (tenant) =>
  ({ fields }) =>
    fields.tenant_id?.stringValue === tenant;

function rowOf(line, place) {
  try {
    const { path, fields } = JSON.parse(line);
    if (PATH.test(path) && typeof fields === 'object') return { path, fields };
  } catch {
    // Told below, as any other that is none.
  }
  throw new PlainFailure(`${place}: no line of a ledger of erasures.`);
}

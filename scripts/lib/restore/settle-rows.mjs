import { createHash } from 'node:crypto';
import { rowsAtOneTime } from '../backup/rows-at-one-time.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';

/** A write that the database turned away comes again with the next pass; one that never passes is somebody's to look at. */
const MOST_PASSES = 6;
/** Rows that wait for their requests. */
const GROUP = 3_000;

/**
 * Makes the firm's rows those of `wanted()`, and no others: reads what is there at one time, writes what differs, and looks again
 * until nothing does. So it may be ended at any moment and run again. Answers `{written, removed}`.
 */
export async function settleRows({ apis, project, tenant, database, wanted, say }) {
  const told = { written: 0, removed: 0 };
  let failures = [];
  for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
    const { missing, surplus } = await differences({ apis, project, tenant, wanted });
    if (missing.size + surplus.length === 0) return told;
    say(`${missing.size} rows to put back, ${surplus.length} to take away`);
    failures = [
      ...(await writeRows(database, wanted, missing)),
      ...(await database.writeEach(surplus.map((path) => database.remove(path)))),
    ];
    told.written += missing.size;
    told.removed += surplus.length;
  }
  const [first] = failures;
  throw new PlainFailure(
    first === undefined
      ? 'Somebody goes on writing into the closed firm: end that, and run it again.'
      : `${failures.length} rows are turned away: ${(first.write.update?.name ?? first.write.delete).split('/documents/')[1]}: ${first.message}`,
  );
}

async function differences({ apis, project, tenant, wanted }) {
  const missing = new Map();
  for await (const { path, fields } of wanted()) missing.set(path, digestOf(fields));
  const surplus = [];
  const { firmRows } = await rowsAtOneTime(apis, project, tenant);
  for await (const { path, fields } of firmRows()) {
    const digest = missing.get(path);
    if (isOfChain(path)) missing.delete(path);
    else if (digest === undefined) {
      if (!isActOnAccount(path, fields)) surplus.push(path);
    } else if (digest === digestOf(fields)) missing.delete(path);
  }
  return { missing, surplus };
}

/** What is told to somebody in a proof stays: taken back, another link would get its number. */
const isOfChain = (path) => path.split('/')[2]?.startsWith('slip_chain') === true;

/** What was done to accounts is not taken back, and so its trace stays. */
function isActOnAccount(path, { kind, entity }) {
  const isReceipt = path.split('/')[2] === 'audit';
  return isReceipt && kind?.stringValue === 'act' && entity?.stringValue === 'app_users';
}

async function writeRows(database, wanted, missing) {
  const failures = [];
  let group = [];
  const flush = async () => {
    failures.push(...(await database.writeEach(group)));
    group = [];
  };
  for await (const { path, fields } of wanted()) {
    if (!missing.has(path)) continue;
    group.push(database.put(path, fields));
    if (group.length === GROUP) await flush();
  }
  await flush();
  return failures;
}

const digestOf = (fields) => createHash('sha256').update(textOf(fields)).digest('base64');

/** The same text for the same value: the order of keys says nothing. */
function textOf(value) {
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, content]) => `${JSON.stringify(key)}:${textOf(content)}`).join(',')}}`;
}

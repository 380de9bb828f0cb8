import { randomUUID } from 'node:crypto';
import { inMicroseconds } from '../backup/rows-at-one-time.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';

/** What one commit takes well. */
const AT_ONCE = 400;

/** As the domain has it (`domain/entities/epoch.ts`); a test holds both together. */
export const EARLIER_RESTORES = 20;

const epochPath = (tenant) => `epochs/${tenant}`;
/** Beside the epoch, which the whole world may read: what a run that goes on has to know. No rule opens it. */
const journalPath = (tenant) => `restores/${tenant}`;
const string = (stringValue) => ({ stringValue });
const time = (timestampValue) => ({ timestampValue });

/**
 * Closes the firm: its epoch says 'restoring', its accounts let nobody in. Answers `{id, at, intoEmpty, wasBegun, closedAt}`. Run again
 * for the same backup it is the same restore, with the same id; for another one, another restore takes its place.
 */
export async function closeFirm({ database, tenant, restoredTo }) {
  const epoch = await database.get(epochPath(tenant));
  const journal = await database.get(journalPath(tenant));
  const accounts = await accountsOf(database, tenant);
  const isGoingOn = epoch?.fields.state?.stringValue === 'restoring';
  const begunFor = epoch?.fields.restored_to?.timestampValue;
  const wasBegun = isGoingOn && begunFor !== undefined && inMicroseconds(begunFor) === restoredTo;
  // Who merely asked for an account is none yet; those that a run before this one made do not count either.
  const intoEmpty = isGoingOn
    ? journal?.fields.into_empty.booleanValue === true
    : !accounts.some(({ fields }) => isSet(fields.role));
  const id = wasBegun ? epoch.fields.id.stringValue : randomUUID();
  if (!wasBegun) {
    const fields = {
      id: string(id),
      state: string('restoring'),
      restored_to: time(restoredTo),
      earlier: earlierOf(epoch?.fields),
    };
    const asRead = epoch === null ? { exists: false } : { updateTime: epoch.updateTime };
    await database.commit([
      {
        ...database.put(epochPath(tenant), fields, asRead),
        updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
      },
      database.put(journalPath(tenant), { epoch: string(id), into_empty: { booleanValue: intoEmpty } }),
    ]);
  }
  // Before anybody is kept out, so that a device that is refused already finds why.
  const at = (await database.get(epochPath(tenant))).fields.at.timestampValue;
  const open = accounts.filter(({ fields }) => !isClosed(fields));
  await database.writeEach(
    open.map(({ path }) => database.change(path, { closed_at: time(at) }, ['closed_at'])),
  );
  // Who was let in a moment ago may still be at work.
  const closedAt = open.length > 0 ? Date.now() : Date.parse(at);
  return { id, at, intoEmpty, wasBegun, closedAt };
}

/** Lets everybody in again, in the commit that says so. */
export async function openFirm({ database, tenant, id }) {
  const epoch = await database.get(epochPath(tenant));
  if (epoch?.fields.id.stringValue !== id || epoch.fields.state.stringValue !== 'restoring')
    throw new PlainFailure(`Another restore of ${tenant} took the place of this one.`);
  const closed = (await accountsOf(database, tenant)).filter(({ fields }) => isClosed(fields));
  const lifts = closed.map(({ path }) => database.change(path, {}, ['closed_at']));
  await database.writeEach(lifts.slice(AT_ONCE));
  const { updateTime } = epoch;
  await database.commit([
    ...lifts.slice(0, AT_ONCE),
    database.change(epochPath(tenant), { state: string('open') }, ['state'], { updateTime }),
    database.remove(journalPath(tenant)),
  ]);
}

/** The restores before this one, ended or not: a device may have been away for several. */
function earlierOf(before) {
  if (before?.restored_to === undefined) return { arrayValue: {} };
  const { id, restored_to, earlier } = before;
  const values = [...(earlier?.arrayValue?.values ?? []), { mapValue: { fields: { id, restored_to } } }];
  return { arrayValue: { values: values.slice(-EARLIER_RESTORES) } };
}

const accountsOf = (database, tenant) =>
  database.find('app_users', { field: { fieldPath: 'tenant_id' }, op: 'EQUAL', value: string(tenant) }, [
    'closed_at',
    'role',
  ]);

const isSet = (value) => value !== undefined && !('nullValue' in value);
const isClosed = ({ closed_at }) => isSet(closed_at);

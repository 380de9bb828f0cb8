import { SERVER_TIME_FIELDS } from '@portal/domain';
import { contentOf } from '#data/local/content-of.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { sameValue } from '#data/local/same-value.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { withoutAnswered } from './answered-item.ts';
import { policyOf } from './conflict-policies.ts';
import { withSignature } from './signature.ts';

type Values = Record<string, unknown>;

export type Decision =
  /** These fields of the patch are written, all others stay as the server has them. */
  | { kind: 'write'; fields: Values }
  /** The server already has what was meant, or keeps its own. */
  | { kind: 'nothing' }
  | { kind: 'ask'; fields: string[]; mine: Values; theirs: Values; base: Values };

/**
 * A patch or removal against the server's present row: pure, from what the person saw (`base_values`), what the
 * person wrote, and the policy of each field.
 */
export function decide(
  entry: Pick<OutboxEntry, 'kind' | 'entity' | 'patch' | 'base_values' | 'crossed_epoch'>,
  server: StoredRow,
): Decision {
  if (entry.kind === 'remove') return decideRemoval(entry, server);
  // Edited here, removed there: always a person's decision.
  if (server.deleted_at !== null) return ask(Object.keys(entry.patch), entry, null);

  const written: Values = {};
  const asked: string[] = [];
  for (const field of Object.keys(entry.patch)) {
    const verdict = decideField(field, entry, server);
    if (verdict.kind === 'write') written[field] = verdict.value;
    if (verdict.kind === 'ask') asked.push(field);
  }
  if (asked.length > 0) return ask(asked, entry, server);
  const fields = withSignature(entry, server, withoutAnswered(entry, server, written));
  return Object.keys(fields).length === 0 ? { kind: 'nothing' } : { kind: 'write', fields };
}

type FieldVerdict = { kind: 'write'; value: unknown } | { kind: 'keep' } | { kind: 'ask' };

function decideField(
  field: string,
  entry: Pick<OutboxEntry, 'entity' | 'patch' | 'base_values' | 'crossed_epoch'>,
  server: StoredRow,
): FieldVerdict {
  const mine = entry.patch[field];
  const theirs = server[field];
  if (sameValue(mine, theirs)) return { kind: 'keep' };
  const policy = policyOf(entry.entity, field);
  if (typeof policy === 'object' && policy.with in entry.patch)
    return follow(policy.with, mine, entry, server);
  if (policy === 'latest') return isLater(mine, theirs) ? { kind: 'write', value: mine } : { kind: 'keep' };
  if (sameValue(theirs, entry.base_values[field])) return { kind: 'write', value: mine };
  switch (policy) {
    case 'mine':
      // What the author saw in its place may be of a time that was restored away.
      return entry.crossed_epoch === true ? { kind: 'ask' } : { kind: 'write', value: mine };
    case 'server':
      return { kind: 'keep' };
    case 'union': {
      const value = mergeSets(entry.base_values[field], mine, theirs);
      return sameValue(value, theirs) ? { kind: 'keep' } : { kind: 'write', value };
    }
    default:
      return { kind: 'ask' };
  }
}

/** A completion's time goes with the completion, no matter who made it. */
function follow(
  lead: string,
  mine: unknown,
  entry: Pick<OutboxEntry, 'entity' | 'patch' | 'base_values' | 'crossed_epoch'>,
  server: StoredRow,
): FieldVerdict {
  const verdict = decideField(lead, entry, server);
  return verdict.kind === 'write' ? { kind: 'write', value: mine } : verdict;
}

/** Theirs, with what this side added and without what this side took out; their order first. */
export function mergeSets(base: unknown, mine: unknown, theirs: unknown): unknown[] {
  const before = listOf(base);
  const own = listOf(mine);
  const other = listOf(theirs);
  const removed = new Set(before.filter((item) => !own.includes(item)));
  const added = own.filter((item) => !before.includes(item) && !other.includes(item));
  return [...other.filter((item) => !removed.has(item)), ...added];
}

/** Instants sort as text. */
const isLater = (mine: unknown, theirs: unknown) => String(mine) > String(theirs);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function decideRemoval(
  entry: Pick<OutboxEntry, 'entity' | 'patch' | 'base_values' | 'crossed_epoch'>,
  server: StoredRow,
): Decision {
  if (server.deleted_at !== null) return { kind: 'nothing' };
  // What the person saw was taken off the device with the rights: everything may have changed since.
  const seen = Object.keys(entry.base_values);
  if (seen.length === 0) return ask(Object.keys(contentOf(entry.entity, server)), entry, server);
  // What functions set (a file's check) is nobody's edit, nor is a time that the server set itself and this device had guessed.
  const edited = seen.filter((field) => {
    const policy = policyOf(entry.entity, field);
    const isServerTime = SERVER_TIME_FIELDS[entry.entity]?.includes(field) === true;
    const told = isServerTime && typeof policy === 'object' ? policy.with : field;
    return policy !== 'server' && !sameValue(server[told], entry.base_values[told]);
  });
  return edited.length === 0 ? { kind: 'write', fields: {} } : ask(edited, entry, server);
}

function ask(
  fields: string[],
  entry: Pick<OutboxEntry, 'patch' | 'base_values'>,
  server: StoredRow | null,
): Decision {
  const pick = (from: Values) => Object.fromEntries(fields.filter((f) => f in from).map((f) => [f, from[f]]));
  return {
    kind: 'ask',
    fields,
    mine: pick(entry.patch),
    theirs: server === null ? {} : pick(server),
    base: pick(entry.base_values),
  };
}

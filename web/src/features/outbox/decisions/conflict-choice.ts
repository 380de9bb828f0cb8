import type { Conflict, OutboxEntry } from '#data/outbox/outbox-entry.ts';

/** Whose value stays, field by field. */
export type Side = 'mine' | 'theirs';
export type Choice = Readonly<Record<string, Side>>;

/** Nothing is decided for the person: the own version is marked, as it is what the device shows now. */
export const keepAll = (conflict: Conflict, side: Side): Choice =>
  Object.fromEntries(conflict.fields.map((field) => [field, side]));

/** The values of the server that the person chose: what the own version still has to take over. */
export function takenOver(conflict: Conflict, choice: Choice): Record<string, unknown> {
  const fields = conflict.fields.filter((field) => choice[field] === 'theirs');
  return Object.fromEntries(fields.map((field) => [field, conflict.theirs[field]]));
}

/** Whether nothing of the own operation is left: fields that nobody disputes are left of it, for instance. */
export function givesUpAll(entry: Pick<OutboxEntry, 'patch'>, choice: Choice): boolean {
  return Object.keys(entry.patch).every((field) => choice[field] === 'theirs');
}

/** Which question a conflict asks. */
export type ConflictQuestion =
  /** Both changed the same fields. */
  | 'fields'
  /** The server's record was removed after the own edit. */
  | 'removed_there'
  /** The own removal met an edit at the server. */
  | 'removed_here';

export function conflictQuestion(conflict: Conflict, kind: OutboxEntry['kind']): ConflictQuestion {
  if (kind === 'remove') return 'removed_here';
  return conflict.server_rev === null ? 'removed_there' : 'fields';
}

import { isDeepStrictEqual } from 'node:util';
import { type Receipt, IMMUTABLE_FIELDS, REVISION_STAMPS } from '@portal/domain';

export type PlannedWrite = {
  kind: Receipt['kind'];
  rev: number;
  /** Exactly what is written, besides the revision stamps. */
  changes: Record<string, unknown>;
  /** The receipt's `fields`: the names of `changes`. */
  fields: string[];
};

/**
 * What turning `current` into `next` means in the protocol, or null when nothing differs: a run that
 * comes twice then writes nothing. Keys that `next` does not name stay as they are.
 */
export function planWrite(
  current: Record<string, unknown> | null,
  next: Record<string, unknown>,
): PlannedWrite | null {
  const changed = Object.entries(next).filter(
    ([key, value]) => !isRevisionStamp(key) && !isDeepStrictEqual(current?.[key], value),
  );
  if (changed.length === 0) return null;
  if (current !== null) refuseImmutable(changed.map(([key]) => key));
  const changes = Object.fromEntries(changed);
  return {
    kind: kindOf(current, changes),
    rev: (typeof current?.rev === 'number' ? current.rev : 0) + 1,
    changes,
    fields: Object.keys(changes),
  };
}

function kindOf(current: Record<string, unknown> | null, changes: Record<string, unknown>): Receipt['kind'] {
  if (current === null) return 'create';
  return (changes.deleted_at ?? null) === null ? 'patch' : 'remove';
}

function isRevisionStamp(key: string): boolean {
  return REVISION_STAMPS.some((stamp) => stamp === key);
}

function refuseImmutable(keys: string[]): void {
  const broken = keys.filter((key) => IMMUTABLE_FIELDS.some((fixed) => fixed === key));
  if (broken.length > 0) throw new Error(`A mirrored document never changes its ${broken.join(', ')}`);
}

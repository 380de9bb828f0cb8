import type { PortalDatabase } from './portal-database.ts';

/** A stored value as an older version of the app wrote it: what it holds is known to the step that raises it. */
type Stored = Record<string, unknown>;

/** `steps[0]` raises shape 1 to shape 2, and so on: what is stored names its shape in `schema_v`, or is of the first. */
type Steps = readonly ((stored: Stored) => Stored)[];

/**
 * What holds work that was never sent, and so may be older than the app that reads it. Raised at every read and not
 * once when the database is upgraded: a tab of an earlier version that is still open goes on writing its own shape.
 * Each earlier shape is a frozen row of `frozen-shapes.test.ts`. So far all growth was keys that may be missing.
 */
const STEPS: Readonly<Record<'outbox' | 'uploads' | 'conflicts' | 'drafts' | 'meta', Steps>> = {
  outbox: [],
  uploads: [],
  conflicts: [],
  drafts: [],
  /** The unfinished import, by key. */
  meta: [],
};

/** Puts the steps before every read of these tables, the screens' and the engine's alike. */
export function raiseWhatIsRead(db: PortalDatabase, stepsOf: Readonly<Record<string, Steps>> = STEPS): void {
  for (const [table, steps] of Object.entries(stepsOf)) {
    db.table(table).hook('reading', (stored: Stored | undefined) => stored && raise(stored, steps));
  }
}

/** A shape that is newer than this version is left as it is: only who wrote it knows what it means. */
function raise(stored: Stored, steps: Steps): Stored {
  const from = typeof stored['schema_v'] === 'number' ? stored['schema_v'] : 1;
  const missing = steps.slice(from - 1);
  if (missing.length === 0) return stored;
  return { ...missing.reduce((raised, step) => step(raised), stored), schema_v: steps.length + 1 };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Ways to break the engine that the simulator must notice. Each takes one passage of the source for another
 * while the simulator is bundled; a passage that is no longer there stops the run, so that no plant goes blind.
 */
export const PLANTS = {
  'cursor without tie-break': {
    file: 'web/src/sync/puller.ts',
    find: 'return last === undefined ? null : { updated_at: last.updated_at, id: last.id };',
    plant: "return last === undefined ? null : { updated_at: last.updated_at, id: '\\uffff' };",
  },
  'no overlap': {
    file: 'web/src/sync/cursor.ts',
    find: 'return { updated_at: earlierBy(cursor.safe_at, overlapMs),',
    plant: 'return { updated_at: earlierBy(cursor.safe_at, 0 * overlapMs),',
  },
  'cursor ahead of its rows': {
    file: 'web/src/sync/puller.ts',
    find: '  await context.ports.store.transaction([scope.entity], async (tx) => {',
    plant: `  await context.ports.store.transaction([], async (tx) => {
    await tx.putCursor(move((await tx.cursor(scope.key)) ?? startCursor(scope.key)));
  });
  await context.ports.store.transaction([scope.entity], async (tx) => {`,
  },
  'older row applied': {
    file: 'web/src/sync/apply.ts',
    find: 'if (remote.rev !== knownRev) return remote.rev > knownRev;',
    plant: 'if (remote.rev !== knownRev) return true;',
  },
  'receipt ignored': {
    file: 'web/src/sync/push.ts',
    find: 'if (receipt !== null) return',
    plant: 'if (receipt !== null && entry.seq < 0) return',
  },
  'entry skipped': {
    file: 'web/src/sync/apply.ts',
    find: 'return entries.filter((entry) => entry !== done)',
    plant: 'return entries.filter((entry) => entry !== done && entry.kind !== done.kind)',
  },
  'interrupted entry forgotten': {
    file: 'web/src/sync/entry-transactions.ts',
    find: "entries.filter(({ state }) => state === 'sending')",
    plant: 'entries.filter(({ attempts }) => attempts > 99)',
  },
  'merged while in flight': {
    file: 'web/src/data/plan-write.ts',
    find: "entry.state === 'queued' && entry.attempts === 0;",
    plant: "entry.state !== 'parked';",
  },
  'row before its file': {
    file: 'web/src/sync/lanes.ts',
    find: "(files.get(id)?.state ?? 'done') === 'done'",
    plant: "(files.get(id)?.state ?? 'done') !== 'parked'",
  },
  'out of order': {
    file: 'web/src/sync/lanes.ts',
    find: 'const isFirst = !lanes.has(lane);',
    plant: 'const isFirst = !lanes.has(entry.op_id);',
  },
  'conflict overwritten': {
    file: 'web/src/sync/conflict.ts',
    find: "      return { kind: 'ask' };",
    plant: "      return { kind: 'write', value: mine };",
  },
  'line closed by the one before': {
    file: 'web/src/sync/line.ts',
    find: 'if (context.confirm.current === confirm) context.confirm.current = null;',
    plant: 'context.confirm.current = null;',
  },
  'wipe forgotten': {
    file: 'web/src/sync/membership-keeper.ts',
    find: 'const erased = await store.erase();',
    plant: 'const erased = true;',
  },
  'purge forgotten': {
    file: 'web/src/sync/purge.ts',
    find: 'for (const entity of entities) await purgeEntity(tx, entity, scopes);',
    plant: 'entities.clear();',
  },
};

/** For esbuild: plants one of them. */
export function planting(name) {
  const plant = PLANTS[name];
  if (plant === undefined) throw new Error(`No plant is called '${name}'.`);
  const target = path.resolve(plant.file);
  return {
    name: 'planting',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
        if (file !== target) return undefined;
        const source = await readFile(file, 'utf8');
        if (source.split(plant.find).length !== 2)
          throw new Error(`'${name}' does not fit ${plant.file} any more.`);
        return { contents: source.replace(plant.find, () => plant.plant), loader: 'ts' };
      });
    },
  };
}

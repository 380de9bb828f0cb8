import { afterAll, beforeAll } from 'vitest';
import { openWorld, type RulesWorld } from './open-world.ts';

/** Builds the world before the tests of a file and leaves it after them. */
export function useWorld(): RulesWorld {
  let opened: Awaited<ReturnType<typeof openWorld>>;
  beforeAll(async () => {
    opened = await openWorld();
  });
  afterAll(() => opened.close());
  return {
    as: (persona) => opened.world.as(persona),
    storageAs: (persona) => opened.world.storageAs(persona),
    withFactor: (persona) => opened.world.withFactor(persona),
    put: (path, data) => opened.world.put(path, data),
    erase: (path) => opened.world.erase(path),
    addRow: (entity, fields, place) => opened.world.addRow(entity, fields, place),
  };
}

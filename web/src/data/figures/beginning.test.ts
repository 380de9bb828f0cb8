import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { openDatabase } from '#data/local/database.ts';
import { beginningRead, hideFirstSteps } from './beginning.ts';

let db: PortalDatabase;
beforeEach(() => {
  db = openDatabase('helena', 'aurora');
});
afterEach(() => db.delete());

const ENTITIES = ['clients', 'obligations', 'documents', 'tasks', 'services', 'people'] as const;
const pull = (entities: readonly string[] = ENTITIES) =>
  db.cursors.bulkPut(
    entities.map((scope) => ({ scope, bootstrapped: true }) as never), // all that is read of a cursor here
  );
const put = (entity: string, ...ids: string[]) => db.table(entity).bulkPut(ids.map((id) => ({ id })));
const read = () => beginningRead.read(db);

describe('how far a firm has begun', () => {
  it('is not known before everything has come to this device', async () => {
    expect(await read()).toEqual({ isEmpty: null, begun: null, isHidden: false });
    await pull(ENTITIES.slice(1));
    await put('services', 's1');
    expect(await read()).toMatchObject({ isEmpty: null, begun: null });
  });

  it('is nothing where everything has come and there is nobody but the person who looks', async () => {
    await pull();
    await put('people', 'helena');
    expect(await read()).toEqual({
      isEmpty: true,
      begun: { clients: false, people: false, services: false, obligations: false },
      isHidden: false,
    });
  });

  it.each(['clients', 'obligations', 'documents', 'tasks'])(
    'is no empty firm from its first row of %s on, whatever else is still to come',
    async (entity) => {
      await put(entity, 'x1');
      expect(await read()).toMatchObject({ isEmpty: false, begun: null });
    },
  );

  it('is told by what is there', async () => {
    await pull();
    await put('people', 'helena', 'rafael');
    await put('services', 's1');
    expect((await read()).begun).toEqual({
      clients: false,
      people: true,
      services: true,
      obligations: false,
    });
    await put('clients', 'c1');
    await put('obligations', 'o1');
    expect(Object.values((await read()).begun ?? {})).toEqual([true, true, true, true]);
  });

  it('is put away on this device', async () => {
    await hideFirstSteps(db);
    expect((await read()).isHidden).toBe(true);
  });
});

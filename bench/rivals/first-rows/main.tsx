import { type Kind, rowsOf } from './kind.ts';

// `?kind=`: which store; with `&rest=1` nothing is read at the start. Nothing but the store and the rows is on the page: no
// framework, no frame, no sign-in.

/** When the page's first script ran: before it, nothing differs. */
const benchBegan = performance.now();

const KINDS: Record<string, () => Promise<{ kind: Kind }>> = {
  ours: () => import('./kinds/ours.ts'),
  dexie: () => import('./kinds/dexie.ts'),
  'dexie-indexed': () => import('./kinds/dexie-indexed.ts'),
  'sdk-multi': () => import('./kinds/firestore-multi.ts'),
  'sdk-synced': () => import('./kinds/firestore-synced.ts'),
  'sdk-single': () => import('./kinds/firestore-single.ts'),
};
const FIRST = 50;

const parameters = new URLSearchParams(location.search);
const load = KINDS[parameters.get('kind') ?? ''];
if (load === undefined) throw new Error('no such store');

/** How long it takes to keep so many rows, in ms; the rows and the code are there before. */
async function benchFill(count: number): Promise<number> {
  const rows = rowsOf(count);
  const { kind } = await using;
  await kind.prepare?.();
  const start = performance.now();
  await kind.fill(rows);
  const took = performance.now() - start;
  await kind.sync?.(rows, FIRST);
  return took;
}

const using = load();
Object.assign(window, { benchFill, benchBegan });
if (!parameters.has('rest')) {
  const found = await (await using).kind.first(FIRST);
  const items = found.map(({ filename }) => {
    const item = document.createElement('li');
    item.textContent = filename;
    return item;
  });
  document.querySelector('ol')?.replaceChildren(...items);
}

import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./start-engine.ts', () => ({ startEngine: () => undefined }));
vi.mock('./connect-server.ts', () => ({ connectServer: () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  // Each test is a page of its own.
  vi.resetModules();
  ended = new AbortController();
});
afterEach(() => {
  vi.useRealTimers();
});

// Other files share these modules: for them nothing keeps the line.
afterAll(() => void vi.resetModules());

let ended = new AbortController();

async function signedIn(firstRows: Promise<unknown> | null) {
  const { loadEngine } = await import('./engine-code.ts');
  const { untilLineIsFree } = await import('#ui/lazy/free-line.ts');
  await loadEngine(firstRows === null ? null : { untilRows: () => firstRows, ended: ended.signal });
  await vi.dynamicImportSettled();
  return untilLineIsFree;
}

it('has what comes after the first screen wait until the first rows are shown', async () => {
  let come = () => {};
  const untilLineIsFree = await signedIn(new Promise<void>((resolve) => (come = resolve)));
  await vi.advanceTimersByTimeAsync(5_000);
  const free = untilLineIsFree();
  expect(free).not.toBeNull();
  const { beginScreenRead } = await import('#data/live/screen-reads.ts');
  come();
  // Rows may come before the screen that shows them.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(untilLineIsFree()).not.toBeNull();
  const show = beginScreenRead();
  await vi.advanceTimersByTimeAsync(500);
  expect(untilLineIsFree()).not.toBeNull();
  show();
  await vi.advanceTimersByTimeAsync(500);
  await free;
  expect(untilLineIsFree()).toBeNull();
});

it('lets it come where the engine ends before there is a screen', async () => {
  const untilLineIsFree = await signedIn(Promise.resolve());
  await vi.advanceTimersByTimeAsync(100);
  expect(untilLineIsFree()).not.toBeNull();
  ended.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(untilLineIsFree()).toBeNull();
});

it('lets it come after a while where no rows do', async () => {
  const untilLineIsFree = await signedIn(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(untilLineIsFree()).toBeNull();
});

it('has nobody wait whose rows are on the device', async () => {
  expect((await signedIn(null))()).toBeNull();
});

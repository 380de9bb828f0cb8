import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./start-engine.ts', () => ({ startEngine: () => undefined }));
vi.mock('./connect-server.ts', () => ({ connectServer: () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  // Each test is a page of its own.
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});

async function signedIn(firstRows: Promise<unknown>) {
  const { awaitedCode, loadEngine } = await import('./engine-code.ts');
  await loadEngine(() => firstRows);
  await vi.dynamicImportSettled();
  return awaitedCode;
}

it('has what comes after the first screen wait until the first rows are there', async () => {
  let come = () => {};
  const awaitedCode = await signedIn(new Promise<void>((resolve) => (come = resolve)));
  const awaited = awaitedCode();
  expect(awaited).not.toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(awaitedCode()).not.toBeNull();
  come();
  await awaited;
  expect(awaitedCode()).toBeNull();
});

it('lets it come after a while where no rows do', async () => {
  const awaitedCode = await signedIn(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(awaitedCode()).toBeNull();
});

it('has nobody wait whose rows are on the device', async () => {
  const { awaitedCode, loadEngine } = await import('./engine-code.ts');
  await loadEngine(null);
  expect(awaitedCode()).toBeNull();
});

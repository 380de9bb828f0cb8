import { vi } from 'vitest';

/** A busy machine is no failure: what is waited for comes at once or, there, seconds later. */
const PATIENCE_MS = 10_000;

const wait = vi.waitFor.bind(vi);
vi.waitFor = (check, options) =>
  wait(check, { timeout: PATIENCE_MS, ...(typeof options === 'number' ? { timeout: options } : options) });

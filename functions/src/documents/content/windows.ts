import { createInflate, createInflateRaw } from 'node:zlib';
import type { Budget } from './budget.ts';

const WINDOW_BYTES = 64 * 1024;
/** What is looked for may cross two windows; nothing looked for is longer than this. */
export const OVERLAP_BYTES = 1024;

export type Packing = 'stored' | 'deflate' | 'zlib';

/** The unpacked bytes piece by piece: never more than a window of them at once. */
export async function* windowsOf(
  packed: Uint8Array,
  packing: Packing,
  budget: Budget,
): AsyncGenerator<Uint8Array, void> {
  if (packing === 'stored') {
    for (let at = 0; at < packed.length; at += WINDOW_BYTES) {
      budget.step();
      yield packed.subarray(at, at + WINDOW_BYTES);
    }
    return;
  }
  const inflate = (packing === 'zlib' ? createInflate : createInflateRaw)({ chunkSize: WINDOW_BYTES });
  inflate.end(packed);
  const windows: AsyncIterable<Buffer> = inflate;
  try {
    for await (const window of windows) {
      budget.unpacked(window.length);
      yield window;
    }
  } finally {
    inflate.destroy();
  }
}

/**
 * Each window with the end of the one before at its head, and after the last one such an end followed by zeros:
 * what begins in the last bytes of a window is met again, with all that follows it.
 */
export async function* overlapping(windows: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let tail: Uint8Array = new Uint8Array();
  for await (const window of windows) {
    const joined = Buffer.concat([tail, window]);
    yield joined;
    tail = joined.subarray(-OVERLAP_BYTES);
  }
  yield Buffer.concat([tail, Buffer.alloc(OVERLAP_BYTES)]);
}

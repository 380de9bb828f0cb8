import { ContentRefused } from './refused.ts';

const MILLISECONDS = 4_000;
const UNPACKED_BYTES = 100 * 1024 * 1024;

/** What one file may cost. Asked between steps, each of which is short by its own bounds. */
export type Budget = {
  step: () => void;
  /** Counts bytes that were unpacked, over all parts and depths. */
  unpacked: (bytes: number) => void;
};

export function startBudget(milliseconds = MILLISECONDS, unpackedBytes = UNPACKED_BYTES): Budget {
  const end = performance.now() + milliseconds;
  let left = unpackedBytes;
  const step = () => {
    if (performance.now() > end) throw new ContentRefused('unverifiable');
  };
  return {
    step,
    unpacked: (bytes) => {
      left -= bytes;
      if (left < 0) throw new ContentRefused('unverifiable');
      step();
    },
  };
}

export type Backoff = {
  first_ms: number;
  /** Long enough to spare the one who is asked, short enough that nobody waits for it in vain. */
  longest_ms: number;
};

/**
 * The pause after so many failures in a row, the first counting as one: doubled each time up to the longest. With a
 * fraction between 0 and 1 it is spread over half its length, so that devices that lost a server together do not return
 * together.
 */
export function backoff({ first_ms, longest_ms }: Backoff, failures: number, fraction = 1): number {
  const pause = Math.min(first_ms * 2 ** Math.max(0, failures - 1), longest_ms);
  return pause * (0.5 + fraction / 2);
}

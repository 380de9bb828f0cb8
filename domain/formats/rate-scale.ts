/** A rate is kept as a whole number, so many to the per cent: 1,05 % is 105,000. */
export const RATE_SCALE = 100_000;

/** No month since 1995 came near it, and a slip of the pen does. */
export const HIGHEST_RATE = 20 * RATE_SCALE;

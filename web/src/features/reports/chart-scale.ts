export type ChartScale = {
  /** The height of the drawing. */
  top: number;
  /** From 0 to `top`, all whole and as far from each other. */
  ticks: readonly number[];
};

/** A line more than this and they are in the way of what is drawn. */
const MOST_STEPS = 4;

/** An axis for counts up to `most`: steps of 1, 2 or 5, or ten times those, as people count. */
export function scaleFor(most: number): ChartScale {
  let unit = 1;
  for (;;) {
    for (const step of [unit, 2 * unit, 5 * unit]) {
      const steps = Math.max(1, Math.ceil(most / step));
      if (steps <= MOST_STEPS)
        return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, at) => at * step) };
    }
    unit *= 10;
  }
}

export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Between notices and what they must leave free, in px. */
const GAP = 8;

/**
 * How far above the bottom of the window notices go: as low as they do not cover what has to stay free. `box` is where
 * they would be by themselves. Where there is no room at all they stay there.
 */
export function freeBottom(box: Box, kept: readonly Box[], windowHeight: number): number {
  const height = box.bottom - box.top;
  const inTheWay = kept.filter(({ left, right }) => left < box.right + GAP && right > box.left - GAP);
  let bottom = box.bottom;
  for (;;) {
    const top = bottom - height;
    const highest = inTheWay
      .filter((one) => one.top < bottom + GAP && one.bottom > top - GAP)
      .reduce((lowest, one) => Math.min(lowest, one.top - GAP), bottom);
    if (highest === bottom) return windowHeight - bottom;
    if (highest - height < GAP) return windowHeight - box.bottom;
    bottom = highest;
  }
}

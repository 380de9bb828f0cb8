import { describe, expect, it } from 'vitest';
import { scaleFor } from './chart-scale.ts';

describe('the axis of a chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [20, [0, 5, 10, 15, 20]],
    [52, [0, 20, 40, 60]],
    [1234, [0, 500, 1000, 1500]],
  ])('for up to %i has the lines %j', (most, ticks) => {
    expect(scaleFor(most)).toEqual({ top: ticks.at(-1), ticks });
  });
});

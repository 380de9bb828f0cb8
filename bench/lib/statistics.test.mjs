import { describe, expect, it } from 'vitest';
import { percentile, summaryOf } from './statistics.mjs';

const upTo = (count) => Array.from({ length: count }, (_, index) => count - index);

describe('a percentile', () => {
  it('is the smallest measured value that the share does not exceed', () => {
    expect(percentile(upTo(20), 0.95)).toBe(19);
    expect(percentile(upTo(20), 0.5)).toBe(10);
    expect(percentile(upTo(100), 0.95)).toBe(95);
  });

  it('of one value is that value', () => {
    expect(summaryOf([7])).toEqual({ count: 1, p50: 7, p95: 7, max: 7 });
  });

  it('sorts by size and not by spelling', () => {
    expect(percentile([900, 1000, 80], 1)).toBe(1000);
  });

  it('of nothing is an error and not a number', () => {
    expect(() => percentile([], 0.5)).toThrow('Nothing was measured');
  });
});

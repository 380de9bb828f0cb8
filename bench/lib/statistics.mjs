/**
 * The value that `share` (0 to 1) of the measured ones do not exceed, by nearest rank: always one that was measured.
 */
export function percentile(values, share) {
  if (values.length === 0) throw new Error('Nothing was measured');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** What a table shows of one series. */
export function summaryOf(values) {
  return {
    count: values.length,
    p50: percentile(values, 0.5),
    p95: percentile(values, 0.95),
    max: percentile(values, 1),
  };
}

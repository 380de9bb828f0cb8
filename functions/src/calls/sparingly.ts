/** Says yes at most so often in each stretch of time. */
export function sparingly({ most, everyMs }: { most: number; everyMs: number }): (now: number) => boolean {
  let startedAt = 0;
  let count = 0;
  return (now) => {
    if (now - startedAt >= everyMs) {
      startedAt = now;
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}

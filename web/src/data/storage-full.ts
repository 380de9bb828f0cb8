/** Whether a write failed for want of room; Dexie wraps the browser's error once or twice. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Object && depth < 4; depth += 1) {
    if ('name' in cause && cause.name === 'QuotaExceededError') return true;
    cause = 'inner' in cause ? cause.inner : null;
  }
  return false;
}

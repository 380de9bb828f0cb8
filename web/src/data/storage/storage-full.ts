/** Whether a write failed for want of room; Dexie wraps the browser's error once or twice, and lists those of many. */
export function isStorageFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Object) || depth > 3) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  const causes: unknown[] = [
    'inner' in error ? error.inner : null,
    ...('failures' in error && Array.isArray(error.failures) ? (error.failures as unknown[]) : []),
  ];
  return causes.some((cause) => isStorageFull(cause, depth + 1));
}

const HOUR_MS = 60 * 60 * 1000;

export type CallWindow = { startedAt: number; count: number };

/** One more call in windows of an hour that open with their first call; refused calls are not counted. */
export function countCall(
  window: CallWindow | null,
  now: number,
  perHour: number,
): { allowed: boolean; window: CallWindow & { endsAt: number } } {
  const open = window !== null && now < window.startedAt + HOUR_MS ? window : { startedAt: now, count: 0 };
  const allowed = open.count < perHour;
  return {
    allowed,
    window: {
      startedAt: open.startedAt,
      count: allowed ? open.count + 1 : open.count,
      endsAt: open.startedAt + HOUR_MS,
    },
  };
}

import type { Instant, RequestStatus, Row } from '@portal/domain';

export type RequestEvent = { at: Instant; by: string } & (
  | { kind: 'asked' }
  /** `answer` where the firm has written one. */
  | { kind: 'changed'; status: RequestStatus; answer: string | null }
);

/**
 * What a device knows of a request's way, the first first. It holds the row as it is now, not every revision:
 * of several changes it tells the last. The whole history is in the firm's audit.
 */
export function requestHistory(request: Row<'service_requests'>): RequestEvent[] {
  const { created_at, created_by, updated_at, updated_by, status, answer } = request;
  const asked: RequestEvent = { kind: 'asked', at: created_at, by: created_by };
  if (status === 'open' && answer === null) return [asked];
  return [asked, { kind: 'changed', at: updated_at, by: updated_by, status, answer }];
}

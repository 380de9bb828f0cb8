import { describe, expect, it } from 'vitest';
import type { ConnectionSummary } from '#data/live/connection.ts';
import { connectionView } from './connection-view.ts';

const now = new Date('2026-11-20T18:00:00Z');
const synced = Date.parse('2026-11-20T17:32:00Z');

const summary = (
  part: Partial<ConnectionSummary> & { last?: number | null; link?: 'online' | 'offline' },
) => ({
  connection: {
    kind: part.link ?? 'online',
    last_synced_at: part.last === undefined ? synced : part.last,
  } as const,
  queued: part.queued ?? 0,
  sending: part.sending ?? 0,
  parked: part.parked ?? 0,
  differing: part.differing ?? 0,
});

describe('connectionView', () => {
  it("says when all was sent, in the firm's time", () => {
    expect(connectionView(summary({}), true, now)).toEqual({ kind: 'all_sent', at: 'às 14:32' });
  });

  it('counts what is going', () => {
    expect(connectionView(summary({ queued: 1, sending: 1 }), true, now)).toEqual({
      kind: 'sending',
      current: 1,
      total: 2,
    });
    expect(connectionView(summary({ queued: 2 }), true, now)).toEqual({
      kind: 'sending',
      current: 1,
      total: 2,
    });
  });

  it('believes the browser at once that there is no network', () => {
    expect(connectionView(summary({ queued: 2 }), false, now)).toEqual({
      kind: 'offline',
      since: 'às 14:32',
      waiting: 2,
    });
  });

  it('believes the engine that the server cannot be reached', () => {
    expect(connectionView(summary({ link: 'offline' }), true, now).kind).toBe('offline');
  });

  it('says that the firm is being restored, whatever waits; and first that there is no connection', () => {
    const usual = summary({ queued: 2, parked: 1 });
    const restoring = { ...usual, connection: { ...usual.connection, restoring: true as const } };
    expect(connectionView(restoring, true, now)).toEqual({ kind: 'restoring' });
    expect(connectionView(restoring, false, now).kind).toBe('offline');
  });

  it('does not call a device offline that has not spoken to the server yet', () => {
    expect(connectionView(summary({ link: 'offline', last: null }), true, now)).toEqual({
      kind: 'all_sent',
      at: null,
    });
  });

  it('names the day of an exchange that was not today', () => {
    const last = Date.parse('2026-11-18T17:32:00Z');
    expect(connectionView(summary({ last }), false, now)).toMatchObject({ since: 'em 18/11/2026 às 14:32' });
  });

  it('puts what needs the person before what is going, and the missing network before both', () => {
    expect(connectionView(summary({ queued: 3, parked: 1 }), true, now)).toEqual({
      kind: 'attention',
      count: 1,
    });
    expect(connectionView(summary({ parked: 1 }), false, now).kind).toBe('offline');
    expect(connectionView(summary({ parked: 1, differing: 2 }), true, now)).toEqual({
      kind: 'attention',
      count: 3,
    });
  });
});

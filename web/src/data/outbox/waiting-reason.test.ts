import { describe, expect, it } from 'vitest';
import { waitingEntry as entry, waitingUpload as upload } from '#data/testing/outbox-entry.ts';
import { type Waiting, waitingReasons } from './waiting-reason.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const FAILURES = { kind: 'unavailable', count: 3 };

const reasonOf = (opId: string, waiting: Partial<Waiting>) =>
  waitingReasons({ entries: [], uploads: [], connection: 'online', now: NOW, ...waiting }).get(opId);

const one = (own: Parameters<typeof entry>[1], waiting: Partial<Waiting> = {}) =>
  reasonOf('a', { entries: [entry('a', own)], ...waiting });

describe('an operation', () => {
  it('that nothing holds goes in its turn', () => {
    expect(one({})).toEqual({ kind: 'turn' });
  });

  it('on its way is being sent', () => {
    expect(one({ state: 'sending' })).toEqual({ kind: 'sending' });
  });

  it('waits for a connection, whatever else', () => {
    expect(one({}, { connection: 'offline' })).toEqual({ kind: 'connection' });
    const unsure = { state: 'sending', attempts: 1 } as const;
    expect(one(unsure, { connection: 'offline' })).toEqual({ kind: 'connection' });
    const ofFile = { needs: ['u'] };
    expect(one(ofFile, { connection: 'offline', uploads: [upload('u')] })).toEqual({ kind: 'connection' });
  });

  it('waits for the person to sign in again', () => {
    expect(one({}, { connection: 'sign_in_needed' })).toEqual({ kind: 'sign_in' });
  });

  it('is held for a moment in which it can be undone', () => {
    expect(one({ next_at: NOW + 4000 })).toEqual({ kind: 'held' });
  });

  it('that failed is tried again at a time, and says how it failed', () => {
    const failed = { next_at: NOW + 30_000, attempts: 3, failures: FAILURES };
    expect(one(failed)).toEqual({ kind: 'retry', retry: { at: NOW + 30_000, failures: FAILURES } });
    expect(one({ ...failed, next_at: NOW - 1 })).toEqual({ kind: 'turn' });
  });

  it('of an older version of the portal says only how often it was tried', () => {
    expect(one({ next_at: NOW + 1, attempts: 2 })).toEqual({
      kind: 'retry',
      retry: { at: NOW + 1, failures: { kind: 'unknown', count: 2 } },
    });
  });
});

describe('an operation waits for its file', () => {
  it('and for how much of it has gone', () => {
    const uploads = [upload('u', { state: 'sending', sent_bytes: 405 })];
    expect(one({ needs: ['u'] }, { uploads })).toEqual({
      kind: 'file',
      document_id: 'd1',
      percent: 40,
      retry: null,
    });
  });

  it('which is tried again at a time', () => {
    const uploads = [upload('u', { attempts: 3, failures: FAILURES, next_at: NOW + 5000 })];
    expect(one({ needs: ['u'] }, { uploads })).toMatchObject({
      retry: { at: NOW + 5000, failures: FAILURES },
    });
  });

  it('until it is there', () => {
    expect(one({ needs: ['u'] }, { uploads: [upload('u', { state: 'done' })] })).toEqual({ kind: 'turn' });
    expect(one({ needs: ['gone'] })).toEqual({ kind: 'turn' });
  });
});

describe('an operation waits for another', () => {
  const first = entry('first', { doc_id: 'c1', seq: 1 });
  const parked = { ...first, state: 'parked', error_kind: 'permission_denied' } as const;

  it('on the same record that was written before', () => {
    const later = entry('later', { doc_id: 'c1', seq: 2 });
    expect(reasonOf('later', { entries: [later, first] })).toEqual({ kind: 'same_record' });
    expect(reasonOf('first', { entries: [later, first] })).toEqual({ kind: 'turn' });
  });

  it('that it needs', () => {
    const later = entry('later', { needs: ['first'], seq: 2 });
    expect(reasonOf('later', { entries: [first, later] })).toEqual({ kind: 'other_record', before: first });
  });

  it('that comes before it in the conversation', () => {
    const later = entry('later', { after: ['first'], seq: 2 });
    expect(reasonOf('later', { entries: [first, later] })).toEqual({ kind: 'other_record', before: first });
  });

  it('in the order of the conversation also past one that is stuck', () => {
    const stuck = entry('stuck', { after: ['first'], state: 'parked', seq: 2 });
    const later = entry('later', { after: ['stuck'], seq: 3 });
    expect(reasonOf('later', { entries: [first, stuck, later] })).toEqual({
      kind: 'other_record',
      before: first,
    });
    expect(reasonOf('later', { entries: [stuck, later] })).toEqual({ kind: 'turn' });
  });

  it('and so for the person, where that one was refused, also without a connection', () => {
    const ofSame = entry('same', { doc_id: 'c1', seq: 2 });
    const needing = entry('needing', { needs: ['same'], seq: 3 });
    for (const connection of ['online', 'offline'] as const) {
      const waiting = { entries: [parked, ofSame, needing], connection };
      expect(reasonOf('same', waiting)).toEqual({ kind: 'person', behind: parked });
      expect(reasonOf('needing', waiting)).toEqual({ kind: 'person', behind: parked });
    }
  });

  it('and never goes round in a circle', () => {
    const one = entry('one', { needs: ['two'] });
    const two = entry('two', { needs: ['one'] });
    expect(reasonOf('one', { entries: [one, two] })).toEqual({ kind: 'other_record', before: two });
  });
});

it('what was refused has its own card and no reason to wait', () => {
  expect(one({ state: 'parked', error_kind: 'conflict' })).toBeUndefined();
});

import { instant } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { instantOf, withInstants } from './instants.ts';

describe('an instant of a Firestore timestamp', () => {
  it('keeps all nine digits', () => {
    const written = instantOf(new Timestamp(1_795_180_943, 7_042));
    expect(written).toBe('2026-11-20T13:22:23.000007042Z');
    expect(instant.safeParse(written).success).toBe(true);
  });

  it('replaces every timestamp of a row, and nothing else changes', () => {
    const row = { at: new Timestamp(0, 0), name: 'Ana', gone: null, ids: ['a'] };
    expect(withInstants(row)).toEqual({ ...row, at: '1970-01-01T00:00:00.000000000Z' });
  });
});

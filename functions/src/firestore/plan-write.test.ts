import { describe, expect, it } from 'vitest';
import { planWrite } from './plan-write.ts';

const ROW = {
  tenant_id: 't',
  client_id: 'c',
  name: 'A',
  tags: ['x'],
  rev: 4,
  updated_at: 'then',
  updated_by: 'u',
  last_op: 'u_1',
  deleted_at: null,
};

describe('planning a write to a mirrored document', () => {
  it('creates with every field named but the revision stamps', () => {
    expect(planWrite(null, { tenant_id: 't', name: 'A', deleted_at: null, rev: 9, last_op: 'x' })).toEqual({
      kind: 'create',
      rev: 1,
      changes: { tenant_id: 't', name: 'A', deleted_at: null },
      fields: ['tenant_id', 'name', 'deleted_at'],
    });
  });

  it('patches what differs, one revision on', () => {
    expect(planWrite(ROW, { name: 'B', tags: ['x'] })).toEqual({
      kind: 'patch',
      rev: 5,
      changes: { name: 'B' },
      fields: ['name'],
    });
  });

  it('is nothing when nothing differs', () => {
    expect(planWrite(ROW, { name: 'A', tags: ['x'], deleted_at: null, updated_at: 'now' })).toBeNull();
  });

  it('sees a list that differs only inside', () => {
    expect(planWrite(ROW, { tags: ['y'] })?.fields).toEqual(['tags']);
  });

  it('removes by setting the time of removal, with the content it empties', () => {
    expect(planWrite(ROW, { deleted_at: 'now', name: '' })).toMatchObject({
      kind: 'remove',
      fields: ['deleted_at', 'name'],
    });
  });

  it('brings back a removed row as a patch', () => {
    expect(planWrite({ ...ROW, deleted_at: 'then' }, { deleted_at: null })).toMatchObject({
      kind: 'patch',
      fields: ['deleted_at'],
    });
  });

  it.each(['tenant_id', 'client_id', 'created_by', 'kind'])('never changes %s', (key) => {
    expect(() => planWrite(ROW, { [key]: 'other' })).toThrow(key);
  });
});

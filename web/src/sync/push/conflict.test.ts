import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { decide, mergeSets } from './conflict.ts';

const NOW = '2026-11-20T12:00:00.000000000Z';
const server = (values: Record<string, unknown>): StoredRow => ({
  id: 'o1',
  tenant_id: 't',
  rev: 7,
  created_at: NOW,
  created_by: 'u',
  updated_at: NOW,
  updated_by: 'u',
  last_op: 'u_1',
  deleted_at: null,
  ...values,
});
const patch = (
  values: Record<string, unknown>,
  base_values: Record<string, unknown>,
  entity: OutboxEntry['entity'] = 'obligations',
) => ({ kind: 'patch' as const, entity, patch: values, base_values });

describe('a field that only one side changed', () => {
  test('by this side is written', () => {
    expect(
      decide(
        patch({ due_date: '2027-01-02' }, { due_date: '2027-01-01' }),
        server({ due_date: '2027-01-01' }),
      ),
    ).toEqual({
      kind: 'write',
      fields: { due_date: '2027-01-02' },
    });
  });

  test('by the other side stays out of the write', () => {
    const decision = decide(
      patch({ name: 'b' }, { name: 'a' }),
      server({ name: 'a', due_date: '2027-05-05' }),
    );
    expect(decision).toEqual({ kind: 'write', fields: { name: 'b' } });
  });
});

describe('a field that both sides changed', () => {
  test('to the same value needs nothing', () => {
    expect(decide(patch({ name: 'b' }, { name: 'a' }), server({ name: 'b' }))).toEqual({ kind: 'nothing' });
  });

  test('stays as the person wrote it where it is the owner’s free text', () => {
    expect(decide(patch({ name: 'mine' }, { name: 'a' }), server({ name: 'theirs' }))).toEqual({
      kind: 'write',
      fields: { name: 'mine' },
    });
  });

  test('is asked about where it was first sent to a server that was restored since, unless that has what was seen', () => {
    const crossed = { ...patch({ name: 'mine' }, { name: 'a' }), crossed_epoch: true as const };
    expect(decide(crossed, server({ name: 'theirs' }))).toMatchObject({ kind: 'ask', fields: ['name'] });
    expect(decide(crossed, server({ name: 'a' }))).toMatchObject({ kind: 'write' });
    expect(decide(crossed, server({ name: 'mine' }))).toEqual({ kind: 'nothing' });
  });

  test('stays as it is where a function or the first one sets it', () => {
    const read = patch({ read_at: NOW }, { read_at: null }, 'notifications');
    expect(decide(read, server({ read_at: '2026-11-19T12:00:00.000000000Z' }))).toEqual({ kind: 'nothing' });
  });

  test('is asked about where it is a date, and then nothing of the operation is written', () => {
    const decision = decide(
      patch({ due_date: '2027-01-02', name: 'b' }, { due_date: '2027-01-01', name: 'a' }),
      server({ due_date: '2027-01-03', name: 'a' }),
    );
    expect(decision).toEqual({
      kind: 'ask',
      fields: ['due_date'],
      mine: { due_date: '2027-01-02' },
      theirs: { due_date: '2027-01-03' },
      base: { due_date: '2027-01-01' },
    });
  });

  test('keeps what either side added where it is a set', () => {
    const decision = decide(
      patch({ document_ids: ['a', 'c'] }, { document_ids: ['a', 'b'] }),
      server({ document_ids: ['a', 'b', 'd'] }),
    );
    expect(decision).toEqual({ kind: 'write', fields: { document_ids: ['a', 'd', 'c'] } });
  });
});

describe('the time of a completion', () => {
  const complete = patch(
    { status: 'completed', completed_at: NOW },
    { status: 'pending', completed_at: null },
  );

  test('is written with the completion', () => {
    expect(decide(complete, server({ status: 'pending', completed_at: null }))).toEqual({
      kind: 'write',
      fields: { status: 'completed', completed_at: NOW },
    });
  });

  test('stays the other’s where the other completed it first', () => {
    const theirs = server({ status: 'completed', completed_at: '2026-11-19T12:00:00.000000000Z' });
    expect(decide(complete, theirs)).toEqual({ kind: 'nothing' });
  });
});

describe('removal', () => {
  const remove = (base_values: Record<string, unknown>, entity: OutboxEntry['entity'] = 'obligations') => ({
    kind: 'remove' as const,
    entity,
    patch: {},
    base_values,
  });

  test('of what nobody touched goes through', () => {
    expect(decide(remove({ name: 'a' }), server({ name: 'a' }))).toEqual({ kind: 'write', fields: {} });
  });

  test('of what was edited meanwhile asks', () => {
    expect(decide(remove({ name: 'a' }), server({ name: 'b' }))).toMatchObject({
      kind: 'ask',
      fields: ['name'],
      theirs: { name: 'b' },
    });
  });

  test('does not count a function’s mark as an edit', () => {
    const checked = server({ check: 'ok', category: null });
    expect(decide(remove({ check: 'pending', category: null }, 'documents'), checked)).toEqual({
      kind: 'write',
      fields: {},
    });
  });

  test('does not take the server’s time of a completion for an edit where the device had guessed it', () => {
    const seen = { status: 'completed', completed_at: NOW };
    const later = '2026-11-20T12:00:03.000000000Z';
    const theirs = server({ status: 'completed', completed_at: later });
    expect(decide(remove(seen), theirs)).toEqual({ kind: 'write', fields: {} });
    expect(decide(remove(seen), server({ status: 'pending', completed_at: null }))).toMatchObject({
      kind: 'ask',
      fields: ['status', 'completed_at'],
    });
  });

  test('of what is removed already needs nothing', () => {
    expect(decide(remove({ name: 'a' }), server({ deleted_at: NOW }))).toEqual({ kind: 'nothing' });
  });

  test('by the other side asks the person who edited', () => {
    expect(decide(patch({ name: 'b' }, { name: 'a' }), server({ name: 'a', deleted_at: NOW }))).toEqual({
      kind: 'ask',
      fields: ['name'],
      mine: { name: 'b' },
      theirs: {},
      base: { name: 'a' },
    });
  });
});

test('merged sets hold what either added and nothing that either removed, each once', () => {
  const items: string[] = ['a', 'b', 'c', 'd', 'e'];
  const set = fc.uniqueArray(fc.constantFrom(...items));
  fc.assert(
    fc.property(set, set, set, (base, mine, theirs) => {
      const merged = mergeSets(base, mine, theirs);
      expect(new Set(merged).size).toBe(merged.length);
      for (const item of items) {
        const wasThere = base.includes(item);
        const expected = wasThere
          ? mine.includes(item) && theirs.includes(item)
          : mine.includes(item) || theirs.includes(item);
        expect(merged.includes(item)).toBe(expected);
      }
    }),
  );
});

describe('a mark of reading', () => {
  const day = (date: string) => `2026-11-${date}T12:00:00.000000000Z`;
  const mark = (to: string, from: string, theirs: string) =>
    decide(
      patch({ last_read_at: day(to) }, { last_read_at: day(from) }, 'thread_reads'),
      server({ last_read_at: day(theirs) }),
    );

  test('moves forward, whatever another device has read', () => {
    const written = { kind: 'write', fields: { last_read_at: day('20') } };
    expect(mark('20', '18', '18')).toEqual(written);
    expect(mark('20', '18', '19')).toEqual(written);
  });

  test('never moves back', () => {
    expect(mark('19', '18', '20')).toEqual({ kind: 'nothing' });
    expect(mark('19', '20', '20')).toEqual({ kind: 'nothing' });
  });
});

describe('who signs a rule of the law', () => {
  const AT = '2026-11-24T12:00:00.000000000Z';
  const UNSIGNED = { signed_off_by: null, signed_off_at: null };
  const seen = { title: 'ISS', due_number: 10, ...UNSIGNED };
  const signs = { signed_off_by: 'ana', signed_off_at: AT };
  const rule = (values: Record<string, unknown>, base: Record<string, unknown>) =>
    patch(values, base, 'obligation_rules');

  test('signs the row that was seen', () => {
    expect(decide(rule(signs, seen), server(seen))).toEqual({ kind: 'write', fields: signs });
  });

  test('does not sign what another has changed meanwhile', () => {
    expect(decide(rule(signs, seen), server({ ...seen, due_number: 15 }))).toEqual({ kind: 'nothing' });
  });

  test('leaves the signature of who was first', () => {
    const theirs = server({ ...seen, signed_off_by: 'bia', signed_off_at: NOW });
    expect(decide(rule(signs, seen), theirs)).toEqual({ kind: 'nothing' });
  });

  test('signs what was changed with it, and not what another has changed besides', () => {
    const both = rule({ due_number: 12, ...signs }, seen);
    expect(decide(both, server(seen))).toEqual({ kind: 'write', fields: { due_number: 12, ...signs } });
    expect(decide(both, server({ ...seen, title: 'ISS Santos' }))).toEqual({
      kind: 'write',
      fields: { due_number: 12 },
    });
  });

  test('renews the own signature with the change', () => {
    const own = { ...seen, signed_off_by: 'ana', signed_off_at: NOW };
    expect(decide(rule({ due_number: 12, ...signs }, own), server(own))).toEqual({
      kind: 'write',
      fields: { due_number: 12, ...signs },
    });
  });

  test('loses the signature to who changed the row without knowing of it', () => {
    const signed = server({ ...seen, signed_off_by: 'bia', signed_off_at: NOW });
    expect(decide(rule({ due_number: 12 }, { due_number: 10 }), signed)).toEqual({
      kind: 'write',
      fields: { due_number: 12, ...UNSIGNED },
    });
    const takesBack = rule({ due_number: 12, ...UNSIGNED }, { ...seen, ...signs });
    expect(decide(takesBack, signed)).toEqual({ kind: 'write', fields: { due_number: 12, ...UNSIGNED } });
    expect(decide(rule({ due_number: 12 }, { due_number: 10 }), server(seen))).toEqual({
      kind: 'write',
      fields: { due_number: 12 },
    });
  });
});

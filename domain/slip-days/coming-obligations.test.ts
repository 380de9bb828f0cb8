import { expect, it } from 'vitest';
import { comingNote, comingObligations, willBePaid } from './coming-obligations.ts';

const row = (id: string, due_date: string, more: object = {}) => ({
  id,
  due_date,
  status: 'pending' as const,
  description: null,
  ...more,
});

it('what comes is open, has no slip, and is in the order of its days', () => {
  const rows = [
    row('later', '2026-12-10'),
    row('done', '2026-12-01', { status: 'completed' }),
    row('past', '2026-11-10'),
    row('slip', '2026-11-23'),
    row('today', '2026-11-22'),
  ];
  expect(comingObligations(rows, new Set(['slip']), '2026-11-22').map(({ id }) => id)).toEqual([
    'today',
    'later',
  ]);
});

it('says why its day moved, else the first line of what it is', () => {
  expect(comingNote(row('a', '2026-12-18', { due_reasons: ['Antecipa.'], description: 'FGTS' }))).toBe(
    'Antecipa.',
  );
  expect(comingNote(row('a', '2026-12-18', { description: 'Nós enviamos.\nMais.' }))).toBe('Nós enviamos.');
  expect(comingNote(row('a', '2026-12-18'))).toBe('');
});

it('knows of the catalogue’s rules alone whether there will be a slip', () => {
  expect(willBePaid({ rule_key: 'fgts' })).toBe(true);
  expect(willBePaid({ rule_key: 'dctfweb' })).toBe(false);
  expect(willBePaid({ rule_key: 'iss' })).toBeUndefined();
  expect(willBePaid({})).toBeUndefined();
});

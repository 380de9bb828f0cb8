import { expect, test } from 'vitest';
import { closingChange, removalNotes, statusChange } from './status-change.ts';

const NOW = '2026-11-20T12:00:00.000000000Z';
const EARLIER = '2026-11-10T12:00:00.000000000Z';
const open = { status: 'in_progress', completed_at: null } as const;
const done = { status: 'completed', completed_at: EARLIER } as const;

test('completing is dated, once', () => {
  expect(statusChange(open, 'completed', NOW)).toEqual({ status: 'completed', completed_at: NOW });
  expect(statusChange(null, 'completed', NOW)).toEqual({ status: 'completed', completed_at: NOW });
  expect(statusChange(done, 'completed', NOW)).toEqual(done);
});

test('what is opened again was not completed at any time', () => {
  expect(statusChange(done, 'pending', NOW)).toEqual({ status: 'pending', completed_at: null });
});

test('the reason of a removal is written below the notes there were', () => {
  expect(removalNotes(null, ' Lançada duas vezes ', '2026-11-20')).toBe(
    'Removida em 20/11/2026: Lançada duas vezes',
  );
  expect(removalNotes('Guia enviada', 'Engano', '2026-11-20')).toBe(
    'Guia enviada\nRemovida em 20/11/2026: Engano',
  );
});

test('how an obligation was closed is said of those that a rule made, and taken back with it', () => {
  const made = { rule_key: 'pgdas-das' };
  expect(closingChange(made, 'done')).toEqual({ closing: 'done', closing_reason: null });
  expect(closingChange(made, 'no_movement', 'Sem notas no mês')).toEqual({
    closing: 'no_movement',
    closing_reason: 'Sem notas no mês',
  });
  expect(closingChange({ ...made, closing: 'done' }, null)).toEqual({ closing: null, closing_reason: null });
  expect(closingChange(made, null)).toEqual({});
  expect(closingChange({}, 'done')).toEqual({});
});

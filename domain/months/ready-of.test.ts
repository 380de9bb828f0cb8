import { expect, it } from 'vitest';
import { TO_BE_CONFIRMED } from '../law/due-reasons.ts';
import type { NewObligation } from './month-preview.ts';
import { readyOf } from './ready-of.ts';

const row = (id: string, rule_key: string, due_reasons: string[] = []): NewObligation => ({
  ...{ id, rule_key, due_reasons, client_id: 'c', competence: '2026-10' },
  ...{ due_date: '2026-11-23', nominal_date: null },
});

it('what no norm has dated, or is to be confirmed, waits for a person with all of its rule', () => {
  const created = [row('1', 'das'), row('2', 'dirbi'), row('3', 'dirbi', [TO_BE_CONFIRMED]), row('4', 'iss')];
  const undated = [{ client_id: 'd', rule_key: 'iss', reasons: [] }];
  expect(readyOf({ created, undated }).map(({ id }) => id)).toEqual(['1']);
});

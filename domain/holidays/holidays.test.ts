import { expect, it } from 'vitest';
import { holidayOn } from './holidays.ts';

it('knows the national holidays of a year, those that move with Easter too', () => {
  expect(
    ['2026-02-17', '2026-04-03', '2026-06-04', '2026-11-02', '2026-11-15', '2026-12-25'].map(holidayOn),
  ).toEqual(['Carnaval', 'Sexta-feira Santa', 'Corpus Christi', 'Finados', 'República', 'Natal']);
  expect(holidayOn('2027-02-09')).toBe('Carnaval');
  expect(holidayOn('2027-03-26')).toBe('Sexta-feira Santa');
  expect(['2026-11-03', '2026-12-31', '2026-04-05'].map(holidayOn)).toEqual([null, null, null]);
});

it('Consciência Negra is a national holiday from 2024 on', () => {
  expect(['2023-11-20', '2024-11-20', '2026-11-20'].map(holidayOn)).toEqual([
    null,
    'Consciência Negra',
    'Consciência Negra',
  ]);
});

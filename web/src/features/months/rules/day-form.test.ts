import { expect, it } from 'vitest';
import { checkDayForm, placeText, toDayFormValues } from './day-form.ts';

const PLACE = { state: 'SP', city: 'Santos' } as const;
const DAY = { ...PLACE, date: '2027-01-26', name: 'Aniversário de Santos', calendar: 'both' } as const;

it('a day says again what it was given, and what is missing in it', () => {
  expect(checkDayForm(toDayFormValues(DAY))).toEqual({ ok: true, fields: DAY });
  expect(checkDayForm({ ...toDayFormValues(DAY), state: 'sp', city: ' ' })).toMatchObject({
    fields: { state: 'SP', city: null },
  });
  expect(checkDayForm(toDayFormValues(null))).toEqual({
    ok: false,
    errors: { date: 'Informe a data.', name: 'Informe o nome do feriado.' },
  });
});

it('a place is a city, a state, or everywhere', () => {
  expect(placeText(DAY)).toBe('Santos, SP');
  expect(placeText({ state: 'SP', city: null })).toBe('SP');
  expect(placeText({ state: null, city: null })).toBe('Todos os clientes');
});

import { expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { dueDate } from './due-date.ts';
import { NATIONAL_CALENDARS } from './law-calendars.ts';
import { RULE_TEMPLATES } from './rule-templates.ts';

it('templates have keys of their own: none is the key of a row of the catalogue', () => {
  const keys = [...RULE_TEMPLATES, ...CATALOGUE].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key } of RULE_TEMPLATES) expect(key).toMatch(/^[a-z0-9-]+$/);
});

it('wages are due on the fifth business day, and Saturdays count', () => {
  const [das] = CATALOGUE;
  const wages = RULE_TEMPLATES.find(({ key }) => key === 'salario');
  if (das === undefined || wages === undefined) throw new Error('No rows');
  const rule = { ...das, due: wages.due, shift: wages.shift, calendar: wages.calendar };
  expect(dueDate(rule, '2026-09', NATIONAL_CALENDARS).date).toBe('2026-10-06');
});

it('what states, cities and contracts decide is left blank', () => {
  const filled = RULE_TEMPLATES.filter(({ due }) => due !== null).map(({ key }) => key);
  expect(filled).toEqual(['salario']);
});

import { expect, it } from 'vitest';
import { PRIVACY_STATES } from '../entities/privacy-request.ts';
import {
  isPrivacyRequestOpen,
  mayMovePrivacyRequest,
  needsPrivacyAnswer,
  privacyDueDate,
} from './privacy-state.ts';

it('is due fifteen days after the day it is asked', () => {
  expect(privacyDueDate('2026-11-22')).toBe('2026-12-07');
  expect(privacyDueDate('2026-12-20')).toBe('2027-01-04');
});

it('is answered by seniors and taken back by its person, until it has ended', () => {
  const ways = (by: 'person' | 'senior') =>
    PRIVACY_STATES.flatMap((from) =>
      PRIVACY_STATES.filter((to) => mayMovePrivacyRequest(by, from, to)).map((to) => `${from} ${to}`),
    );
  expect(ways('person')).toEqual(['open withdrawn', 'in_progress withdrawn']);
  expect(ways('senior')).toEqual([
    'open in_progress',
    'open done',
    'open refused',
    'in_progress done',
    'in_progress refused',
  ]);
  expect(PRIVACY_STATES.filter(isPrivacyRequestOpen)).toEqual(['open', 'in_progress']);
});

it('ends with words of the firm, unless its person ended it', () => {
  expect(PRIVACY_STATES.filter(needsPrivacyAnswer)).toEqual(['done', 'refused']);
});

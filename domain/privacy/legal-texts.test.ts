import { expect, it } from 'vitest';
import { type Consent, LEGAL_TEXTS } from '../entities/consent.ts';
import { changedTexts, LEGAL_VERSIONS, textsToAccept, withConsents } from './legal-texts.ts';

const at = '2026-11-22T12:00:00.000000000Z';

it('asks a person who has accepted nothing for all of it', () => {
  expect(textsToAccept()).toEqual([...LEGAL_TEXTS]);
});

it('asks again for the text whose version changed, and for no other', () => {
  const consents = withConsents([], LEGAL_TEXTS, at);
  expect(textsToAccept(consents)).toEqual([]);
  expect(textsToAccept(consents, { ...LEGAL_VERSIONS, terms: '99.0' })).toEqual(['terms']);
});

it('stops somebody for a text that changed since they accepted it, and nobody for one they never did', () => {
  const consents = withConsents([], ['terms'], at);
  expect(changedTexts(consents)).toEqual([]);
  expect(changedTexts(consents, { terms: '99.0', privacy: '99.0' })).toEqual(['terms']);
  expect(changedTexts([], { terms: '99.0', privacy: '99.0' })).toEqual([]);
});

it('keeps what was accepted before, and notes nothing twice', () => {
  const before: Consent[] = [{ text: 'terms', version: '0.9', at }];
  const after = withConsents(before, ['terms'], at);
  expect(after).toEqual([...before, { text: 'terms', version: LEGAL_VERSIONS.terms, at }]);
  expect(withConsents(after, ['terms'], at)).toEqual(after);
});

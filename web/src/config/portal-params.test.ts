import { expect, it } from 'vitest';
import { portalSearch } from './portal-params.ts';

const query = (text: string) => new URLSearchParams(text);

it('stays with the company of the URL and takes nothing else along', () => {
  expect(portalSearch(query('aba=chat&empresa=c2&servico=s1'))).toBe('empresa=c2');
  expect(portalSearch(query('aba=chat'))).toBe('');
});

it('names what it is asked to', () => {
  expect(portalSearch(query('empresa=c2'), { tab: 'chat' })).toBe('aba=chat&empresa=c2');
  expect(portalSearch(query('empresa=c2'), { service: 's1' })).toBe('empresa=c2&servico=s1');
});

it('leaves the primary company and the first tab unsaid', () => {
  expect(portalSearch(query('empresa=c2&aba=chat'), { company: null, tab: null })).toBe('');
});

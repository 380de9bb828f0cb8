import { expect, it } from 'vitest';
import { calendarLink, failureText, feedText } from './feed-words.ts';

const FEED = { id: 'a', client_id: null, created_at: '2026-11-24T13:45:00.000000000Z', fetched_at: null };

it('an address says since when it is there, and whether a calendar reads it', () => {
  expect(feedText(FEED)).toBe('Criado em 24/11/2026 10:45. Nenhum calendário leu ainda.');
  expect(feedText({ ...FEED, fetched_at: '2026-11-24T21:02:00.000000000Z' })).toBe(
    'Criado em 24/11/2026 10:45. Lido pela última vez em 24/11/2026 18:02.',
  );
});

it('a failure says what to do about it', () => {
  expect(failureText('offline')).toContain('Sem conexão');
  expect(failureText({ refusal: 'too_many_requests' })).toContain('Encerre');
  expect(failureText('unknown')).toContain('Tente novamente');
});

it('a calendar of the device is opened by the same address', () => {
  expect(calendarLink('https://aurora.example/calendario/x.ics')).toBe(
    'webcal://aurora.example/calendario/x.ics',
  );
});

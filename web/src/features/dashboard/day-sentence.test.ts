import { expect, it } from 'vitest';
import { daySentence } from './day-sentence.ts';

it('says the day in words, and what falls due the day after', () => {
  expect(daySentence('2026-11-20', 0)).toBe('Sexta-feira, 20 de novembro de 2026.');
  expect(daySentence('2026-11-20', 1)).toContain('Amanhã vence 1 obrigação.');
  expect(daySentence('2026-11-20', 9)).toContain('Amanhã vencem 9 obrigações.');
});

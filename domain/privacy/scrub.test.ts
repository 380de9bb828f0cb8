import { describe, expect, it } from 'vitest';
import { scrub } from './scrub.ts';

describe('a text of unknown origin', () => {
  it.each([
    ['Cannot reach maria.souza+x@padaria.example now', 'Cannot reach [e-mail] now'],
    ['CNPJ 12.345.678/0001-90 is odd', 'CNPJ [number] is odd'],
    ['phone +55 (11) 98765-4321', 'phone [number]'],
    [`reading 'Maria Souza' of "x"`, 'reading [quoted] of [quoted]'],
    ['first line\nsecond: Maria', 'first line'],
    ['deadline of 60000 ms after 3 tries', 'deadline of 60000 ms after 3 tries'],
  ])('%j is told as %j', (text, told) => {
    expect(scrub(text)).toBe(told);
  });

  it('is cut to what a line can hold', () => {
    expect(scrub('x'.repeat(5000))).toHaveLength(300);
  });
});

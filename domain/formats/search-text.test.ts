import { describe, expect, it } from 'vitest';
import { foldText, matchesSearch } from './search-text.ts';

describe('foldText', () => {
  it('drops case and accents, composed or not', () => {
    expect(foldText('São João ÇÃO')).toBe('sao joao cao');
    expect(foldText('Sa\u0303o')).toBe('sao');
  });
});

describe('matchesSearch', () => {
  const texts = ['Padaria Pão Dourado Ltda', '11.222.333/0001-81', null];

  it('is blind to accents and case on both sides', () => {
    expect(matchesSearch('PAO', texts)).toBe(true);
    expect(matchesSearch('pão', ['PAO DOURADO'])).toBe(true);
  });

  it('asks for every word, in any order and in any text', () => {
    expect(matchesSearch('dourado padaria', texts)).toBe(true);
    expect(matchesSearch('padaria 11.222', texts)).toBe(true);
    expect(matchesSearch('padaria prateada', texts)).toBe(false);
  });

  it('matches everything with an empty or blank query', () => {
    expect(matchesSearch('', texts)).toBe(true);
    expect(matchesSearch('   ', texts)).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { connectByText } from './connect-by.ts';

const TODAY = '2026-11-24';

it('says till when one must connect, where that is near', () => {
  expect(connectByText('2026-11-24', TODAY)).toBe('Conecte-se até as 18h de hoje');
  expect(connectByText('2026-11-25', TODAY)).toBe('Conecte-se até as 18h de amanhã');
  expect(connectByText('2026-11-27', TODAY)).toBe('Conecte-se até as 18h de sexta, 27/11');
  expect(connectByText('2026-12-01', TODAY)).toBe('Conecte-se até as 18h de terça, 01/12');
  expect(connectByText('2026-12-02', TODAY)).toBeNull();
});

it('says of what is late when it was due', () => {
  expect(connectByText('2026-11-20', TODAY)).toBe('O prazo era 20/11: conecte-se assim que puder');
});

import { expect, it } from 'vitest';
import { wrapTitle } from './wrap-title.ts';

it('writes a short title large and a long one smaller', () => {
  const short = wrapTitle('Política de Privacidade');
  const long = wrapTitle(
    'Simples Nacional ou Lucro Presumido: como comparar antes de escolher o regime de 2027',
  );
  expect(short.lines).toEqual(['Política de', 'Privacidade']);
  expect(short.size).toBeGreaterThan(long.size);
});

it('keeps every word, in order', () => {
  const title = 'Décimo terceiro salário: datas, guias e o que fazer quando o caixa não dá';
  expect(wrapTitle(title).lines.join(' ')).toBe(title);
});

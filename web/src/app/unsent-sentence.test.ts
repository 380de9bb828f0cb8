import { expect, it } from 'vitest';
import { unsentSentence } from './unsent-sentence.ts';

it('tells what waits for a connection from what waits for the person', () => {
  expect(unsentSentence({ total: 1, refused: 0 })).toBe('1 item ainda não foi enviado.');
  expect(unsentSentence({ total: 3, refused: 1 })).toBe(
    '2 itens ainda não foram enviados. 1 item precisa de atenção e não segue sozinho: exporte-o ou resolva em Envio.',
  );
  expect(unsentSentence({ total: 2, refused: 2 })).toContain('2 itens precisam de atenção');
});

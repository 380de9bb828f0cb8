import { expect, it } from 'vitest';
import { unsentSentence } from './unsent-sentence.ts';

it('tells what waits for a connection from what waits for the person', () => {
  expect(unsentSentence({ operations: 1, refused: 0, drafts: 0 })).toBe('1 item ainda não foi enviado.');
  expect(unsentSentence({ operations: 3, refused: 1, drafts: 0 })).toBe(
    '2 itens ainda não foram enviados. 1 item precisa de atenção e não segue sozinho: exporte-o ou resolva em Envio.',
  );
  expect(unsentSentence({ operations: 2, refused: 2, drafts: 0 })).toContain('2 itens precisam de atenção');
});

it('names drafts, which nobody has sent off', () => {
  expect(unsentSentence({ operations: 1, refused: 0, drafts: 1 })).toBe(
    '1 item ainda não foi enviado. 1 rascunho também seria apagado.',
  );
  expect(unsentSentence({ operations: 0, refused: 0, drafts: 2 })).toBe('2 rascunhos seriam apagados.');
});

import { describe, expect, it } from 'vitest';
import { quoteMessage } from './quote-message.ts';

describe('quoteMessage', () => {
  it('lists what was given, in the order of the form', () => {
    const text = quoteMessage({
      email: 'j@x.example',
      nome: 'Joana',
      telefone: '11',
      servico: 'BPO Financeiro',
    });
    expect(text.split('\n').slice(2)).toEqual([
      'Nome: Joana',
      'E-mail: j@x.example',
      'Telefone: 11',
      'Serviço: BPO Financeiro',
    ]);
  });

  it('says nothing of what was left open', () => {
    expect(quoteMessage({ nome: 'Joana', empresa: '' })).not.toContain('Empresa');
  });
});

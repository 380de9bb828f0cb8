import { describe, expect, it } from 'vitest';
import { writeNotice, writeRefusalText } from './write-labels.ts';

describe('what a refused write leaves as it was', () => {
  it('is the form, where somebody typed', () => {
    const titles = { done: 'Cliente criado com sucesso!', failed: 'Erro ao criar cliente' };
    expect(writeNotice({ ok: false, reason: 'storage_failed' }, titles, true)).toEqual({
      kind: 'error',
      about: 'Erro ao criar cliente',
      title: 'Erro ao criar cliente',
      description: 'O aparelho não conseguiu guardar. O que você escreveu continua no formulário.',
    });
  });

  it('is the record, where nobody typed: a removal has no form', () => {
    const titles = { done: 'Nota removida', failed: 'Erro ao remover nota', left: 'record' } as const;
    expect(writeNotice({ ok: false, reason: 'storage_full' }, titles, true).description).toBe(
      'Não há espaço livre neste aparelho. Nada mudou.',
    );
  });

  it('is not known where the server never confirmed', () => {
    expect(writeRefusalText('unconfirmed', 'record')).toContain('Confira antes de tentar de novo.');
    expect(writeRefusalText('unconfirmed')).toContain('Confira antes de enviar de novo');
  });
});

import { describe, expect, it } from 'vitest';
import type { Conflict } from '#data/outbox/outbox-entry.ts';
import { conflictQuestion, givesUpAll, keepAll, takenOver } from './conflict-choice.ts';

const conflict: Conflict = {
  op_id: 'ana_1',
  entity: 'clients',
  doc_id: 'c1',
  fields: ['tax_regime', 'cnpj_cpf'],
  mine: { tax_regime: 'lucro_presumido', cnpj_cpf: '6A3EDMWP000168' },
  theirs: { tax_regime: 'lucro_real', cnpj_cpf: '11222333000181' },
  base: { tax_regime: 'simples_nacional', cnpj_cpf: '' },
  server_rev: 4,
  found_at: '2026-11-20T17:00:00.000000000Z',
};
const patch = {
  kind: 'patch',
  patch: { tax_regime: 'lucro_presumido', cnpj_cpf: '6A3EDMWP000168' },
} as const;

describe('takenOver', () => {
  it("gives the server's values where the person chose them", () => {
    expect(takenOver(conflict, { tax_regime: 'theirs', cnpj_cpf: 'mine' })).toEqual({
      tax_regime: 'lucro_real',
    });
    expect(takenOver(conflict, keepAll(conflict, 'mine'))).toEqual({});
  });
});

describe('givesUpAll', () => {
  it('is so when every changed field is left to the server', () => {
    expect(givesUpAll(patch, keepAll(conflict, 'theirs'))).toBe(true);
    expect(givesUpAll(patch, { tax_regime: 'mine', cnpj_cpf: 'theirs' })).toBe(false);
  });

  it('never drops a change that nobody disputes', () => {
    const withPhone = { ...patch, patch: { ...patch.patch, phone: '1133445566' } };
    expect(givesUpAll(withPhone, keepAll(conflict, 'theirs'))).toBe(false);
  });
});

describe('conflictQuestion', () => {
  it('tells an edit against an edit from a removal on either side', () => {
    expect(conflictQuestion(conflict, 'patch')).toBe('fields');
    expect(conflictQuestion({ ...conflict, server_rev: null }, 'patch')).toBe('removed_there');
    expect(conflictQuestion(conflict, 'remove')).toBe('removed_here');
  });
});

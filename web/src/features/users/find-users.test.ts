import { describe, expect, it } from 'vitest';
import { companiesOf, findUsers } from './find-users.ts';

const names = new Map([['padaria', 'Padaria Pão Dourado Ltda']]);
const ana = {
  full_name: 'Ana Luíza',
  email: 'ana@exemplo.example',
  role: 'client',
  client_ids: ['padaria'],
} as const;
const rui = { full_name: 'Rui', email: 'rui@exemplo.example', role: 'admin', client_ids: [] } as const;
const users = [
  { ...ana, client_ids: [...ana.client_ids] },
  { ...rui, client_ids: [] },
];
const found = (query: string, role: 'admin' | 'client' | null = null) =>
  findUsers(users, { query, role }, names).map(({ full_name }) => full_name);

describe('the accounts somebody looks for', () => {
  it('are found by name without accents, by address, and by the company they see', () => {
    expect(found('luiza')).toEqual(['Ana Luíza']);
    expect(found('rui@')).toEqual(['Rui']);
    expect(found('pao dourado')).toEqual(['Ana Luíza']);
  });

  it('are narrowed by what they may do', () => {
    expect(found('', 'admin')).toEqual(['Rui']);
    expect(found('ana', 'admin')).toEqual([]);
  });

  it('see named companies; staff see none of their own, and one that is gone is called so', () => {
    expect(companiesOf({ client_ids: ['padaria', 'gone'] }, names)).toBe(
      'Padaria Pão Dourado Ltda, Empresa removida',
    );
    expect(companiesOf({ client_ids: [] }, names)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { accessOf, accessSentence, isSameAccess } from './access.ts';

const client = (...client_ids: string[]) => ({ role: 'client', client_ids }) as const;
const admin = { role: 'admin', client_ids: [] } as const;
const copy = <A extends { client_ids: readonly string[] }>(access: A) => ({
  ...access,
  client_ids: [...access.client_ids],
});

describe('the access that is asked for', () => {
  it('has companies for a client alone', () => {
    expect(accessOf(copy(client('a', 'b')))).toEqual(client('a', 'b'));
    expect(accessOf({ role: 'accountant', client_ids: ['a'] })).toEqual({
      role: 'accountant',
      client_ids: [],
    });
  });

  it('has an owner of the companies that stay, and of no others', () => {
    const chosen = { ...copy(client('a', 'b')), owner_of: ['b', 'c'] };
    expect(accessOf(chosen).owner_of).toEqual(['b']);
    expect(accessOf({ ...chosen, role: 'accountant' }).owner_of).toEqual([]);
    expect(isSameAccess({ ...chosen, owner_of: ['b'] }, copy(client('a', 'b')))).toBe(false);
    expect(isSameAccess({ ...chosen, owner_of: [] }, copy(client('a', 'b')))).toBe(true);
  });

  it('is the same in whatever order its companies are', () => {
    expect(isSameAccess(copy(client('a', 'b')), copy(client('b', 'a')))).toBe(true);
    expect(isSameAccess(copy(client('a')), copy(client('a', 'b')))).toBe(false);
    expect(isSameAccess(copy(client('a')), copy(client('b')))).toBe(false);
    expect(isSameAccess(copy(admin), { role: 'supervisor', client_ids: [] })).toBe(false);
  });

  it('is told in a sentence', () => {
    const ana = { full_name: 'Ana Dias' };
    expect(accessSentence(ana, copy(client('a', 'b')))).toBe('Ana Dias entra como Cliente e vê 2 empresas.');
    expect(accessSentence(ana, copy(client('a')))).toBe('Ana Dias entra como Cliente e vê 1 empresa.');
    expect(accessSentence(ana, copy(admin))).toBe(
      'Ana Dias entra como Administrador e vê todos os clientes.',
    );
  });
});

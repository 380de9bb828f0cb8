import { describe, expect, it } from 'vitest';
import { passwordWeaknesses } from './password.ts';

const owner = {
  email: 'joana.dias@padariapao.example',
  full_name: 'Joana Dias Moreira',
  firm_names: ['Aurora Contabilidade', 'Aurora'],
};
const weaknesses = (password: string) => passwordWeaknesses(password, owner);

describe('passwords', () => {
  it.each([
    'Demo@2026!',
    'uma frase boa',
    'quatro cavalos correm',
    'x7#kQp2v',
    'uma frase bem comprida com espaços '.repeat(3),
    'muito longa '.repeat(300),
    // The firm's name inside a phrase of one's own.
    'a aurora boreal brilha sobre o lago',
  ])('takes %.40s', async (password) => expect(await weaknesses(password)).toEqual([]));

  it.each([
    ['1234567', 'too_short'],
    ['x'.repeat(4097), 'too_long'],
    ['joana.dias@padariapao.example', 'like_email'],
    ['padariapao2024', 'like_email'],
    ['Moreira@2026', 'like_name'],
    ['auroracontabilidade', 'like_firm'],
    ['Aurora2026!', 'like_firm'],
  ] as const)('refuses %.40s as %s', async (password, reason) =>
    expect(await weaknesses(password)).toEqual([reason]),
  );

  it('names all that is wrong with one', async () => {
    expect(await weaknesses('JoanaDias1984')).toEqual(['like_email', 'like_name']);
    expect(await weaknesses('joana')).toEqual(['too_short', 'like_name']);
    expect(await weaknesses('moreir4')).toEqual(['too_short']);
  });

  it.each([
    'senha@123',
    'Senha@2026',
    'Senha123',
    'aaaaaaaa',
    '        ',
    'password123',
    'P@ssw0rd',
    '12345678',
    'qwertyui',
    'mudar@123',
    'Brasil@2024',
    'flamengo10',
    'corinthians',
    'contabilidade',
  ])('refuses %j as common', async (password) => expect(await weaknesses(password)).toEqual(['common']));
});

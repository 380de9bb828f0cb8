import { describe, expect, it } from 'vitest';
import { emailProblem, passwordProblem, phoneProblem, signUpForm } from './account-fields.ts';

describe('the e-mail field', () => {
  it('takes an address, with spaces around it', () => {
    expect(emailProblem(' joana@docejoana.com.br ')).toBeNull();
  });

  it.each([
    ['', 'Informe seu e-mail'],
    ['joana', 'Falta o @ no e-mail'],
    ['joana@gmail', 'Falta o final do e-mail, como .com ou .com.br'],
    ['joana silva@gmail.com', 'O e-mail não pode ter espaços'],
    ['joana@@gmail.com', 'O e-mail só pode ter um @'],
    ['.joana@gmail.com', 'Este e-mail não parece correto. Confira se não falta nada.'],
  ])('says what is wrong with %j', (typed, problem) => {
    expect(emailProblem(typed)).toBe(problem);
  });
});

describe('the password field', () => {
  const owner = { email: 'joana.silva@b.com', full_name: 'Joana Silva' };

  it('takes long passwords with spaces', async () => {
    const phrase = 'quatro cavalos correm na praia de manhã cedo sem pressa';
    expect(await passwordProblem(phrase, owner)).toBeNull();
  });

  it.each([
    ['', 'Informe uma senha'],
    ['1234567', 'A senha precisa ter pelo menos 8 caracteres'],
    ['senha@123', 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.'],
    ['joana.silva', 'A senha não pode ser parecida com seu e-mail nem com seu nome'],
    ['silva', 'A senha precisa ter pelo menos 8 caracteres e não pode ser parecida com seu nome'],
    ['aurora contabilidade', 'A senha não pode ser parecida com o nome do escritório'],
  ])('says what is wrong with %j', async (typed, problem) => {
    expect(await passwordProblem(typed, owner)).toBe(problem);
  });

  it('knows the name where the address does not give it away', async () => {
    const { full_name } = owner;
    expect(await passwordProblem('Silva#1980', { full_name, email: 'a@b.com' })).toContain('seu nome');
  });
});

describe('the phone field', () => {
  it('takes ten or eleven digits however they are typed, and nothing at all', () => {
    expect(['', '(11) 98765-4321', '1133445566', '11 98765 4321'].map(phoneProblem)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('asks for the area code', () => {
    expect(phoneProblem('98765-4321')).toContain('DDD');
    expect(phoneProblem('sem')).toContain('DDD');
  });
});

describe('the sign-up form', () => {
  const filled = {
    full_name: 'Joana',
    email: 'joana@x.com',
    password: 'uma senha boa',
    requested_role: 'client',
  };

  it('takes what is complete', async () => {
    expect((await signUpForm.safeParseAsync(filled)).success).toBe(true);
  });

  it('puts the password’s weakness at the password', async () => {
    const refused = await signUpForm.safeParseAsync({ ...filled, password: 'joana@x.com' });
    expect(refused.error?.issues).toMatchObject([{ path: ['password'] }]);
  });

  it('knows no supervisor', async () => {
    const asked = await signUpForm.safeParseAsync({ ...filled, requested_role: 'supervisor' });
    expect(asked.success).toBe(false);
  });
});

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
  it('takes long passwords with spaces', () => {
    expect(passwordProblem('quatro cavalos correm na praia de manhã cedo sem pressa', 'a@b.com')).toBeNull();
  });

  it('refuses short, common, and the names everybody would try', () => {
    expect(passwordProblem('', 'a@b.com')).toBe('Informe uma senha');
    expect(passwordProblem('1234567', 'a@b.com')).toContain('pelo menos 8');
    expect(passwordProblem('Senha123', 'a@b.com')).toContain('comum');
    expect(passwordProblem('joana.silva', 'joana.silva@b.com')).toContain('e-mail');
    expect(passwordProblem('aurora contabilidade', 'a@b.com')).toContain('escritório');
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

  it('takes what is complete', () => {
    expect(signUpForm.safeParse(filled).success).toBe(true);
  });

  it('puts the password’s weakness at the password', () => {
    const refused = signUpForm.safeParse({ ...filled, password: 'joana@x.com' });
    expect(refused.error?.issues).toMatchObject([{ path: ['password'] }]);
  });

  it('knows no supervisor', () => {
    expect(signUpForm.safeParse({ ...filled, requested_role: 'supervisor' }).success).toBe(false);
  });
});

import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { env } from '#config/env.ts';
import {
  type AccountResult,
  type AccountService,
  AccountServiceProvider,
  type Identity,
} from '#session/account/account-service.ts';
import { closeToast, toastStore } from '#ui/feedback/toast.ts';
import { untilLineIsFree } from '#ui/lazy/free-line.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { AuthScreen } from './auth-screen.tsx';

const identity: Identity = { uid: 'u1', email: 'joana@x.com', email_verified: false };
const done: AccountResult<Identity> = { ok: true, value: identity };

function open(service: Partial<AccountService>) {
  // Only what the forms call is there: a call of anything else fails the test.
  const load = () => Promise.resolve(service as AccountService);
  const onSignUpUnderWay = vi.fn<(isUnderWay: boolean) => void>();
  renderForTest(
    <AccountServiceProvider value={load}>
      <AuthScreen onSignUpUnderWay={onSignUpUnderWay} />
    </AccountServiceProvider>,
  );
  return onSignUpUnderWay;
}

const field = (selector: string) => {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (input === null) throw new Error(`no ${selector}`);
  return input;
};
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const type = (selector: string, text: string) =>
  act(() => {
    const input = field(selector);
    setValue?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find((found) => found.textContent === name);
    if (button === undefined) throw new Error(`no button ${name}`);
    button.click();
    // The form validates and the service answers in microtasks and one timer.
    await vi.waitFor(() =>
      expect(button.isConnected && button.getAttribute('aria-busy') === 'true').toBe(false),
    );
  });
const titles = () => toastStore.read().map(({ title, description }) => [title, description]);
const checkedRole = () => field('input[type=radio]:checked').value;

afterEach(() => {
  for (const shown of toastStore.read()) closeToast(shown.id);
  sessionStorage.clear();
});

describe('the sign-up form', () => {
  const fill = () => {
    type('input[autocomplete=name]', 'Joana Prado');
    type('input[type=email]', 'joana@x.com');
    type('input[type=password]', 'uma frase boa');
  };

  it('asks for an accountant’s access until another role is chosen', async () => {
    open({});
    await press('Cadastro');
    expect(checkedRole()).toBe('accountant');
    expect(
      [...document.querySelectorAll('input[type=radio]')].map((radio) => radio.getAttribute('value')),
    ).toEqual(['client', 'accountant', 'admin']);
  });

  it('is cleared, role included, once the account is made', async () => {
    const signUp = vi.fn<AccountService['signUp']>(() => Promise.resolve(done));
    const onUnderWay = open({ signUp });
    await press('Cadastro');
    fill();
    act(() => field('input[value=client]').click());
    await press('Criar conta');
    await vi.waitFor(() => expect(titles()).toHaveLength(1));
    expect(signUp).toHaveBeenCalledWith({
      full_name: 'Joana Prado',
      email: 'joana@x.com',
      password: 'uma frase boa',
      requested_role: 'client',
    });
    expect(titles()).toEqual([
      ['Cadastro realizado!', 'Aguarde a aprovação do administrador para acessar o sistema.'],
    ]);
    expect([field('input[autocomplete=name]').value, field('input[type=email]').value]).toEqual(['', '']);
    expect(checkedRole()).toBe('accountant');
    expect(onUnderWay.mock.calls).toEqual([[true]]);
  });

  it('keeps what was typed when the address is taken', async () => {
    const onUnderWay = open({ signUp: () => Promise.resolve({ ok: false, reason: 'email_taken' }) });
    await press('Cadastro');
    fill();
    await press('Criar conta');
    await vi.waitFor(() => expect(titles()).toHaveLength(1));
    expect(titles()).toEqual([
      ['Usuário já cadastrado', 'Este email já está sendo usado. Tente fazer login.'],
    ]);
    expect(field('input[autocomplete=name]').value).toBe('Joana Prado');
    expect(onUnderWay.mock.calls).toEqual([[true], [false]]);
  });

  it('refuses a weak password at the field, without asking the service', async () => {
    open({});
    await press('Cadastro');
    fill();
    type('input[type=password]', '12345678');
    await press('Criar conta');
    await vi.waitFor(() => expect(field('input[type=password]').getAttribute('aria-invalid')).toBe('true'));
    expect(titles()).toEqual([]);
  });

  it('says at the field and in a notice what the provider misses in a password', async () => {
    const reason = { weak: ['uppercase', 'digit', 'sign'] } as const;
    open({ signUp: () => Promise.resolve({ ok: false, reason }) });
    await press('Cadastro');
    fill();
    await press('Criar conta');
    const reasons = 'A senha precisa ter uma letra maiúscula, um número e um sinal, como ! ou @.';
    await vi.waitFor(() => expect(titles()).toEqual([['Erro no Cadastro', reasons]]));
    expect(document.querySelector('form')?.textContent).toContain(reasons);
  });
});

describe('the sign-in form', () => {
  it('has the browser connect to the servers while the password is typed, anew each time', () => {
    open({});
    const lines = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')];
    expect(lines()).toEqual([]);
    act(() => field('input[type=password]').focus());
    const first = lines();
    expect(first.map(({ href, crossOrigin }) => [new URL(href).port, crossOrigin])).toEqual([
      [String(env.kind === 'local' && env.emulators.auth), 'anonymous'],
      [String(env.kind === 'local' && env.emulators.firestore), 'anonymous'],
    ]);
    act(() => field('input[type=email]').focus());
    act(() => field('input[type=password]').focus());
    expect(lines()).toHaveLength(2);
    expect(lines()).not.toContain(first[0]);
  });

  const signInWith = async (result: AccountResult<Identity>) => {
    open({ signIn: () => Promise.resolve(result) });
    type('input[type=email]', 'joana@x.com');
    type('input[type=password]', 'uma frase boa');
    await press('Entrar');
    await vi.waitFor(() => expect(titles()).toHaveLength(1));
    return titles()[0];
  };

  it('says that it worked', async () => {
    expect(await signInWith(done)).toEqual(['Login realizado com sucesso!', 'Redirecionando...']);
  });

  it('says the same for a wrong password and an unknown address, and keeps both fields', async () => {
    expect(await signInWith({ ok: false, reason: 'wrong_credentials' })).toEqual([
      'Erro no Login',
      'Email ou senha incorretos',
    ]);
    expect([field('input[type=email]').value, field('input[type=password]').value]).toEqual([
      'joana@x.com',
      'uma frase boa',
    ]);
  });

  it('calls what nobody expected by its name', async () => {
    expect(await signInWith({ ok: false, reason: 'unknown' })).toEqual([
      'Erro inesperado',
      'Tente novamente em alguns instantes.',
    ]);
  });
});

describe('the recovery form', () => {
  it('takes the typed address along, answers the same for every one, and returns to the login', async () => {
    const requestPasswordReset = vi.fn<AccountService['requestPasswordReset']>(() =>
      Promise.resolve({ ok: true, value: undefined }),
    );
    open({ requestPasswordReset });
    type('input[type=email]', 'ninguem@x.com');
    await press('Esqueci minha senha');
    expect(field('input[type=email]').value).toBe('ninguem@x.com');
    await press('Enviar link de recuperação');
    await vi.waitFor(() => expect(titles()).toHaveLength(1));
    expect(titles()).toEqual([['Email enviado!', 'Verifique sua caixa de entrada para redefinir a senha.']]);
    expect(requestPasswordReset).toHaveBeenCalledWith('ninguem@x.com');
    expect(document.querySelector('input[type=password]')).not.toBeNull();
  });
});

describe('from Enter on', () => {
  it('nothing that the first list does without is fetched, until the answer is shown', async () => {
    let answer: (result: AccountResult<Identity>) => void = () => {};
    open({ signIn: () => new Promise((resolve) => (answer = resolve)) });
    type('input[type=email]', 'joana@x.com');
    type('input[type=password]', 'uma frase boa');
    await untilLineIsFree();
    act(() => document.querySelector('form')?.requestSubmit());
    await vi.waitFor(() => expect(untilLineIsFree()).not.toBeNull());
    await act(async () => {
      answer(done);
      // What the page knows by now it draws with the next frame, and what the screen does then comes after that.
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    });
    const free = untilLineIsFree();
    expect(free).not.toBeNull();
    await act(async () => free);
    expect(titles()).toEqual([['Login realizado com sucesso!', 'Redirecionando...']]);
  });
});

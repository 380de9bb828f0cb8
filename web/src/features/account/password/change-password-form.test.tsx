import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type AccountResult,
  type AccountService,
  AccountServiceProvider,
} from '#session/account/account-service.ts';
import { closeToast, toastStore } from '#ui/feedback/toast.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

function open(answer: AccountResult) {
  const changePassword = vi.fn<AccountService['changePassword']>(() => Promise.resolve(answer));
  const service: Partial<AccountService> = { changePassword };
  // Only what the form calls is there: a call of anything else fails the test.
  const load = () => Promise.resolve(service as AccountService);
  renderForTest(
    <AccountServiceProvider value={load}>
      <ChangePasswordForm email="joana@x.com" full_name="Joana Dias" />
    </AccountServiceProvider>,
  );
  return changePassword;
}

const field = (kind: 'current' | 'new') => {
  const input = document.querySelector<HTMLInputElement>(`input[autocomplete=${kind}-password]`);
  if (input === null) throw new Error(`no ${kind} password`);
  return input;
};
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const type = (kind: 'current' | 'new', text: string) =>
  act(() => {
    setValue?.call(field(kind), text);
    field(kind).dispatchEvent(new Event('input', { bubbles: true }));
  });
const send = async () => {
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
};
const noteOf = (kind: 'current' | 'new') =>
  document.getElementById(field(kind).getAttribute('aria-describedby') ?? '')?.textContent;
const titles = () => toastStore.read().map(({ title }) => title);

afterEach(() => {
  for (const shown of toastStore.read()) closeToast(shown.id);
});

async function change(answer: AccountResult, next = 'uma frase boa') {
  const changePassword = open(answer);
  type('current', 'a de agora');
  type('new', next);
  await send();
  return changePassword;
}

it('says beside the field that the password of now is wrong, and keeps what was typed', async () => {
  await change({ ok: false, reason: 'wrong_current_password' });
  await vi.waitFor(() => expect(noteOf('current')).toBe('A senha atual não está certa.'));
  expect(field('new').value).toBe('uma frase boa');
});

it('says beside the field and in a notice what the provider finds weak in the new one', async () => {
  await change({ ok: false, reason: { weak: [{ at_least: 12 }, 'digit'] } });
  const reasons = 'A senha precisa ter pelo menos 12 caracteres e um número.';
  await vi.waitFor(() => expect(noteOf('new')).toBe(reasons));
  expect(toastStore.read()).toMatchObject([{ title: 'Erro ao alterar senha', description: reasons }]);
  expect(document.activeElement).toBe(field('new'));
});

it('sends nothing that the form already knows to be weak', async () => {
  const changePassword = await change({ ok: true, value: undefined }, 'joana@x.com');
  await vi.waitFor(() => expect(noteOf('new')).toMatch(/^A senha não pode ser parecida com seu e-mail/));
  expect(changePassword).not.toHaveBeenCalled();
});

it('empties both fields once it is changed', async () => {
  const changePassword = await change({ ok: true, value: undefined });
  await vi.waitFor(() => expect(titles()).toEqual(['Senha alterada com sucesso!']));
  expect(changePassword).toHaveBeenCalledWith('a de agora', 'uma frase boa', undefined);
  expect([field('current').value, field('new').value]).toEqual(['', '']);
});

it('tells any other failure by its kind', async () => {
  await change({ ok: false, reason: 'too_many_attempts' });
  await vi.waitFor(() => expect(titles()).toEqual(['Erro ao alterar senha']));
});

it('asks for the code where there is a second factor, and sends it with the same passwords', async () => {
  const changePassword = await change({ ok: false, reason: 'code_needed' });
  const code = () => document.querySelector<HTMLInputElement>('input[autocomplete=one-time-code]');
  await vi.waitFor(() => expect(code()).not.toBeNull());
  expect(titles()).toEqual([]);
  act(() => {
    setValue?.call(code(), '123 456');
    code()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  changePassword.mockResolvedValue({ ok: true, value: undefined });
  await send();
  await vi.waitFor(() => expect(titles()).toEqual(['Senha alterada com sucesso!']));
  expect(changePassword).toHaveBeenLastCalledWith('a de agora', 'uma frase boa', '123456');
  expect(code()).toBeNull();
});

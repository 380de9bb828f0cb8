import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type AccountService, AccountServiceProvider } from '#session/account/account-service.ts';
import { closeToast, toastStore } from '#ui/feedback/toast.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

afterEach(() => {
  for (const shown of toastStore.read()) closeToast(shown.id);
});

it('says at the field and in a notice what the provider misses in a password', async () => {
  const service: Partial<AccountService> = {
    resetPassword: () => Promise.resolve({ ok: false, reason: { weak: [] } }),
  };
  const load = () => Promise.resolve(service as AccountService);
  const onDone = vi.fn();
  renderForTest(
    <AccountServiceProvider value={load}>
      <NewPasswordForm code="a" email="joana@x.com" onDone={onDone} />
    </AccountServiceProvider>,
  );
  const input = document.querySelector<HTMLInputElement>('input[autocomplete=new-password]');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'uma frase boa');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => document.querySelector('form')?.requestSubmit());
  const reasons = 'Esta senha é fácil de adivinhar. Escolha outra, com pelo menos 8 caracteres.';
  await vi.waitFor(() => expect(document.querySelector('form')?.textContent).toContain(reasons));
  expect(toastStore.read()).toMatchObject([{ title: 'Erro', description: reasons }]);
  expect(onDone).not.toHaveBeenCalled();
});

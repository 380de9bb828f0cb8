import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { closeToast, toastStore } from '#ui/feedback/toast.ts';
import { useRemovalNotice } from './use-removal-notice.ts';
import { useWriteNotice } from './use-write-notice.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toastStore.read()) closeToast(id);
});

/** What a screen gets of a hook. */
function hooked<T>(useIt: () => T): T {
  const held: { value?: T } = {};
  const Screen = () => {
    held.value = useIt();
    return null;
  };
  act(() =>
    createRoot(document.createElement('div')).render(
      <LocalAccountProvider value={openTestAccount()}>
        <Screen />
      </LocalAccountProvider>,
    ),
  );
  if (held.value === undefined) throw new Error('not drawn');
  return held.value;
}

const notices = () => toastStore.read().map(({ title, description }) => `${title}: ${description}`);
const failing = () => Promise.reject<WriteResult>(new DOMException('x', 'InvalidStateError'));

test('a write that throws is told like one that is refused, and the form hears that it may not close', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const tell = hooked(useWriteNotice);
  const result = await tell(failing(), { done: 'Nota criada', failed: 'Erro ao criar nota' });
  expect(result.ok).toBe(false);
  expect(notices()).toEqual([
    'Erro ao criar nota: O aparelho não conseguiu guardar. O que você escreveu continua no formulário.',
  ]);
});

test('a removal that throws is told without a word of a form', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const tell = hooked(useRemovalNotice);
  const titles = { done: 'Cliente removido', failed: 'Erro ao remover cliente', left: 'record' } as const;
  expect(await tell(failing(), titles, () => Promise.resolve(true))).toBe(false);
  expect(notices()).toEqual(['Erro ao remover cliente: O aparelho não conseguiu guardar. Nada mudou.']);
});

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { TroubleNotes } from './trouble-notes.tsx';

const persisted = vi.fn<() => Promise<boolean>>();

/** Safari in a tab, which has promised nothing. */
beforeEach(() => {
  persisted.mockReset().mockResolvedValue(false);
  vi.stubGlobal('GestureEvent', Event);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { onLine: true, storage: { persisted } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function show(hasWaiting: boolean) {
  const { host } = renderForTest(
    <LocalAccountProvider value={openTestAccount()}>
      <TroubleNotes quarantine={new Map()} hasWaiting={hasWaiting} />
    </LocalAccountProvider>,
  );
  // What the browser answered is drawn.
  await act(async () => {
    await Promise.all(persisted.mock.results.map(({ value }) => value as Promise<boolean>));
  });
  return host.textContent;
}

test('while work waits, Safari’s week and the ways around it are told', async () => {
  const text = await show(true);
  expect(text).toContain('apaga o que um site guardou depois de sete dias sem uso');
  expect(text).toContain('abra o portal aqui, com conexão, antes disso');
  expect(text).toContain('Instalado na tela inicial');
});

test('where nothing waits, nothing of it is told', async () => {
  expect(await show(false)).toBe('');
  expect(persisted).toHaveBeenCalled();
});

test('a browser that keeps what it is given says nothing, whatever waits', async () => {
  persisted.mockResolvedValue(true);
  expect(await show(true)).toBe('');
  Reflect.deleteProperty(globalThis, 'GestureEvent');
  expect(await show(true)).toBe('');
});

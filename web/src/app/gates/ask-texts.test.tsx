import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountServiceProvider } from '#session/account/account-service.ts';
import { type Session, SessionProvider } from '#session/session-context.ts';
import { helena, row } from '#session/testing/helena.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { AskTexts } from './ask-texts.tsx';

vi.mock('#app/startup/after-first-screen.ts', () => ({
  afterFirstScreen(run: () => void) {
    run();
    return () => undefined;
  },
}));

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => vi.restoreAllMocks());

const BEFORE = { text: 'terms' as const, version: '0.9', at: '2025-01-02T12:00:00.000000000Z' };
const session: Session = {
  kind: 'active',
  account: helena,
  user: { ...row, consents: [BEFORE] },
  needs_sign_in: false,
};
const actions = { signOut: () => {}, retry: () => {} };

const connect = (is: boolean) =>
  act(() => {
    isOnline = is;
    dispatchEvent(new Event(is ? 'online' : 'offline'));
  });

const open = () =>
  renderForTest(
    <SessionProvider value={{ session, actions }}>
      <AccountServiceProvider value={() => new Promise<never>(() => {})}>
        <AskTexts>
          <p>a lista</p>
        </AskTexts>
      </AccountServiceProvider>
    </SessionProvider>,
  ).host;

const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => Promise.resolve());
    check();
  });

test('who starts without a connection is asked once it is back, though nothing of the account has changed', async () => {
  isOnline = false;
  const host = open();
  await act(() => vi.dynamicImportSettled());
  expect(host.textContent).toBe('a lista');
  connect(true);
  await until(() => expect(host.textContent).toContain('Há uma nova versão'));
});

test('who goes on without a connection is not asked again in this start', async () => {
  const host = open();
  await until(() => expect(host.textContent).toContain('Há uma nova versão'));
  connect(false);
  const goOn = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Continuar sem conexão',
  );
  act(() => goOn?.click());
  expect(host.textContent).toBe('a lista');
  connect(true);
  await act(() => vi.dynamicImportSettled());
  expect(host.textContent).toBe('a lista');
});

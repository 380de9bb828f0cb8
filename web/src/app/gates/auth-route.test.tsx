import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountServiceProvider } from '#session/account/account-service.ts';
import { type Session, SessionProvider } from '#session/session-context.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { AuthRoute } from './auth-route.tsx';

// What follows the sign-in is the whole app, and comes beside the form.
vi.mock('#app/startup/prepare-sign-in.ts', () => ({ prepareSignIn: () => new Promise(() => {}) }));

const engine = { ask: () => {}, leave: vi.fn() };
vi.mock('#app/startup/engine-ahead.ts', () => ({
  beginEngine: () => ({
    hasAsked: new Promise<void>((resolve) => (engine.ask = resolve)),
    leave: (engine.leave = vi.fn()),
  }),
}));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const OUT: Session = { kind: 'signed_out' };
const LOADING: Session = { kind: 'loading' };
const ACTIVE: Extract<Session, { kind: 'active' }> = {
  kind: 'active',
  account: { uid: 'joana', tenant_id: 'aurora', role: 'client', client_ids: ['bakery'] },
  user: null,
  needs_sign_in: false,
};
const actions = { signOut: () => {}, retry: () => {} };
const nobody = () => new Promise<never>(() => {});

const routeOf = (session: Session) => (
  <SessionProvider value={{ session, actions }}>
    <AccountServiceProvider value={nobody}>
      <MemoryRouter initialEntries={['/auth']}>
        <AuthRoute />
        <Address />
      </MemoryRouter>
    </AccountServiceProvider>
  </SessionProvider>
);

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const address = () => document.querySelector('output')?.textContent;
const email = () => document.querySelector<HTMLInputElement>('input[type=email]');
const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const AWAITED = 'Esperando o servidor mandar os dados da sua conta';

test('who has entered sees their form, busy, and after a second what is awaited', async () => {
  const { host, draw } = renderForTest(routeOf(OUT));
  const field = email();
  expect(submit()?.textContent).toBe('Entrar');

  draw(routeOf(LOADING));
  expect(email()).toBe(field);
  expect(submit()?.textContent).toBe('Entrando...');
  expect(submit()?.disabled).toBe(true);
  await pass(999);
  expect(email()).toBe(field);
  await pass(1);
  expect(email()).toBeNull();
  expect(host.textContent).toContain(AWAITED);
});

test('each wait begins anew, and a form that is there again is not busy', async () => {
  const { host, draw } = renderForTest(routeOf(OUT));
  draw(routeOf(LOADING));
  await pass(1_000);
  expect(host.textContent).toContain(AWAITED);
  draw(routeOf(OUT));
  expect(submit()?.textContent).toBe('Entrar');
  draw(routeOf(LOADING));
  expect(submit()?.textContent).toBe('Entrando...');
  expect(host.textContent).not.toContain(AWAITED);
});

test('before it is known who is here there is no form', () => {
  const { host } = renderForTest(routeOf(LOADING));
  expect(email()).toBeNull();
  expect(host.textContent).toContain('Verificando quem está neste aparelho.');
});

test('who has entered sees their form until their engine has asked for the first rows', async () => {
  const { draw } = renderForTest(routeOf(OUT));
  const field = email();
  draw(routeOf(LOADING));
  draw(routeOf(ACTIVE));
  await pass(700);
  expect(email()).toBe(field);
  expect(submit()?.textContent).toBe('Entrando...');
  engine.ask();
  await pass(0);
  expect(address()).toBe('/client-portal');
  expect(engine.leave).not.toHaveBeenCalled();
  // Until the next screen is drawn in its place.
  expect(email()).toBe(field);
  expect(submit()?.textContent).toBe('Entrando...');
});

test('a wait for the engine is no reason to say what is awaited', async () => {
  const { draw } = renderForTest(routeOf(OUT));
  draw(routeOf(LOADING));
  await pass(700);
  draw(routeOf(ACTIVE));
  await pass(700);
  expect(submit()?.textContent).toBe('Entrando...');
  await pass(100);
  expect(address()).toBe('/client-portal');
});

test('the same person once more, by another word of the server, has the same engine and waits no longer', async () => {
  const { draw } = renderForTest(routeOf(OUT));
  draw(routeOf(ACTIVE));
  await pass(500);
  draw(routeOf({ ...ACTIVE, account: { ...ACTIVE.account, client_ids: ['bakery', 'mill'] } }));
  await pass(299);
  expect(address()).toBe('/auth');
  expect(engine.leave).not.toHaveBeenCalled();
  await pass(1);
  expect(address()).toBe('/client-portal');
});

test('an engine that asks for nothing holds no screen up', async () => {
  const { draw } = renderForTest(routeOf(OUT));
  draw(routeOf(ACTIVE));
  await pass(799);
  expect(address()).toBe('/auth');
  await pass(1);
  expect(address()).toBe('/client-portal');
});

test('what is awaited stays said until the screen comes', async () => {
  const { host, draw } = renderForTest(routeOf(OUT));
  draw(routeOf(LOADING));
  await pass(1_000);
  expect(host.textContent).toContain(AWAITED);
  draw(routeOf(ACTIVE));
  expect(host.textContent).toContain(AWAITED);
  await pass(800);
  expect(address()).toBe('/client-portal');
  expect(host.textContent).toContain(AWAITED);
  expect(email()).toBeNull();
});

test('who is in and comes here by its address is led on at once, without a form', () => {
  renderForTest(routeOf(ACTIVE));
  expect(address()).toBe('/client-portal');
  expect(email()).toBeNull();
});

test('an engine whose person turns out not to be let in is left', async () => {
  const { draw } = renderForTest(routeOf(OUT));
  draw(routeOf(ACTIVE));
  await pass(0);
  expect(engine.leave).not.toHaveBeenCalled();
  draw(routeOf(LOADING));
  expect(engine.leave).toHaveBeenCalledTimes(1);
});

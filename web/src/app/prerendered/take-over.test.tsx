import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthScreen } from '#features/account/sign-in/auth-screen.tsx';
import { type AccountService, AccountServiceProvider } from '#session/account/account-service.ts';
import { closeToast, toastStore } from '#ui/feedback/toast.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { renderSignInPage } from './sign-in-page.tsx';
import { takeOver } from './take-over.ts';

const script = readFileSync('web/src/app/prerendered/hold-input.js', 'utf8');

/** The page as it came, before the app; answers how it is told that a script did not come. */
function openPage(localStorage: unknown = { getItem: () => null }) {
  document.body.innerHTML = `<div id="prerendered">${renderSignInPage().markup}</div><div id="root"></div>`;
  let hear: (event: { target: Element }) => void = () => {};
  const window = { addEventListener: (_: string, listener: typeof hear) => (hear = listener) };
  runInNewContext(script, { document, window, localStorage });
  return { lose: () => hear({ target: document.createElement('script') }) };
}

const prerendered = () => document.getElementById('prerendered');
const field = (type: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[type=${type}]`);
  if (found === null) throw new Error(`no field of type ${type}`);
  return found;
};
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`no button '${name}'`);
  return found;
};

/** The app comes, beside the page that is there; `meanwhile` is what is done just before it takes over. */
async function startApp(screen: ReactNode, meanwhile = () => {}) {
  const before = prerendered();
  const { host } = renderForTest(screen);
  host.id = 'root';
  if (before !== null) host.before(before);
  meanwhile();
  await act(() => Promise.resolve(takeOver()));
  expect(prerendered()).toBeNull();
  return host;
}

function signInScreen(service: Partial<AccountService> = {}) {
  // Only what is called is there: a call of anything else fails the test.
  const load = () => Promise.resolve(service as AccountService);
  return (
    <AccountServiceProvider value={load}>
      <AuthScreen onSignUpUnderWay={() => undefined} />
    </AccountServiceProvider>
  );
}

const refused = (): ReturnType<AccountService['signIn']> =>
  Promise.resolve({ ok: false, reason: 'wrong_credentials' });

beforeEach(() => void openPage());
afterEach(() => {
  for (const shown of toastStore.read()) closeToast(shown.id);
});

describe('what is done before the app is here', () => {
  it('is typed on in the app’s fields, at the same place', async () => {
    field('email').value = 'ana@x.com';
    field('password').value = 'segredo';
    const root = await startApp(signInScreen(), () => {
      field('password').focus();
      field('password').setSelectionRange(3, 3);
    });
    expect(root.contains(field('email'))).toBe(true);
    expect([field('email').value, field('password').value]).toEqual(['ana@x.com', 'segredo']);
    expect(document.activeElement).toBe(field('password'));
    expect(field('password').selectionStart).toBe(3);
  });

  it('is sent by the app where Enter was pressed, once, and the words of the form are the app’s', async () => {
    const signIn = vi.fn<AccountService['signIn']>(refused);
    field('email').value = 'ana@x.com';
    field('password').value = 'segredo';
    button('Entrar').click();
    expect(button('Entrando...').disabled).toBe(true);
    await startApp(signInScreen({ signIn }));
    await vi.waitFor(() => expect(toastStore.read()).toHaveLength(1));
    expect(signIn.mock.calls).toEqual([['ana@x.com', 'segredo']]);
  });

  it('opens the view that was pressed, with the address that was typed', async () => {
    field('email').value = 'ana@x.com';
    button('Cadastro').click();
    await startApp(signInScreen());
    expect(button('Criar conta').type).toBe('submit');
    expect(field('email').value).toBe('ana@x.com');
  });

  it('is nothing where nobody has touched the page: no field is checked, and none takes the focus', async () => {
    await startApp(signInScreen());
    expect(document.activeElement).toBe(document.body);
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  });

  it('does not go to another screen, which takes the place of the form all the same', async () => {
    field('email').value = 'ana@x.com';
    button('Entrar').click();
    const press = vi.fn<() => void>();
    await startApp(<button onClick={press}>Tentar de novo</button>);
    expect(press).not.toHaveBeenCalled();
  });
});

describe('the page before the app', () => {
  it('sends its form nowhere', () => {
    const form = document.querySelector('form');
    expect(form?.method).toBe('dialog');
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it('shows no form to somebody who is signed in here, nor where nothing may be kept', () => {
    openPage({ getItem: () => '{"uid":"u1"}' });
    expect(prerendered()).toBeNull();
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    openPage({ getItem: refuse });
    expect(prerendered()).toBeNull();
  });

  it('says so where the scripts did not come, and waits for nothing', () => {
    const { lose } = openPage();
    button('Entrar').click();
    lose();
    button('Entrar').click();
    expect(button('Entrar').disabled).toBe(false);
    expect(document.querySelector('[role=alert]')?.textContent).toContain('O portal não carregou.');
  });
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { indexedDB } from 'fake-indexeddb';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { NoStorageNotice } from './no-storage-notice.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const SENTENCE =
  'Este navegador não deixa o portal guardar dados, como em algumas janelas privadas: abra o portal em uma janela comum.';

async function show(open: IDBFactory['open']): Promise<string> {
  vi.stubGlobal('indexedDB', { open });
  const { host } = renderForTest(<NoStorageNotice />);
  // The answer is drawn: a browser that refuses throws at once.
  await act(() => Promise.resolve());
  return host.textContent;
}

it('a browser that keeps no data says so in one sentence', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(await show(refuse)).toBe(SENTENCE);
});

it('any other says nothing', async () => {
  const open = vi.fn((name: string) => indexedDB.open(name));
  expect(await show(open)).toBe('');
  const [request] = open.mock.results.map(({ value }) => value as IDBOpenDBRequest);
  await act(() => vi.waitFor(() => expect(request?.readyState).toBe('done')));
  expect(document.querySelector('[role=alert]')).toBeNull();
});

const script = readFileSync('web/src/app/before-paint.js', 'utf8');

/** The page before the app, as far as its first script reaches. */
function firstScript(localStorage: () => Storage, indexedDB: Partial<IDBFactory> | null = null): string {
  document.body.innerHTML = '<div id="root"></div>';
  const scope = { document, indexedDB, matchMedia: () => ({ matches: false }) };
  runInNewContext(script, Object.defineProperty(scope, 'localStorage', { get: localStorage }));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return document.getElementById('root')?.textContent ?? '';
}

it('where the app cannot even start, the page says it', () => {
  const refuse = (): Storage => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(firstScript(refuse)).toBe(SENTENCE);
});

it('where it can, the page says nothing before it', () => {
  expect(firstScript(() => localStorage)).toBe('');
});

/** The scripts that the browser is told to fetch before the app runs. */
function fetchedAhead(session: string | null): string[] {
  // Only what is added here goes again: the page is shared with other tests, and its styles are theirs.
  const parts = { first: '/assets/a-1.js /assets/b-2.js', portal: '/assets/c-3.js', panel: 'assets/d-4.js' };
  const metas = Object.entries(parts).map(([part, content]) =>
    Object.assign(document.createElement('meta'), { name: `${part}-scripts`, content }),
  );
  document.head.append(...metas);
  if (session === null) localStorage.removeItem('portal.session');
  else localStorage.setItem('portal.session', session);
  firstScript(() => localStorage);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][crossorigin]')];
  for (const added of [...metas, ...links]) added.remove();
  localStorage.removeItem('portal.session');
  return links.filter((link) => link.as === 'script').map((link) => link.getAttribute('href') ?? '');
}

const sessionOf = (role: string) => JSON.stringify({ uid: 'u', tenant_id: 't', role, client_ids: [] });

it('has the browser open its databases while the scripts come, where somebody is signed in', () => {
  const databases = vi.fn(() => Promise.resolve([]));
  firstScript(() => localStorage, { databases });
  expect(databases).not.toHaveBeenCalled();
  localStorage.setItem('portal.session', sessionOf('client'));
  firstScript(() => localStorage, { databases });
  expect(databases).toHaveBeenCalledOnce();
  // Older browsers cannot say which there are.
  expect(firstScript(() => localStorage, {})).toBe('');
  localStorage.removeItem('portal.session');
});

it('fetches ahead the first screen of who is here, and none where nobody is signed in', () => {
  const everybodys = ['/assets/a-1.js', '/assets/b-2.js'];
  expect(fetchedAhead(sessionOf('accountant'))).toEqual([...everybodys, '/assets/d-4.js']);
  expect(fetchedAhead(sessionOf('client'))).toEqual([...everybodys, '/assets/c-3.js']);
  expect(fetchedAhead(null)).toEqual([]);
});

import { act, type ComponentType } from 'react';
import { Link, Outlet, type RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyCode } from '#ui/lazy/lazy-code.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { AppRouter } from './app-router.tsx';
import { FallenScreen } from './fallen-screen.tsx';
import { screen, titled, withCode } from './screen-route.tsx';

type Arriving = { arrive: () => void; fail: () => void; route: RouteObject };

/** A screen whose code comes when the test says so. */
function arriving(path: string, title: string, draw: ComponentType): Arriving {
  const { promise, resolve, reject } = settlable<{ draw: ComponentType }>();
  const route = screen(
    path,
    title,
    () => promise,
    (module) => module.draw,
  );
  return {
    route,
    arrive: () => resolve({ draw }),
    fail: () => reject(new Error('the connection is gone')),
  };
}

function settlable<Value>() {
  let [resolve, reject] = [(_: Value) => {}, (_: Error) => {}];
  const promise = new Promise<Value>((keep, refuse) => ([resolve, reject] = [keep, refuse]));
  return { promise, resolve, reject };
}

const Home = () => (
  <>
    <h1>Início</h1>
    <Link to="/slow">abrir</Link>
    <Link to="/slow#parte">abrir na parte</Link>
    <Link to="/?mes=5" preventScrollReset>
      filtrar
    </Link>
    <Outlet />
  </>
);
const Slow = () => (
  <>
    <h1>Devagar</h1>
    <Link to="/">voltar</Link>
    <p id="parte" />
  </>
);
const Fallen = () => <h1>Caiu</h1>;

const scrollTo = vi.fn<(x: number, y: number) => void>();
const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true);

function open(slow: Arriving) {
  const home: RouteObject = { path: '/', element: <Home />, ...titled('Início') };
  const routes = [{ element: <FallenScreen instead={Fallen} />, children: [home, slow.route] }];
  const { host } = renderForTest(<AppRouter routes={routes} />);
  const press = (text: string) => {
    const link = [...host.querySelectorAll('a')].find(({ textContent }) => textContent === text);
    if (link === undefined) throw new Error(`no link '${text}'`);
    act(() => link.click());
  };
  const settle = (settled: () => void) => act(async () => settled());
  return { host, press, settle, heading: () => host.querySelector('h1')?.textContent };
}

beforeEach(() => {
  globalThis.history.replaceState(null, '', '/');
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
  Object.assign(navigator, { sendBeacon });
});

describe('a screen whose code is on its way', () => {
  it('leaves the one before it on the screen, then takes its place and name', async () => {
    const slow = arriving('/slow', 'Devagar', Slow);
    const { heading, press, settle } = open(slow);
    expect(heading()).toBe('Início');
    expect(document.title).toMatch(/^Início/);
    press('abrir');
    expect([heading(), location.pathname]).toEqual(['Início', '/']);
    await settle(slow.arrive);
    expect([heading(), location.pathname]).toEqual(['Devagar', '/slow']);
    expect(document.title).toMatch(/^Devagar/);
    press('voltar');
    press('abrir');
    expect(heading()).toBe('Devagar');
  });

  it('is not shown to who has gone on meanwhile', async () => {
    const slow = arriving('/slow', 'Devagar', Slow);
    const { heading, press, settle } = open(slow);
    press('abrir');
    press('filtrar');
    await settle(slow.arrive);
    expect([heading(), location.search]).toEqual(['Início', '?mes=5']);
  });

  it('says so where it cannot be had, tells the firm, and another address is another screen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const slow = arriving('/slow', 'Devagar', Slow);
    const { heading, press, settle } = open(slow);
    press('abrir');
    await settle(slow.fail);
    await vi.waitFor(() => expect(heading()).toBe('Caiu'));
    await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalledOnce());
    await act(async () => globalThis.history.back());
    await vi.waitFor(() => expect(heading()).toBe('Início'));
  });
});

describe('where a screen is scrolled to', () => {
  it('is its top, what the address names, or where it was left', async () => {
    const slow = arriving('/slow', 'Devagar', Slow);
    const { press, settle, heading } = open(slow);
    await settle(slow.arrive);
    vi.stubGlobal('scrollY', 700);
    press('filtrar');
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    press('abrir');
    await vi.waitFor(() => expect(heading()).toBe('Devagar'));
    expect(scrollTo.mock.lastCall).toEqual([0, 0]);
    await act(async () => globalThis.history.back());
    await vi.waitFor(() => expect(heading()).toBe('Início'));
    expect(scrollTo.mock.lastCall).toEqual([0, 700]);
    const seen = vi.fn<() => void>();
    HTMLElement.prototype.scrollIntoView = seen;
    press('abrir na parte');
    expect(seen).toHaveBeenCalledOnce();
  });
});

it('code that is there is drawn at once', async () => {
  const code = lazyCode(
    () => Promise.resolve({ Slow }),
    (module) => module.Slow,
  );
  await code.load();
  globalThis.history.replaceState(null, '', '/at-once');
  const { host } = renderForTest(<AppRouter routes={[{ path: '*', ...withCode(code) }]} />);
  expect(host.querySelector('h1')?.textContent).toBe('Devagar');
});

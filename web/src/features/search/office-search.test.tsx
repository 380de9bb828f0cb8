import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { OfficeSearch } from './office-search.tsx';

/** Nobody answers: what is asked here is whether somebody may type. */
vi.stubGlobal(
  'Worker',
  class extends EventTarget {
    postMessage() {}
    terminate() {}
  },
);

const press = (target: Element, key: string, init: KeyboardEventInit = {}) =>
  act(() =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })),
  );
const openByKey = () => press(document.body, 'k', { ctrlKey: true });
const dialogs = (state: 'open' | 'closed') => document.querySelectorAll(`[role=dialog][data-state=${state}]`);
const field = () => document.querySelector<HTMLInputElement>('[role=dialog][data-state=open] input');

/** As in a browser, a dialog comes and leaves by an animation; here none ever ends. */
const styleOf = globalThis.getComputedStyle;
vi.stubGlobal('getComputedStyle', (element: Element) => {
  const style = styleOf(element);
  if (element.getAttribute('role') !== 'dialog') return style;
  const animationName = element.getAttribute('data-state') ?? '';
  return new Proxy(style, {
    get: (known, key) => (key === 'animationName' ? animationName : Reflect.get(known, key)),
  });
});

let undraw: () => unknown = () => undefined;
afterEach(() => undraw());

function renderSearch() {
  ({ undraw } = renderForTest(
    <MemoryRouter>
      <LocalAccountProvider value={openTestAccount()}>
        <OfficeSearch screens={[]} whenCalm={() => () => undefined} />
        <button type="button">Beside</button>
      </LocalAccountProvider>
    </MemoryRouter>,
  ));
}

it('opens again, and empty, while the one before is still leaving', async () => {
  renderSearch();
  await openByKey();
  await vi.waitFor(() => expect(field()).not.toBeNull());
  const first = field();
  await openByKey();
  await vi.waitFor(() => expect(dialogs('closed')).toHaveLength(1));
  await openByKey();
  await vi.waitFor(() => expect(field()).not.toBeNull());
  expect(field()).not.toBe(first);
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
});

it('stays open when the screen that was chosen before comes late and takes the focus', async () => {
  renderSearch();
  await openByKey();
  await vi.waitFor(() => expect(field()).not.toBeNull());
  // It listens from the next frame on.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const beside = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Beside');
  await act(async () => {
    beside?.focus();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(dialogs('open')).toHaveLength(1);
});

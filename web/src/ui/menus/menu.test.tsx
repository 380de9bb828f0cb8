import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoObserver } from '#ui/testing/no-observer.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { Menu } from './menu.tsx';

let undraw = () => {};
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoObserver);
});
afterEach(() => {
  undraw();
  vi.unstubAllGlobals();
});

function renderMenu() {
  const { host, ...page } = renderForTest(
    <Menu
      trigger={<button type="button">Conta</button>}
      items={[{ kind: 'action', id: 'leave', label: 'Sair', onSelect: () => undefined }]}
    />,
  );
  undraw = page.undraw;
  const button = () => {
    const found = host.querySelector('button');
    if (found === null) throw new Error('no button');
    return found;
  };
  return { button };
}

const entry = () => document.querySelector<HTMLElement>('[role=menuitem]');

it('a menu is announced before it is there, and opens at the first click', async () => {
  const { button } = renderMenu();
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  act(() => button().click());
  await vi.waitFor(() => expect(entry()?.textContent).toBe('Sair'));
  expect(button().getAttribute('aria-expanded')).toBe('true');
});

it('a menu opens by the arrow keys too', async () => {
  const { button } = renderMenu();
  act(() => void button().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
  await vi.waitFor(() => expect(entry()?.textContent).toBe('Sair'));
});

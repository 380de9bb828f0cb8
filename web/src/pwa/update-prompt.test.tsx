import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { appUpdate } from './app-update.ts';
import { type TabUse, UpdatePrompt } from './update-prompt.tsx';

function show(use: TabUse = 'in_use') {
  const { host } = renderForTest(<UpdatePrompt use={use} />);
  return {
    title: () => host.querySelector('h2')?.textContent ?? null,
    buttons: () => [...host.querySelectorAll('button')].map(({ textContent }) => textContent),
    press: (label: string) =>
      act(() => [...host.querySelectorAll('button')].find((one) => one.textContent === label)?.click()),
  };
}

it('says nothing while this version is the one in use', () => {
  expect(show().title()).toBeNull();
});

it('of a tab that was replaced there is one way on, and it cannot be put off', () => {
  const { title, buttons } = show('replaced');
  expect(title()).toBe('Esta aba ficou para trás');
  expect(buttons()).toEqual(['Atualizar']);
});

it('a tab that waits for older ones says so, and there is nothing to press', () => {
  const { title, buttons } = show('held_up');
  expect(title()).toBe('Feche as outras abas');
  expect(buttons()).toEqual([]);
});

it('a version that is too old says that all is kept, and cannot be put off', () => {
  const { title, buttons } = show();
  act(() => appUpdate.demand(true));
  expect(title()).toBe('Atualização necessária');
  expect(buttons()).toEqual(['Atualizar']);
  act(() => appUpdate.demand(false));
  expect(title()).toBeNull();
});

it('a version that waits can be put off', () => {
  const { title, buttons, press } = show();
  // Only what the module touches of a worker.
  act(() => appUpdate.offer({ postMessage: vi.fn() } as unknown as ServiceWorker));
  expect(buttons()).toEqual(['Atualizar', 'Depois']);
  press('Depois');
  expect(title()).toBeNull();
});

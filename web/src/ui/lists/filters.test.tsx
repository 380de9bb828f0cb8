import { act } from 'react';
import { expect, it } from 'vitest';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { Filters } from './filters.tsx';

it('says how many filters are in use, and shows them when its button is pressed', () => {
  const { host } = renderForTest(
    <Filters values={[null, 'mei', false, '', true]}>
      <p>Regime</p>
    </Filters>,
  );
  const button = host.querySelector('button');
  expect(button?.textContent).toBe('Filtros2 em uso');
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  const choices = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  expect(choices?.hasAttribute('data-open')).toBe(false);
  act(() => button?.click());
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  expect(choices?.hasAttribute('data-open')).toBe(true);
});

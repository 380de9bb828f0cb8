import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { FilterSelect } from './filter-select.tsx';

const clients = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: `c${String(index)}`,
    label: `Cliente ${String(index)}`,
  }));

let undraw: () => unknown = () => undefined;
afterEach(() => undraw());

function renderClients(count: number, value: string | null) {
  const onChange = vi.fn();
  let host: HTMLElement;
  ({ undraw, host } = renderForTest(
    <FilterSelect
      label="Cliente"
      placeholder="Todos os clientes"
      options={clients(count)}
      {...{ value, onChange }}
    />,
  ));
  const select = host.querySelector('select');
  if (select === null) throw new Error('no select');
  return { select, onChange };
}

it('has a few options at once', () => {
  const { select } = renderClients(40, null);
  expect(select.options).toHaveLength(41);
});

it('shows what is chosen of many, and has the others once somebody reaches for them', () => {
  const { select } = renderClients(3_000, 'c2999');
  expect([...select.options].map(({ text }) => text)).toEqual(['Todos os clientes', 'Cliente 2999']);
  expect(select.value).toBe('c2999');
  act(() => select.focus());
  expect(select.options).toHaveLength(3_001);
  expect(select.value).toBe('c2999');
});

it('has them by the time the browser opens its list for a finger or a mouse', () => {
  const { select, onChange } = renderClients(3_000, null);
  expect(select.options).toHaveLength(1);
  act(() => void select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  expect(select.options).toHaveLength(3_001);
  act(() => {
    select.value = 'c7';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('c7');
});

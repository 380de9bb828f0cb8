import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { paint } from '#ui/testing/paint.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { useWindowedRows } from './use-windowed-rows.ts';

type ListOptions = { rowsAbove?: number; count?: number; use?: typeof useWindowedRows };

afterEach(() => {
  vi.doUnmock('./row-window.ts');
  vi.resetModules();
});

/** Draws a list of rows of 50 px; answers how many each drawing had, and the element. */
function drawList({ rowsAbove, count = 150, use = useWindowedRows }: ListOptions = {}) {
  const drawn: number[] = [];
  const List = () => {
    const { anchor, items, after, measure } = use<HTMLUListElement>(count, 50, rowsAbove);
    drawn.push(items.length);
    return (
      <ul ref={anchor} style={{ paddingBottom: after }}>
        {items.map((index) => (
          <li key={index} ref={measure} data-index={index} />
        ))}
      </ul>
    );
  };
  return { drawn, list: renderForTest(<List />).host.querySelector('ul') };
}

it('a list that appears draws one screen of rows, and all of a short one once that is painted', async () => {
  const { drawn, list } = drawList();
  expect(drawn).toEqual([6]);
  expect(list?.style.paddingBottom).toBe(`${144 * 50}px`);
  await paint();
  expect(list?.querySelectorAll('li')).toHaveLength(150);
  expect(list?.style.paddingBottom).toBe('0px');
});

it('below another list it draws what is left of the screen first, and one row at least', async () => {
  expect(drawList({ rowsAbove: 4 }).drawn).toEqual([2]);
  const { drawn, list } = drawList({ rowsAbove: 6 });
  expect(drawn).toEqual([1]);
  await paint();
  expect(list?.querySelectorAll('li')).toHaveLength(150);
});

it('of a long one it draws what is in sight, with room for the rest, as it is scrolled', async () => {
  const { drawn, list } = drawList({ count: 1000 });
  expect(drawn).toEqual([6]);
  const shown = () => [...(list?.querySelectorAll('li') ?? [])].map((row) => Number(row.dataset['index']));
  await paint();
  await vi.waitFor(() => expect(shown().length).toBeGreaterThan(6));
  expect(shown()[0]).toBe(0);
  expect(shown().length).toBeLessThan(60);
  expect(list?.style.paddingBottom).toBe(`${(1000 - shown().length) * 50}px`);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(20_000);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(shown()).toContain(400);
  expect(shown()).not.toContain(0);
});

it('a long list whose code cannot be had is drawn whole', async () => {
  vi.doMock('./row-window.ts', () => {
    throw new Error('the connection is gone');
  });
  const { useWindowedRows: use } = await import('./use-windowed-rows.ts');
  const { list } = drawList({ count: 201, use });
  await paint();
  await vi.waitFor(() => expect(list?.querySelectorAll('li')).toHaveLength(201));
});

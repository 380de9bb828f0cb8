import { expect, it } from 'vitest';
import { paint } from '#ui/testing/paint.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { useWindowedRows } from './use-windowed-rows.ts';

/** Draws a list of 150 rows; answers how many each drawing had, and the element. */
function drawList(rowsAbove?: number) {
  const drawn: number[] = [];
  const List = () => {
    const { anchor, items, after, measure } = useWindowedRows<HTMLUListElement>(150, 50, rowsAbove);
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
  expect(drawList(4).drawn).toEqual([2]);
  const { drawn, list } = drawList(6);
  expect(drawn).toEqual([1]);
  await paint();
  expect(list?.querySelectorAll('li')).toHaveLength(150);
});

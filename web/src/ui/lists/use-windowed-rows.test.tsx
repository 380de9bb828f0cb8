import { expect, it } from 'vitest';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { useWindowedRows } from './use-windowed-rows.ts';

it('a list that appears draws one screen of rows first, and all of a short one after that', () => {
  const drawn: number[] = [];
  const List = () => {
    const { anchor, items, after, measure } = useWindowedRows<HTMLUListElement>(150, 50);
    drawn.push(items.length);
    return (
      <ul ref={anchor} style={{ paddingBottom: after }}>
        {items.map((index) => (
          <li key={index} ref={measure} data-index={index} />
        ))}
      </ul>
    );
  };
  const { host } = renderForTest(<List />);
  expect(drawn[0]).toBe(6);
  expect(host.querySelectorAll('li')).toHaveLength(150);
  expect(host.querySelector('ul')?.style.paddingBottom).toBe('0px');
});

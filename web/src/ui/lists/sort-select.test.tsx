import { act } from 'react';
import { expect, it } from 'vitest';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import type { Sort } from './data-table-props.ts';
import { SortSelect } from './sort-select.tsx';

const COLUMNS = [
  { id: 'name', header: 'Razão Social', isSortable: true },
  { id: 'due', header: 'Vencimento', isSortable: true },
  { id: 'actions', header: 'Ações' },
];

it('offers both directions of each column that can be sorted, and the order of before', () => {
  const asked: (Sort | undefined)[] = [];
  const sort = { columnId: 'due', direction: 'descending' } as const;
  const { host } = renderForTest(
    <SortSelect columns={COLUMNS} sort={sort} onSort={(next) => asked.push(next)} />,
  );
  const select = host.querySelector('select');
  const { value, options } = select ?? {};
  expect([...(options ?? [])].map(({ label }) => label)).toEqual([
    'Ordenar',
    'Razão Social, crescente',
    'Razão Social, decrescente',
    'Vencimento, crescente',
    'Vencimento, decrescente',
  ]);
  expect(value).toBe('-due');
  for (const chosen of ['name', ''])
    act(() => {
      if (select !== null) select.value = chosen;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  expect(asked).toEqual([{ columnId: 'name', direction: 'ascending' }, undefined]);
});

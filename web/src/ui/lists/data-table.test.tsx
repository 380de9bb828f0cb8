import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paint } from '#ui/testing/paint.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { DataTable } from './data-table.tsx';
import type { Column, Sort } from './data-table-props.ts';
import { stickyTop } from './sticky-top.ts';
import { WINDOWED_PAST } from './windowed-past.ts';

type Row = {
  readonly id: string;
  readonly name: string;
};

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Nome', kind: 'name', isSortable: true, cell: (row) => row.name },
  { id: 'id', header: 'Código', cell: (row) => row.id },
];
const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${i}`, name: `Linha ${i}` }));
const idOf = (row: Row) => row.id;
const table = (
  count: number,
  more: { sort?: Sort; onSort?: (sort: Sort) => void; card?: (row: Row) => string } = {},
) => <DataTable label="Clientes" columns={columns} rows={rows(count)} rowKey={idOf} {...more} />;
const narrow = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => 0,
    removeEventListener: () => 0,
  }));

afterEach(() => vi.unstubAllGlobals());

describe('DataTable', () => {
  it('names itself, its columns and its rows', () => {
    renderForTest(table(2));
    expect(document.querySelector('table')?.getAttribute('aria-label')).toBe('Clientes');
    expect([...document.querySelectorAll('thead th')].map((th) => th.textContent)).toEqual([
      'Nome',
      'Código',
    ]);
    expect(document.querySelector('tbody th')?.getAttribute('scope')).toBe('row');
  });

  it('has its head below what stays above the screen, however high that becomes', () => {
    renderForTest(table(2));
    const top = () => document.querySelector('table')?.style.getPropertyValue('--sticky-top');
    expect(top()).toBe('0px');
    act(() => stickyTop.become(92));
    expect(top()).toBe('92px');
    act(() => stickyTop.become(0));
  });

  it('shows the sorted column and asks for the other direction', () => {
    const asked: Sort[] = [];
    const sort = { columnId: 'name', direction: 'ascending' } as const;
    renderForTest(table(2, { sort, onSort: (next) => asked.push(next) }));
    expect(document.querySelector('thead th')?.getAttribute('aria-sort')).toBe('ascending');
    act(() => document.querySelector<HTMLElement>('thead button')?.click());
    expect(asked).toEqual([{ columnId: 'name', direction: 'descending' }]);
  });

  it('draws a short list whole and only a part of a long one', async () => {
    const { draw } = renderForTest(table(WINDOWED_PAST));
    await paint();
    expect(document.querySelectorAll('tbody th')).toHaveLength(WINDOWED_PAST);
    draw(table(5000));
    expect(document.querySelectorAll('tbody th').length).toBeLessThan(WINDOWED_PAST);
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('5001');
  });

  it('turns rows into cards on a narrow screen', () => {
    narrow();
    renderForTest(table(3, { card: (row) => `cartão ${row.id}` }));
    expect(document.querySelector('table')).toBeNull();
    expect([...document.querySelectorAll('li')].map((li) => li.textContent)).toEqual([
      'cartão 0',
      'cartão 1',
      'cartão 2',
    ]);
  });

  it('has the buttons of a card beside its title where the table brings no card of its own', () => {
    narrow();
    const actions: Column<Row> = { id: 'actions', header: 'Ações', kind: 'actions', cell: () => 'Editar' };
    renderForTest(
      <DataTable label="Clientes" columns={[...columns, actions]} rows={rows(1)} rowKey={idOf} />,
    );
    const card = document.querySelector('li > div');
    expect([...(card?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Linha 0Editar',
      'Código0',
    ]);
  });
});

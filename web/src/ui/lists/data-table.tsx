import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { tableRecipe } from '#ui/theme/table-recipe.ts';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { CardList } from './data-table-cards.tsx';
import type { Column, DataTableProps, Sort } from './data-table-props.ts';
import { TableRows } from './data-table-rows.tsx';
import { stickyTop } from './sticky-top.ts';

const Table = chakra('table', tableRecipe);
const Scroller = chakra('div', {
  // From 1024 px on nothing scrolls sideways, so that the head can stick to the page.
  base: { overflowX: { base: 'auto', lg: 'visible' } },
});

export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useIsNarrow();
  if (isNarrow) return <CardList {...props} />;
  return (
    <Scroller>
      <StickingTable
        aria-label={props.label}
        data-density={props.density ?? 'normal'}
        aria-rowcount={props.rows.length + 1}
      >
        <thead>
          <tr>
            {props.columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <TableRows {...props} />
      </StickingTable>
    </Scroller>
  );
}

/** Apart from its rows, which are not drawn again for a height. */
function StickingTable(props: ComponentProps<typeof Table>) {
  const top = useSyncExternalStore(stickyTop.subscribe, stickyTop.read);
  return <Table {...props} style={{ ['--sticky-top' as string]: `${top}px` }} />;
}

type HeadCellProps<Row> = {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
};

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const arrow = direction === undefined ? '' : direction === 'ascending' ? ' ↑' : ' ↓';
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" data-kind={column.kind} aria-sort={direction} style={{ width: column.width }}>
      {column.isSortable === true && onSort !== undefined ? (
        <button type="button" onClick={() => onSort({ columnId: column.id, direction: next })}>
          {column.header}
          <span aria-hidden>{arrow}</span>
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

import type { Column, DataTableProps } from './data-table-props.ts';
import { useWindowedRows } from './use-windowed-rows.ts';

const ROW_HEIGHT = { normal: 42, compact: 34 };

export function TableRows<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, density = 'normal', isHighlighted } = props;
  const { anchor, items, before, after, measure } = useWindowedRows<HTMLTableSectionElement>(
    rows.length,
    ROW_HEIGHT[density],
  );
  return (
    <tbody ref={anchor}>
      <Spacer height={before} columns={columns.length} />
      {items.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <tr
            key={rowKey(row)}
            ref={measure}
            data-index={index}
            aria-rowindex={index + 2}
            data-highlighted={isHighlighted?.(row) === true || undefined}
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        );
      })}
      <Spacer height={after} columns={columns.length} />
    </tbody>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  if (column.kind === 'name') {
    return (
      <th scope="row" data-kind="name">
        {column.cell(row)}
      </th>
    );
  }
  return <td data-kind={column.kind}>{column.cell(row)}</td>;
}

/** Stands for the rows that are out of sight, so that the scroll bar tells the truth. */
function Spacer({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

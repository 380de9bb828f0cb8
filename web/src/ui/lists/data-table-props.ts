import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** name is 600 and a row header; number is tabular and right; actions come last and right. */
  readonly kind?: 'text' | 'name' | 'number' | 'actions';
  readonly isSortable?: boolean;
  readonly width?: string;
};

export type Sort = {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
};

export type DataTableProps<Row> = {
  /** Names the table for a screen reader. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly density?: 'normal' | 'compact';
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** What one row says below 768 px. Without it every column is listed with its name. */
  readonly card?: ((row: Row) => ReactNode) | undefined;
  readonly isHighlighted?: ((row: Row) => boolean) | undefined;
};

import { chakra } from '@chakra-ui/react';
import type { Column, DataTableProps } from './data-table-props.ts';
import { useWindowedRows } from './use-windowed-rows.ts';

/** A card of three lines; the real height is measured once it is drawn. */
const CARD_HEIGHT = 128;

/** Padding of the row and not a margin, which would not be measured. */
const GAP = 10;

const List = chakra('ul', { base: { listStyle: 'none', display: 'block' } });

const CardFrame = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    p: '3.5',
    textStyle: 'dense',
    '&[data-highlighted]': { bg: 'brand.subtle' },
  },
});

export function CardList<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, label } = props;
  const { anchor, items, before, after, measure } = useWindowedRows<HTMLUListElement>(
    rows.length,
    CARD_HEIGHT,
  );
  return (
    <List ref={anchor} aria-label={label} style={{ paddingTop: before, paddingBottom: after }}>
      {items.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <li key={rowKey(row)} ref={measure} data-index={index} style={{ paddingBottom: GAP }}>
            <CardFrame data-highlighted={props.isHighlighted?.(row) === true || undefined}>
              {props.card === undefined ? <PlainCard {...props} row={row} /> : props.card(row)}
            </CardFrame>
          </li>
        );
      })}
    </List>
  );
}

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', gap: '2', py: '0.5' },
});

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '2' },
});

/** Its buttons reach into the card's padding: no line is higher for them than it has to be. */
const Actions = chakra('div', {
  base: { display: 'flex', flexShrink: '0', mt: '-2.5', me: '-2.5', mb: '-1' },
});

/** Every column with its name, for tables that bring no card of their own; what can be done is beside the title. */
function PlainCard<Row>({ columns, row }: DataTableProps<Row> & { readonly row: Row }) {
  const ofKind = (kind: Column<Row>['kind']) => columns.filter((column) => column.kind === kind);
  return (
    <>
      <Head>
        <chakra.div flex="1" minWidth="0" fontSize="md" fontWeight="semibold">
          {ofKind('name').map((column) => (
            <div key={column.id}>{column.cell(row)}</div>
          ))}
        </chakra.div>
        {ofKind('actions').map((column) => (
          <Actions key={column.id}>{column.cell(row)}</Actions>
        ))}
      </Head>
      {columns
        .filter(({ kind }) => kind !== 'name' && kind !== 'actions')
        .map((column) => (
          <Pair key={column.id}>
            <chakra.span textStyle="meta" color="fg.muted">
              {column.header}
            </chakra.span>
            <span>{column.cell(row)}</span>
          </Pair>
        ))}
    </>
  );
}

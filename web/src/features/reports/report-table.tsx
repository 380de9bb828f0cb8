import { chakra } from '@chakra-ui/react';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import type { ReportTable as Table } from './report-tables.ts';

type Line = Table['rows'][number];

export function ReportTable({ table }: { readonly table: Table }) {
  const columns: Column<Line>[] = table.head.map((header, at) => ({
    id: header,
    header,
    kind: at === 0 ? 'name' : 'number',
    cell: ({ cells }) => cells[at] ?? '',
  }));
  return (
    <ListFrame>
      <chakra.div p={{ base: '0', md: '4.5' }} pb="3" pt={{ base: '3.5', md: '4.5' }}>
        <chakra.h2 textStyle="boxTitle">{table.title}</chakra.h2>
        {table.note !== undefined && (
          <chakra.p textStyle="meta" color="fg.muted" mt="1" maxWidth="prose">
            {table.note}
          </chakra.p>
        )}
      </chakra.div>
      {table.rows.length === 0 ? (
        <chakra.p px={{ base: '0', md: '4.5' }} pb="4.5" color="fg.muted">
          Nada neste período.
        </chakra.p>
      ) : (
        <DataTable
          label={table.title}
          columns={columns}
          rows={table.rows}
          rowKey={({ id }) => id}
          card={(line) => <LineCard head={table.head} line={line} />}
        />
      )}
    </ListFrame>
  );
}

/** On the phone: the name, and its numbers three abreast. */
function LineCard({ head, line }: { readonly head: Table['head']; readonly line: Line }) {
  const [name, ...numbers] = line.cells;
  return (
    <>
      <chakra.div fontWeight="semibold">{name}</chakra.div>
      <chakra.dl display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="2" mt="2">
        {numbers.map((value, at) => (
          <div key={head[at + 1] ?? at}>
            <chakra.dt textStyle="floor" color="fg.muted">
              {head[at + 1]}
            </chakra.dt>
            <chakra.dd fontVariantNumeric="tabular-nums">{value}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </>
  );
}

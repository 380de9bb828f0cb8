import { Box, chakra } from '@chakra-ui/react';
import { calendarDateOf, type ClientFields, formatCount, formatTaxId } from '@portal/domain';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { csvBlob } from '#records/csv/csv.ts';
import { REGIME_LABELS } from '#records/labels/client-labels.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { saveBlob } from '#ui/files/save-blob.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import { PAGE_SIZE, Pager } from '#ui/lists/pager.tsx';
import { TabPanel } from '#ui/menus/tab-panel.tsx';
import { Tabs } from '#ui/menus/tabs.tsx';
import type { CheckedImport, ImportRow } from './check-import.ts';
import { countOf } from './client-count.ts';

type ImportPreviewProps = {
  filename: string;
  /** The file's own cells, for the person who wants to mend them. */
  table: readonly (readonly string[])[];
  checked: Extract<CheckedImport, { kind: 'checked' }>;
  isBusy: boolean;
  onImport: (rows: ClientFields[]) => void;
  onOther: () => void;
};

const TABS_ID = 'linhas';
const KINDS = [
  { value: 'good', label: 'Prontas', empty: 'Nenhuma linha pode entrar como está.' },
  { value: 'repeated', label: 'Repetidas', empty: 'Nenhum CNPJ ou CPF se repete.' },
  { value: 'wrong', label: 'Com erro', empty: 'Nenhuma linha tem erro.' },
] as const;

/** What would be queued, what stays out and why; nothing is kept before the person says so. */
export function ImportPreview({ filename, table, checked, isBusy, onImport, onOther }: ImportPreviewProps) {
  const { rows, ignored } = checked;
  const good = rows.flatMap((row) => (row.kind === 'good' ? [row.fields] : []));
  const [kind, setKind] = useState<ImportRow['kind']>(good.length < rows.length ? worst(rows) : 'good');
  return (
    <>
      <Head>
        <Box minWidth="0" flex="1 1 240px">
          <chakra.h2 textStyle="cardTitle" overflowWrap="anywhere">
            {filename}
          </chakra.h2>
          <chakra.p role="status" color="fg.muted" mt="0.5">
            {summary(rows)}
          </chakra.p>
        </Box>
        <Box
          display="flex"
          flexWrap="wrap"
          gap="2"
          flexGrow={{ base: '1', md: '0' }}
          css={{ '& > button': { flexGrow: { base: '1', md: '0' } } }}
        >
          <Button size="sm" variant="outline" onClick={onOther}>
            Escolher outro arquivo
          </Button>
          {good.length < rows.length && (
            <Button size="sm" variant="outline" onClick={() => saveLeftOut(table, rows)}>
              <Download size={16} strokeWidth={1.75} aria-hidden />
              Baixar as que ficam de fora
            </Button>
          )}
          <Button
            size="sm"
            disabled={good.length === 0}
            isBusy={isBusy}
            busyText="Importando..."
            onClick={() => onImport(good)}
          >
            Importar {countOf(good.length)}
          </Button>
        </Box>
      </Head>
      {ignored.length > 0 && (
        <Box mb="4">
          <Note>Colunas que não são usadas: {ignored.join(', ')}.</Note>
        </Box>
      )}
      <Tabs
        id={TABS_ID}
        label="Linhas do arquivo"
        items={KINDS.map(({ value, label }) => ({ value, label, count: countKind(rows, value) }))}
        value={kind}
        onChange={setKind}
      />
      <Box mt="4">
        <TabPanel tabsId={TABS_ID} value={kind}>
          <Rows key={kind} kind={kind} rows={rows.filter((row) => row.kind === kind)} />
        </TabPanel>
      </Box>
    </>
  );
}

const countKind = (rows: readonly ImportRow[], kind: ImportRow['kind']) =>
  rows.filter((row) => row.kind === kind).length;

const worst = (rows: readonly ImportRow[]) => (countKind(rows, 'wrong') > 0 ? 'wrong' : 'repeated');

function summary(rows: readonly ImportRow[]): string {
  const out = rows.length - countKind(rows, 'good');
  if (out === 0) return `Todas as ${formatCount(rows.length)} linhas podem entrar.`;
  return `${formatCount(out)} de ${formatCount(rows.length)} linhas ficam de fora.`;
}

function Rows({ kind, rows }: { kind: ImportRow['kind']; rows: readonly ImportRow[] }) {
  const [page, setPage] = useState(0);
  if (rows.length === 0) {
    const text = KINDS.find(({ value }) => value === kind)?.empty;
    return <EmptyState illustration="search" headingLevel="h3" title={text ?? ''} />;
  }
  return (
    <ListFrame>
      <DataTable
        label="Linhas do arquivo"
        columns={COLUMNS}
        rows={rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)}
        rowKey={({ line }) => String(line)}
      />
      <Pager page={page} total={rows.length} onPage={setPage} />
    </ListFrame>
  );
}

const COLUMNS: Column<ImportRow>[] = [
  { id: 'name', header: 'Razão Social', kind: 'name', cell: ({ name }) => (name === '' ? '-' : name) },
  { id: 'line', header: 'Linha', cell: ({ line }) => line },
  { id: 'tax_id', header: 'CNPJ/CPF', cell: ({ taxId }) => (taxId === '' ? '-' : formatTaxId(taxId)) },
  { id: 'about', header: 'Situação', cell: (row) => <About row={row} /> },
];

function About({ row }: { row: ImportRow }) {
  switch (row.kind) {
    case 'good':
      return REGIME_LABELS[row.fields.tax_regime];
    case 'repeated':
      return row.reason;
    case 'wrong':
      return (
        <chakra.ul listStyle="none">
          {row.mistakes.map(({ column, reason }) => (
            <li key={column}>
              <b>{column}:</b> {reason}
            </li>
          ))}
        </chakra.ul>
      );
  }
}

/** The rows as they are in the file, with the reason beside them: mended, they can be imported. */
function saveLeftOut(table: ImportPreviewProps['table'], rows: readonly ImportRow[]): void {
  const [head = []] = table;
  const out = rows.flatMap((row) => {
    if (row.kind === 'good') return [];
    const reason =
      row.kind === 'repeated'
        ? row.reason
        : row.mistakes.map((mistake) => `${mistake.column}: ${mistake.reason}`).join(' ');
    const cells = table[row.line - 1] ?? [];
    return [[...head.map((_, index) => cells[index] ?? ''), reason]];
  });
  saveBlob(csvBlob([[...head, 'Motivo'], ...out]), `clientes-de-fora-${calendarDateOf(new Date())}.csv`);
}

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '3', mb: '4' },
});

import { Box } from '@chakra-ui/react';
import { formatInstantDate, formatSize, type Row } from '@portal/domain';
import { useState } from 'react';
import { readDocumentChoices } from '#data/documents/find-documents.ts';
import type { PageOf } from '#data/live/page.ts';
import { recordStateOf } from '#data/live/record-state-of.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { Filters } from '#ui/lists/filters.tsx';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import { NothingFound } from '#ui/lists/nothing-found.tsx';
import { Pager } from '#ui/lists/pager.tsx';
import { AdminDocumentCard } from './admin-document-card.tsx';
import { AdminDocumentActions, AdminDocumentName } from './admin-document-parts.tsx';
import { DocumentHistoryDialog } from './document-history-dialog.tsx';
import { categoryLabel } from '../document-labels.ts';
import type { DocumentView } from './document-view.ts';
import { DocumentsFilter } from '../documents-filter.tsx';
import { type DocumentFilter, NO_FILTER } from '../find-documents.ts';
import { MonthFolders } from './month-folders.tsx';
import { useReview } from './use-review.ts';

type Document = Row<'documents'>;

const NO_CHOICES = { months: [], categories: [] };

type AdminDocumentsTableProps = {
  found: PageOf<Document>;
  filter: DocumentFilter;
  onFilter: (change: Partial<DocumentFilter>) => void;
  onPage: (page: number) => void;
  /** To choose from; null where all documents are of one. */
  clients: readonly SelectOption[] | null;
  clientNames: ReadonlyMap<string, string>;
} & Pick<DocumentView, 'mayRemove' | 'onRemove' | 'onReturn' | 'onTie'>;

export function AdminDocumentsTable(props: AdminDocumentsTableProps) {
  const { found, filter, onFilter, onPage, clients, clientNames, ...actions } = props;
  const ofClient = clients === null && filter.client.kind === 'client' ? filter.client.client_id : null;
  const choices = useLocalQuery((db) => readDocumentChoices(db, ofClient), [ofClient]);
  const states = useRecordStates('documents');
  const review = useReview();
  const asksForClient = clients !== null && filter.client.kind !== 'all';
  const inUse = [asksForClient, filter.month, filter.category, filter.isToCheck];
  const { download, open, busyId } = useDocumentActions();
  const [withHistory, setWithHistory] = useState<Document | null>(null);

  const view: DocumentView = {
    state: (document) => recordStateOf(document, states),
    clientName: ({ client_id }) => {
      if (clients === null) return null;
      return client_id === null ? 'Geral' : (clientNames.get(client_id) ?? 'Cliente removido');
    },
    isBusy: (document) => document.id === busyId,
    onDownload: (document) => void download(document),
    onOpen: open,
    onAccept: (document) => void review(document, { kind: 'ok' }),
    onHistory: setWithHistory,
    ...actions,
  };
  return (
    <ListFrame>
      {clients === null && (
        <MonthFolders
          months={valueOr(choices, NO_CHOICES).months}
          month={filter.month}
          onChoose={(month) => onFilter({ month })}
        />
      )}
      <DocumentsFilter
        filter={filter}
        {...valueOr(choices, NO_CHOICES)}
        clients={clients}
        wrap={(choices) => <Filters values={inUse}>{choices}</Filters>}
        onChange={onFilter}
      />
      {found.total === 0 ? (
        <NothingFound
          title="Nenhum documento encontrado"
          text="Confira a busca e os filtros escolhidos."
          label="Mostrar todos"
          onAll={() => {
            const { query, ...range } = NO_FILTER;
            onFilter(range);
            onFilter({ query });
          }}
        />
      ) : (
        <DataTable
          label="Documentos"
          columns={columns(view).filter(({ id }) => clients !== null || id !== 'client')}
          rows={found.rows}
          rowKey={(document) => document.id}
          card={(document) => <AdminDocumentCard document={document} view={view} />}
        />
      )}
      <Pager page={found.page} total={found.total} onPage={onPage} />
      <DocumentHistoryDialog document={withHistory} onClose={() => setWithHistory(null)} />
    </ListFrame>
  );
}

function columns(view: DocumentView): Column<Document>[] {
  return [
    {
      id: 'filename',
      header: 'Arquivo',
      kind: 'name',
      cell: (document) => <AdminDocumentName document={document} view={view} />,
    },
    {
      id: 'client',
      header: 'Cliente',
      cell: (document) => <OneLine text={view.clientName(document) ?? '-'} />,
    },
    {
      id: 'category',
      header: 'Categoria',
      cell: ({ category }) => <OneLine text={categoryLabel(category)} />,
    },
    { id: 'size', header: 'Tamanho', kind: 'number', cell: ({ size_bytes }) => formatSize(size_bytes) },
    {
      id: 'created_at',
      header: 'Data',
      cell: ({ created_at }) => <Box as="time">{formatInstantDate(created_at)}</Box>,
    },
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions',
      cell: (document) => <AdminDocumentActions document={document} view={view} />,
    },
  ];
}

/** Names vary in length; rows do not. The whole name is a pointer's rest away. */
function OneLine({ text }: { text: string }) {
  return (
    <Box truncate maxWidth="220px" title={text}>
      {text}
    </Box>
  );
}

import { Box } from '@chakra-ui/react';
import { formatInstantDate, formatSize, type Row } from '@portal/domain';
import { useDeferredValue, useState } from 'react';
import { useDocumentActions } from '#data/document-actions.ts';
import { useRecordStates } from '#data/record-states.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListFrame } from '#ui/list-frame.tsx';
import { PAGE_SIZE, Pager } from '#ui/pager.tsx';
import { useAddressFilter } from '#ui/use-address-filter.ts';
import { AdminDocumentCard } from './admin-document-card.tsx';
import { AdminDocumentActions, AdminDocumentName } from './admin-document-parts.tsx';
import { categoryLabel } from './document-labels.ts';
import { recordStateOf } from '#data/record-state-of.ts';
import type { DocumentView } from './document-view.ts';
import { addressOfFilter, DOCUMENT_FILTER_NAMES, filterOfAddress } from './documents-address.ts';
import { DocumentsFilter } from './documents-filter.tsx';
import { type DocumentFilter, findDocuments } from './find-documents.ts';
import { useReview } from './use-review.ts';

type Document = Row<'documents'>;

type AdminDocumentsTableProps = {
  documents: readonly Document[];
  /** To choose from; null where all documents are of one. */
  clients: readonly Row<'clients'>[] | null;
} & Pick<DocumentView, 'mayRemove' | 'onRemove' | 'onReturn'>;

export function AdminDocumentsTable({ documents, clients, ...actions }: AdminDocumentsTableProps) {
  const [address, setAddress] = useAddressFilter(DOCUMENT_FILTER_NAMES);
  const [query, setQuery] = useState('');
  const filter = filterOfAddress(address, query);
  const [page, setPage] = useState(0);
  const states = useRecordStates('documents');
  const review = useReview();
  const { download, open, busyId } = useDocumentActions();
  const names = new Map(clients?.map((client) => [client.id, client.corporate_name]));
  const found = findDocuments(documents, { ...filter, query: useDeferredValue(query) }, names);
  const shownPage = Math.min(page, Math.max(0, Math.ceil(found.length / PAGE_SIZE) - 1));

  const view: DocumentView = {
    state: (document) => recordStateOf(document, states),
    clientName: ({ client_id }) => {
      if (clients === null) return null;
      return client_id === null ? 'Geral' : (names.get(client_id) ?? 'Cliente removido');
    },
    isBusy: (document) => document.id === busyId,
    onDownload: (document) => void download(document),
    onOpen: open,
    onAccept: (document) => void review(document, { kind: 'ok' }),
    ...actions,
  };
  const changeFilter = (change: Partial<DocumentFilter>) => {
    if (change.query === undefined) setAddress(addressOfFilter(change));
    else setQuery(change.query);
    setPage(0);
  };
  return (
    <ListFrame>
      <DocumentsFilter filter={filter} documents={documents} clients={clients} onChange={changeFilter} />
      {found.length === 0 ? (
        <EmptyState
          illustration="search"
          title="Nenhum documento encontrado"
          text="Confira a busca e os filtros escolhidos."
        />
      ) : (
        <DataTable
          label="Documentos"
          columns={columns(view).filter(({ id }) => clients !== null || id !== 'client')}
          rows={found.slice(shownPage * PAGE_SIZE, (shownPage + 1) * PAGE_SIZE)}
          rowKey={(document) => document.id}
          card={(document) => <AdminDocumentCard document={document} view={view} />}
        />
      )}
      <Pager page={shownPage} total={found.length} onPage={setPage} />
    </ListFrame>
  );
}

function columns(view: DocumentView): Column<Document>[] {
  return [
    {
      id: 'filename',
      header: 'Arquivo',
      kind: 'name',
      cell: (document) => <AdminDocumentName document={document} state={view.state(document)} />,
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

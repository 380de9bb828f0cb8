import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useClientChoices } from '#data/clients/use-client-choices.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { valueOr } from '#data/live/use-local-query.ts';
import { fileCount } from '#records/documents/file-count.ts';
import { OlderRows } from '#records/older/older-rows.tsx';
import { Button } from '#ui/button.tsx';
import { ListScreen } from '#ui/lists/list-screen.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { AdminDocumentsTable } from './admin-documents-table.tsx';
import { DocumentDialogs, useDocumentDialogs, useMayRemove } from './document-dialogs.tsx';
import { paramsOfFilter, DOCUMENT_FILTER_NAMES, filterOfParams } from './documents-params.ts';
import type { DocumentFilter } from '../find-documents.ts';
import { useFoundDocuments } from './use-found-documents.ts';

type AdminDocumentsScreenProps = {
  /** The one whose page this is a part of. */
  clientId?: string;
};

/** All documents of the firm, or of one client. */
export function AdminDocumentsScreen({ clientId }: AdminDocumentsScreenProps) {
  const ofClient = clientId ?? null;
  const [params, setParams] = useFilterParams(DOCUMENT_FILTER_NAMES);
  const [place, setPlace] = useState({ query: '', page: 0 });
  const filter = filterOfParams(params, place.query, ofClient);
  const clients = useClientChoices();
  const clientNames = useMemo(() => new Map(clients.map(({ value, label }) => [value, label])), [clients]);
  const documents = useFoundDocuments({ filter, ofClient, page: place.page, clientNames });
  const isPulled = useIsPulled('documents');
  const dialogs = useDocumentDialogs();
  const mayRemove = useMayRemove();
  const changeFilter = (change: Partial<DocumentFilter>) => {
    if (change.query === undefined) setParams(paramsOfFilter(change));
    setPlace({ query: change.query ?? place.query, page: 0 });
  };
  const all = valueOr(documents, null)?.all;
  return (
    <>
      <ListScreen
        variant={ofClient === null ? 'admin' : 'section'}
        title="Documentos"
        description={all === undefined ? undefined : fileCount(all)}
        action={{ label: 'Enviar Documento', icon: Upload, onPress: dialogs.uploading.create }}
        {...(ofClient === null ? { otherActions: <AsksLink /> } : {})}
        query={documents}
        isPulled={isPulled}
        errorTitle="Não deu para carregar os documentos"
        isEmpty={({ all }) => all === 0}
        empty={{
          illustration: 'documents',
          title: 'Nenhum documento armazenado',
          text: 'O que o escritório e os clientes enviarem aparece aqui.',
        }}
      >
        {(found) => (
          <AdminDocumentsTable
            found={found}
            filter={filter}
            onFilter={changeFilter}
            onPage={(page) => setPlace({ ...place, page })}
            clients={ofClient === null ? clients : null}
            clientNames={clientNames}
            mayRemove={mayRemove}
            onRemove={dialogs.setRemoving}
            onReturn={dialogs.returning.open}
            onTie={dialogs.tying.open}
          />
        )}
      </ListScreen>
      <OlderRows key={ofClient} entity="documents" clientId={ofClient} />
      <DocumentDialogs {...dialogs} clientId={clientId} />
    </>
  );
}

const AsksLink = () => (
  <Button asChild size="sm" variant="outline">
    <Link to={paths.admin.asks}>Pedidos</Link>
  </Button>
);

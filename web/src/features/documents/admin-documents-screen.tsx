import { can, type Row } from '@portal/domain';
import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { listClientChoices } from '#data/clients/client-choices.ts';
import { findDocument, removeDocument } from '#data/documents/documents.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useConnection } from '#data/live/connection.ts';
import { isPulled } from '#data/live/first-pull.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { writeNotice } from '#records/labels/write-labels.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ListStates } from '#ui/lists/list-states.tsx';
import { useAddressFilter } from '#ui/lists/use-filter-params.ts';
import { useAskedId, useOpenAsked } from '#ui/lists/use-open-asked.ts';
import { AdminDocumentsTable } from './admin-documents-table.tsx';
import { addressOfFilter, DOCUMENT_FILTER_NAMES, filterOfAddress } from './documents-address.ts';
import type { DocumentFilter } from './find-documents.ts';
import { ReturnDocumentDialog } from './return-document-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useFoundDocuments } from './use-found-documents.ts';

type Document = Row<'documents'>;

const NO_CLIENTS: { value: string; label: string }[] = [];

type AdminDocumentsScreenProps = {
  /** The one whose page this is a part of. */
  clientId?: string;
};

/** All documents of the firm, or of one client. */
export function AdminDocumentsScreen({ clientId }: AdminDocumentsScreenProps) {
  const account = useActiveAccount();
  const ofClient = clientId ?? null;
  const [address, setAddress] = useAddressFilter(DOCUMENT_FILTER_NAMES);
  const [place, setPlace] = useState({ query: '', page: 0 });
  const filter = filterOfAddress(address, place.query, ofClient);
  const choices = useLocalQuery(listClientChoices, []);
  const clients = choices.kind === 'ready' ? choices.value : NO_CLIENTS;
  const clientNames = useMemo(() => new Map(clients.map(({ value, label }) => [value, label])), [clients]);
  const documents = useFoundDocuments({ filter, ofClient, page: place.page, clientNames });
  const [upload, setUpload] = useState({ isOpen: false, opening: 0 });
  const pulled = useLocalQuery((db) => isPulled(db, ['documents']), []);
  const [removing, setRemoving] = useState<Document | null>(null);
  const remove = useRemoveDocument();
  const returning = useEditing<Document>();
  const actions = useDocumentActions();
  const askedId = useAskedId();
  const askedRow = useLocalQuery((db) => findDocument(db, askedId), [askedId]);
  useOpenAsked(askedRow.kind === 'ready' ? askedRow.value : null, actions.open);

  const changeFilter = (change: Partial<DocumentFilter>) => {
    if (change.query === undefined) setAddress(addressOfFilter(change));
    setPlace({ query: change.query ?? place.query, page: 0 });
  };
  const open = () => setUpload(({ opening }) => ({ isOpen: true, opening: opening + 1 }));
  const mayRemove = ({ uploaded_by }: Document) =>
    can({ ...account, is_active: true }, 'remove', {
      kind: 'document',
      tenant_id: account.tenant_id,
      uploaded_by,
    });
  return (
    <>
      <PageHeading
        variant={ofClient === null ? 'admin' : 'section'}
        title="Documentos"
        description={documents.kind === 'ready' ? countOf(documents.value.all) : undefined}
        actions={
          <Button size="sm" onClick={open}>
            <Upload size={16} strokeWidth={1.75} aria-hidden />
            Enviar Documento
          </Button>
        }
      />
      <ListStates
        query={documents}
        errorTitle="Não deu para carregar os documentos"
        isEmpty={({ all }) => all === 0}
        isPulled={pulled.kind === 'ready' && pulled.value}
        empty={
          <EmptyState
            illustration="documents"
            title="Nenhum documento armazenado"
            text="O que o escritório e os clientes enviarem aparece aqui."
            action={
              <Button variant="outline" onClick={open}>
                Enviar Documento
              </Button>
            }
          />
        }
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
            onRemove={setRemoving}
            onReturn={returning.open}
          />
        )}
      </ListStates>
      <UploadDialog
        key={upload.opening}
        isOpen={upload.isOpen}
        clients={clients}
        clientId={clientId}
        onClose={() => setUpload((before) => ({ ...before, isOpen: false }))}
      />
      <ReturnDocumentDialog
        key={`return ${returning.opening}`}
        isOpen={returning.isOpen}
        document={returning.item}
        onClose={returning.close}
      />
      <RemoveDialog
        item={removing}
        nameOf={({ filename }) => visibleFilename(filename)}
        onRemove={remove}
        onClose={() => setRemoving(null)}
      >
        O documento sai das listas. O arquivo fica guardado pelo prazo legal.
      </RemoveDialog>
    </>
  );
}

const countOf = (count: number) => (count === 1 ? '1 arquivo' : `${count.toLocaleString('pt-BR')} arquivos`);

function useRemoveDocument() {
  const account = useLocalAccount();
  const { connection } = useConnection();
  return async ({ id }: Document) => {
    const titles = { done: 'Documento removido com sucesso!', failed: 'Erro ao remover documento' };
    toast(writeNotice(await removeDocument(account, id), titles, connection.kind === 'online'));
  };
}

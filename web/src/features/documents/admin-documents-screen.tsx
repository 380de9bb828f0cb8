import { can, type Row } from '@portal/domain';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useConnection } from '#data/connection.ts';
import { useLocalAccount } from '#data/database-context.ts';
import { useDocumentActions } from '#data/document-actions.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { isPulled } from '#data/first-pull.ts';
import { writeNotice } from '#data/labels/write-labels.ts';
import { listClients } from '#data/repositories/clients.ts';
import { documentsOfClient, listDocuments, removeDocument } from '#data/repositories/documents.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListStates } from '#ui/list-states.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { RemoveDialog } from '#ui/remove-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { useEditing } from '#ui/use-editing.ts';
import { useAskedId, useOpenAsked } from '#ui/use-open-asked.ts';
import { AdminDocumentsTable } from './admin-documents-table.tsx';
import { ReturnDocumentDialog } from './return-document-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

type Document = Row<'documents'>;

type AdminDocumentsScreenProps = {
  /** The one whose page this is a part of. */
  clientId?: string;
};

/** All documents of the firm, or of one client. */
export function AdminDocumentsScreen({ clientId }: AdminDocumentsScreenProps) {
  const account = useActiveAccount();
  const documents = useLocalQuery(
    (db) => (clientId === undefined ? listDocuments(db) : documentsOfClient(clientId).read(db)),
    [clientId],
  );
  const clients = useLocalQuery(listClients, []);
  const [upload, setUpload] = useState({ isOpen: false, opening: 0 });
  const pulled = useLocalQuery((db) => isPulled(db, ['documents']), []);
  const [removing, setRemoving] = useState<Document | null>(null);
  const remove = useRemoveDocument();
  const returning = useEditing<Document>();
  const actions = useDocumentActions();
  const askedId = useAskedId();
  const all = documents.kind === 'ready' ? documents.value : [];
  useOpenAsked(
    all.find(({ id }) => id === askedId),
    actions.open,
  );

  const knownClients = clients.kind === 'ready' ? clients.value : [];
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
        variant={clientId === undefined ? 'admin' : 'section'}
        title="Documentos"
        description={documents.kind === 'ready' ? countOf(documents.value.length) : undefined}
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
        isEmpty={(found) => found.length === 0}
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
            documents={found}
            clients={clientId === undefined ? knownClients : null}
            mayRemove={mayRemove}
            onRemove={setRemoving}
            onReturn={returning.open}
          />
        )}
      </ListStates>
      <UploadDialog
        key={upload.opening}
        isOpen={upload.isOpen}
        clients={knownClients}
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

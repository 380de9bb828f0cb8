import { can, formatCount, type Row } from '@portal/domain';
import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useClientChoices } from '#data/clients/use-client-choices.ts';
import { removeDocument } from '#data/documents/documents.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { TieDialog } from '#records/asks/tie-dialog.tsx';
import { OlderRows } from '#records/older/older-rows.tsx';
import { useCreateAsked } from '#records/use-create-asked.ts';
import { useOpenAsked } from '#records/use-open-asked.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { ListScreen } from '#ui/lists/list-screen.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { AdminDocumentsTable } from './admin-documents-table.tsx';
import { paramsOfFilter, DOCUMENT_FILTER_NAMES, filterOfParams } from './documents-params.ts';
import type { DocumentFilter } from '../find-documents.ts';
import { ReturnDocumentDialog } from './return-document-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useFoundDocuments } from './use-found-documents.ts';

type Document = Row<'documents'>;

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
  const uploading = useEditing<null>();
  const returning = useEditing<Document>();
  const tying = useEditing<Document>();
  const [removing, setRemoving] = useState<Document | null>(null);
  const { mayRemove, remove } = useRemoveDocument();
  useOpenAsked('documents', useDocumentActions().open);
  useCreateAsked(uploading.create);
  const changeFilter = (change: Partial<DocumentFilter>) => {
    if (change.query === undefined) setParams(paramsOfFilter(change));
    setPlace({ query: change.query ?? place.query, page: 0 });
  };
  return (
    <>
      <ListScreen
        variant={ofClient === null ? 'admin' : 'section'}
        title="Documentos"
        description={countOf(valueOr(documents, null)?.all)}
        action={{ label: 'Enviar Documento', icon: Upload, onPress: uploading.create }}
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
            onRemove={setRemoving}
            onReturn={returning.open}
            onTie={tying.open}
          />
        )}
      </ListScreen>
      <OlderRows key={ofClient} entity="documents" clientId={ofClient} />
      <UploadDialog
        key={`upload ${uploading.opening}`}
        isOpen={uploading.isOpen}
        clients={clients}
        clientId={clientId}
        onClose={uploading.close}
      />
      <ReturnDocumentDialog
        key={`return ${returning.opening}`}
        isOpen={returning.isOpen}
        document={returning.item}
        onClose={returning.close}
      />
      <TieDialog
        key={`tie ${tying.opening}`}
        isOpen={tying.isOpen}
        document={tying.item}
        onClose={tying.close}
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

const AsksLink = () => (
  <Button asChild size="sm" variant="outline">
    <Link to={paths.admin.asks}>Pedidos</Link>
  </Button>
);

const countOf = (count: number | undefined) =>
  count === undefined ? undefined : count === 1 ? '1 arquivo' : `${formatCount(count)} arquivos`;

const TITLES = {
  done: 'Documento removido com sucesso!',
  failed: 'Erro ao remover documento',
  left: 'record',
} as const;

function useRemoveDocument() {
  const local = useLocalAccount();
  const account = useActiveAccount();
  const tell = useWriteNotice();
  const { tenant_id } = account;
  return {
    mayRemove: ({ uploaded_by }: Document) =>
      can({ ...account, is_active: true }, 'remove', { kind: 'document', tenant_id, uploaded_by }),
    remove: async ({ id }: Document) => void (await tell(removeDocument(local, id), TITLES)),
  };
}

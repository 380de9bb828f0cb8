import { can, type Row } from '@portal/domain';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { listClients } from '#data/repositories/clients.ts';
import { listDocuments } from '#data/repositories/documents.ts';
import { type LocalQuery, useLocalQuery } from '#data/use-local-query.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { AdminDocumentsTable } from './admin-documents-table.tsx';
import { RemoveDocumentDialog } from './remove-document-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

type Document = Row<'documents'>;

export function AdminDocumentsScreen() {
  const account = useActiveAccount();
  const documents = useLocalQuery((db) => listDocuments(db), []);
  const clients = useLocalQuery(listClients, []);
  const [upload, setUpload] = useState({ isOpen: false, opening: 0 });
  const [removing, setRemoving] = useState<Document | null>(null);

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
        title="Documentos"
        description={documents.kind === 'ready' ? countOf(documents.value.length) : undefined}
        actions={
          <Button size="sm" onClick={open}>
            <Upload size={16} strokeWidth={1.75} aria-hidden />
            Enviar Documento
          </Button>
        }
      />
      <Documents
        query={documents}
        clients={knownClients}
        onUpload={open}
        mayRemove={mayRemove}
        onRemove={setRemoving}
      />
      <UploadDialog
        key={upload.opening}
        isOpen={upload.isOpen}
        clients={knownClients}
        onClose={() => setUpload((before) => ({ ...before, isOpen: false }))}
      />
      <RemoveDocumentDialog document={removing} onClose={() => setRemoving(null)} />
    </>
  );
}

type DocumentsProps = {
  query: LocalQuery<Document[]>;
  clients: readonly Row<'clients'>[];
  onUpload: () => void;
  mayRemove: (document: Document) => boolean;
  onRemove: (document: Document) => void;
};

function Documents({ query, onUpload, ...table }: DocumentsProps) {
  switch (query.kind) {
    case 'loading':
      return (
        <Card padding="none">
          <SkeletonRows rows={6} />
        </Card>
      );
    case 'error':
      return (
        <Card padding="none">
          <ErrorState
            title="Não deu para carregar os documentos"
            text="O que já estava no aparelho continua aqui."
            onRetry={query.retry}
          />
        </Card>
      );
    case 'ready':
      if (query.value.length > 0) return <AdminDocumentsTable documents={query.value} {...table} />;
      return (
        <Card padding="none">
          <EmptyState
            illustration="documents"
            title="Nenhum documento armazenado"
            text="O que o escritório e os clientes enviarem aparece aqui."
            action={
              <Button variant="outline" onClick={onUpload}>
                Enviar Documento
              </Button>
            }
          />
        </Card>
      );
  }
}

const countOf = (count: number) => (count === 1 ? '1 arquivo' : `${count.toLocaleString('pt-BR')} arquivos`);

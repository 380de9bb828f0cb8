import type { Row } from '@portal/domain';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { DocumentActionsProvider } from '#records/documents/document-actions.ts';
import { toast } from '#ui/feedback/toast.ts';
import { canPreview } from '#ui/files/can-preview.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import { useDocumentBytes } from './use-document-bytes.ts';
import { usePin } from './use-pin.ts';

const DocumentPreview = lazy(async () => ({
  default: (await import('./document-preview.tsx')).DocumentPreview,
}));

const FAILED = 'Erro ao baixar documento';

/** What is done with documents, for every screen within. */
export function DocumentActions({ children }: { children: ReactNode }) {
  const { read, busyId } = useDocumentBytes();
  const pin = usePin();
  const [shown, setShown] = useState<Row<'documents'> | null>(null);
  const [hasShown, setHasShown] = useState(false);

  const download = async (document: Row<'documents'>) => {
    const file = await read(document);
    if (file.ok) {
      saveBlob(file.blob, file.filename);
      toast({ kind: 'success', about: FAILED, title: 'Download iniciado' });
    } else {
      toast({ kind: 'error', about: FAILED, title: FAILED, description: file.problem });
    }
  };
  const open = (document: Row<'documents'>) => {
    if (!canPreview(document.mime_type)) return void download(document);
    setHasShown(true);
    setShown(document);
  };
  return (
    <DocumentActionsProvider value={{ download, open, pin, busyId }}>
      {children}
      {hasShown && (
        <Suspense>
          <DocumentPreview
            document={shown}
            onDownload={(document) => void download(document)}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </DocumentActionsProvider>
  );
}

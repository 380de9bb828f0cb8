import type { Row } from '@portal/domain';
import { createElement, type ReactNode, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import {
  type DocumentActions as Actions,
  DocumentActionsProvider,
} from '#records/documents/document-actions.ts';
import { toast } from '#ui/feedback/toast.ts';
import { canPreview } from '#ui/files/can-preview.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import { lazyCode } from '#ui/lazy/lazy-code.ts';
import { useDocumentBytes } from './use-document-bytes.ts';
import { usePin } from './use-pin.ts';

const preview = lazyCode(
  () => import('./document-preview.tsx'),
  (module) => module.DocumentPreview,
);

type Settle = Actions['settle'];

const FAILED = 'Erro ao baixar documento';

/** What is done with documents, for every screen within. */
export function DocumentActions({ children }: { children: ReactNode }) {
  const { read, busyId } = useDocumentBytes();
  const pin = usePin();
  const account = useLocalAccount();
  const [question, setQuestion] = useState<ReactNode>(null);
  const [shown, setShown] = useState<Row<'documents'> | null>(null);

  const download = async (document: Row<'documents'>) => {
    const file = await read(document);
    if (file.ok) {
      saveBlob(file.blob, file.filename);
      toast({ kind: 'success', about: FAILED, title: 'Download iniciado' });
    } else {
      toast({ kind: 'error', about: FAILED, title: FAILED, description: file.problem });
    }
  };
  const settle: Settle = async (files, client_id, isFixed = false) => {
    // Without its code nothing is asked: what was chosen goes on its way.
    const code = await import('./settle-files.tsx').catch(() => null);
    if (code === null) return files.map((file) => ({ file, client_id }));
    return code.settleFiles(account, { files, client_id, mayMove: !isFixed }, setQuestion);
  };
  const open = async (document: Row<'documents'>) => {
    if (!canPreview(document.mime_type)) return download(document);
    try {
      await preview.load();
    } catch {
      // Its code cannot be had without a connection; the file itself may be on the device.
      return download(document);
    }
    setShown(document);
  };
  // Once loaded it stays, so that it can be seen to close.
  const DocumentPreview = preview.here();
  return (
    <DocumentActionsProvider
      value={{ download, open: (document) => void open(document), pin, settle, busyId }}
    >
      {children}
      {question}
      {DocumentPreview !== null &&
        createElement(DocumentPreview, {
          document: shown,
          onDownload: (document) => void download(document),
          onClose: () => setShown(null),
        })}
    </DocumentActionsProvider>
  );
}

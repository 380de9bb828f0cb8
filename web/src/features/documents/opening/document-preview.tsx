import type { Row } from '@portal/domain';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { FilePreview } from '#ui/file-preview/file-preview.tsx';
import { useDocumentBytes } from './use-document-bytes.ts';

type DocumentPreviewProps = {
  /** null while closed. */
  document: Row<'documents'> | null;
  onDownload: (document: Row<'documents'>) => void;
  onClose: () => void;
};

export function DocumentPreview({ document, onDownload, onClose }: DocumentPreviewProps) {
  const { read } = useDocumentBytes();
  return (
    <FilePreview
      file={document && { name: visibleFilename(document.filename), mimeType: document.mime_type }}
      load={() => (document === null ? Promise.resolve({ ok: false, problem: '' }) : read(document))}
      onDownload={() => document !== null && onDownload(document)}
      onClose={onClose}
    />
  );
}

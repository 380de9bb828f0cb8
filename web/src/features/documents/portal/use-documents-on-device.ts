import type { Row } from '@portal/domain';
import { documentsOnDevice } from '#data/documents/documents.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';

/** Which of these documents open without a connection, and which of them because the person wished so. Live. */
export function useDocumentsOnDevice(documents: readonly Row<'documents'>[]) {
  const kept = useLocalRead(documentsOnDevice);
  const files = valueOr(kept, new Map<string, { pinned: boolean }>());
  const here = documents.filter((document) => files.has(document.id));
  return {
    count: here.length,
    size_bytes: here.reduce((sum, document) => sum + document.size_bytes, 0),
    pinnedIds: new Set([...files].filter(([, file]) => file.pinned).map(([id]) => id)),
  };
}

import type { Row } from '@portal/domain';
import { useMemo } from 'react';
import { documentsOnDevice } from '#data/documents/documents.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';

/** Which of these documents open without a connection, and which of them because the person wished so. Live. */
export function useDocumentsOnDevice(documents: readonly Row<'documents'>[]) {
  const kept = useLocalRead(documentsOnDevice);
  const files = valueOr(kept, NONE);
  const pinnedIds = useMemo(
    () => new Set([...files].filter(([, file]) => file.pinned).map(([id]) => id)),
    [files],
  );
  const here = documents.filter((document) => files.has(document.id));
  return {
    count: here.length,
    size_bytes: here.reduce((sum, document) => sum + document.size_bytes, 0),
    pinnedIds,
  };
}

const NONE: ReadonlyMap<string, { pinned: boolean }> = new Map();

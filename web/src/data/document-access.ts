import type { Row } from '@portal/domain';
import { useConnection } from './connection.ts';
import type { Connection } from './database.ts';
import { documentsOnDevice } from './repositories/documents.ts';
import { useLiveRead } from './use-live-read.ts';

/** Whether the bytes of a document can be had now. */
export type DocumentAccess =
  | 'on_device'
  | 'on_server'
  /** On the server alone, and there is no connection. */
  | 'out_of_reach'
  /** It did not pass the check of its content: nobody gets it. */
  | 'withheld';

/** `kept` holds the ids on this device; undefined as long as nobody has looked: nothing is refused before that. */
export function documentAccess(
  { id, check }: Pick<Row<'documents'>, 'id' | 'check'>,
  kept: { has(id: string): boolean } | undefined,
  connection: Connection,
): DocumentAccess {
  if (check === 'refused') return 'withheld';
  if (kept === undefined) return 'on_server';
  if (kept.has(id)) return 'on_device';
  return connection.kind === 'offline' ? 'out_of_reach' : 'on_server';
}

/** Of any document, live; and whether the person wished to keep it. */
export function useDocumentAccess() {
  const kept = useLiveRead(documentsOnDevice);
  const { connection } = useConnection();
  return {
    accessTo: (document: Row<'documents'>) => documentAccess(document, kept, connection),
    isPinned: (document: Row<'documents'>) => kept?.get(document.id)?.pinned ?? false,
  };
}

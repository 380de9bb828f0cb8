import type { Row } from '@portal/domain';
import { documentsOnDevice } from '#data/documents/documents.ts';
import { useConnection } from '#data/live/connection.ts';
import { useLiveRead } from '#data/live/use-live-read.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { Connection } from '#data/local/connection.ts';

/** Whether the bytes of a document can be had now. */
export type DocumentAccess =
  | 'on_device'
  | 'on_server'
  /** On the server alone, and there is no connection. */
  | 'out_of_reach'
  /** It did not pass the check of its content: nobody gets it. */
  | 'withheld'
  /** Sent by somebody else, and the check has not spoken yet. */
  | 'in_check';

type Seen = Pick<Row<'documents'>, 'id' | 'check' | 'uploaded_by'>;

/** Whom the server gives the bytes: unchecked ones to their sender alone. */
export const isOpenTo = ({ check, uploaded_by }: Omit<Seen, 'id'>, uid: string): boolean =>
  check === 'ok' || (check === 'pending' && uploaded_by === uid);

/** `kept` holds the ids on this device; undefined as long as nobody has looked: nothing is refused before that. */
export function documentAccess(
  document: Seen,
  uid: string,
  kept: { has(id: string): boolean } | undefined,
  connection: Connection,
): DocumentAccess {
  if (!isOpenTo(document, uid)) return document.check === 'refused' ? 'withheld' : 'in_check';
  if (kept === undefined) return 'on_server';
  if (kept.has(document.id)) return 'on_device';
  return connection.kind === 'offline' ? 'out_of_reach' : 'on_server';
}

/** Of any document, live; and whether the person wished to keep it. */
export function useDocumentAccess() {
  const kept = useLiveRead(documentsOnDevice);
  const { connection } = useConnection();
  const { uid } = useLocalAccount();
  return {
    accessTo: (document: Row<'documents'>) => documentAccess(document, uid, kept, connection),
    isPinned: (document: Row<'documents'>) => kept?.get(document.id)?.pinned ?? false,
  };
}

import { recordStateOf } from '#data/live/record-state-of.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';

type States = ReadonlyMap<string, RecordState>;

/**
 * How far a request is. One that waits is as far as its documents: while one of those needs the person,
 * or is on its way, so is the request.
 */
export function requestState(
  request: { id: string; rev: number; document_ids: readonly string[] },
  requests: States,
  documents: States,
): RecordState {
  const own = recordStateOf(request, requests);
  if (own.kind !== 'device') return own;
  const attached = request.document_ids.flatMap((id) => documents.get(id) ?? []);
  return (
    attached.find(({ kind }) => kind === 'attention') ??
    attached.find(({ kind }) => kind === 'sending') ??
    own
  );
}

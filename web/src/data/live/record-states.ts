import type { EntityName } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { startingWith } from '#data/local/starting-with.ts';
import type { OutboxEntry, RecordState, Upload } from '#data/outbox/outbox-entry.ts';
import type { LocalRead } from './local-read.ts';
import { useLiveRead } from './use-live-read.ts';

/** States of all records of an entity that are not simply sent: what is missing in the map is sent. Live. */
export function useRecordStates(entity: EntityName): ReadonlyMap<string, RecordState> {
  return useLiveRead(recordStatesOf(entity)) ?? NONE;
}

export const recordStatesOf = (entity: EntityName): LocalRead<ReadonlyMap<string, RecordState>> => ({
  name: `states of ${entity}`,
  read: (db) => readRecordStates(db, entity),
});

const NONE: ReadonlyMap<string, RecordState> = new Map();

export async function readRecordStates(
  db: PortalDatabase,
  entity: EntityName,
): Promise<ReadonlyMap<string, RecordState>> {
  const entries = await startingWith(db.outbox, '[entity+doc_id]', entity).toArray();
  const uploads = entity === 'documents' ? await db.uploads.toArray() : [];
  return recordStates(entries, uploads);
}

/** Pure. The worst state of a document's entries is the one to show. */
export function recordStates(
  entries: readonly OutboxEntry[],
  uploads: readonly Upload[],
): ReadonlyMap<string, RecordState> {
  const byId = new Map(uploads.map((upload) => [upload.upload_id, upload]));
  const states = new Map<string, RecordState>();
  for (const entry of entries) {
    const state = stateOf(entry, byId);
    const shown = states.get(entry.doc_id);
    if (shown === undefined || URGENCY[state.kind] > URGENCY[shown.kind]) states.set(entry.doc_id, state);
  }
  return states.size === 0 ? NONE : states;
}

const URGENCY: Record<RecordState['kind'], number> = { sent: 0, device: 1, sending: 2, attention: 3 };

function stateOf(entry: OutboxEntry, uploads: ReadonlyMap<string, Upload>): RecordState {
  if (entry.state === 'parked') return { kind: 'attention', reason: entry.error_kind ?? 'unreadable' };
  const upload = entry.needs.map((id) => uploads.get(id)).find((found) => found?.state === 'sending');
  if (upload !== undefined) {
    return { kind: 'sending', percent: Math.floor((upload.sent_bytes / upload.size_bytes) * 100) };
  }
  return entry.state === 'sending' ? { kind: 'sending', percent: null } : { kind: 'device' };
}

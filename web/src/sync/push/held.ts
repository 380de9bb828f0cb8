import { pauseOf, toInstant } from '@portal/domain';
import type { OutboxEntry, Upload } from '#data/outbox/outbox-entry.ts';
import type { LeadershipContext } from '#sync/context.ts';

/** Collections of which a person can send too much. */
const PAUSED = ['documents', 'messages', 'service_requests'];

/** Whether the own row says that the server takes no more of this for now: it waits, and nothing goes up in vain. */
export function isHeldEntry(context: LeadershipContext, { kind, entity, patch }: OutboxEntry): boolean {
  if (kind !== 'create' || !PAUSED.includes(entity)) return false;
  const pause = pauseFor(context, String(patch['client_id']));
  return pause?.kind === 'hurry' || (pause?.kind === 'quota' && entity === 'documents');
}

export function isHeldUpload(context: LeadershipContext, { storage_path }: Upload): boolean {
  const [, , clientId = null] = storage_path.split('/');
  return pauseFor(context, clientId) !== null;
}

function pauseFor({ ownRow, server, ports }: LeadershipContext, clientId: string | null) {
  const now = server.now() ?? toInstant(new Date(ports.clock.now()));
  return ownRow.current && pauseOf(ownRow.current, clientId, now);
}

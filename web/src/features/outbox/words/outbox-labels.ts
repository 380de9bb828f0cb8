import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';

import type { EntityName } from '@portal/domain';

const KIND_LABELS: Record<OutboxEntry['kind'], string> = {
  create: 'criação',
  patch: 'alteração',
  remove: 'remoção',
};

/** These are sent, and not made. */
const SENT: ReadonlySet<EntityName> = new Set(['documents', 'messages', 'service_requests']);

/** What is done to the record, as a noun. */
export const kindLabel = ({ entity, kind }: Pick<OutboxEntry, 'entity' | 'kind'>): string =>
  kind === 'create' && SENT.has(entity) ? 'envio' : KIND_LABELS[kind];

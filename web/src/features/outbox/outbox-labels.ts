import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';

export const KIND_LABELS: Record<OutboxEntry['kind'], string> = {
  create: 'criação',
  patch: 'alteração',
  remove: 'remoção',
};

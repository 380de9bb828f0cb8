import type { EntityName, Role } from '@portal/domain';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';

/** What each record is called within a sentence. */
const NOUNS: Record<EntityName, string> = {
  people: 'pessoa',
  clients: 'cliente',
  companies: 'empresa',
  obligations: 'obrigação',
  services: 'serviço',
  documents: 'documento',
  notes: 'nota',
  tasks: 'tarefa',
  message_threads: 'conversa',
  thread_staff: 'responsável',
  thread_reads: 'leitura',
  messages: 'mensagem',
  canned_answers: 'resposta',
  service_requests: 'solicitação',
  notifications: 'aviso',
  preferences: 'preferências',
  privacy_requests: 'pedido',
  obligation_rules: 'regra',
  firm_days: 'feriado',
  month_overrides: 'data',
  selic_rates: 'taxa',
  slips: 'guia',
  slip_events: 'aviso da guia',
  document_requests: 'pedido de documentos',
  request_items: 'documento pedido',
  request_templates: 'modelo de pedido',
};

const VERBS: Record<OutboxEntry['kind'], string> = {
  create: 'criar',
  patch: 'atualizar',
  remove: 'remover',
};

/** These are sent, and not made. */
const SENT: ReadonlySet<EntityName> = new Set(['documents', 'messages', 'service_requests']);

/** The title of the notice that the server did not take it: the one that a write shows that fails on the device. */
export function refusedTitle({ entity, kind }: Pick<OutboxEntry, 'entity' | 'kind'>, role: Role): string {
  // Clients send several at once, and are told of them together.
  if (role === 'client' && entity === 'documents' && kind === 'create') return 'Erro ao enviar documentos';
  const verb = kind === 'create' && SENT.has(entity) ? 'enviar' : VERBS[kind];
  return `Erro ao ${verb} ${NOUNS[entity]}`;
}

import type { HistoryEvent } from '#data/clients/client-history.ts';

/** What happened, before the name of what it happened to. */
export const HISTORY_LABELS: Record<HistoryEvent['kind'], Record<HistoryEvent['what'], string>> = {
  clients: labels('Cliente cadastrado', 'Cliente alterado'),
  people: labels('Usuário do portal aprovado', 'Usuário do portal alterado'),
  obligations: { ...labels('Obrigação cadastrada', 'Obrigação alterada'), completed: 'Obrigação concluída' },
  documents: labels('Documento enviado', 'Documento alterado'),
  service_requests: labels('Solicitação feita', 'Solicitação atualizada'),
  notes: labels('Nota criada', 'Nota alterada'),
  tasks: labels('Tarefa criada', 'Tarefa alterada'),
};

/** Obligations alone say when they were completed. */
function labels(created: string, changed: string) {
  return { created, changed, completed: changed };
}

import type { EntityName } from '@portal/domain';

export const ENTITY_LABELS: Record<EntityName, string> = {
  people: 'Pessoa',
  clients: 'Cliente',
  companies: 'Empresa',
  obligations: 'Obrigação',
  services: 'Serviço',
  documents: 'Documento',
  notes: 'Nota',
  tasks: 'Tarefa',
  message_threads: 'Conversa',
  thread_staff: 'Responsável pela conversa',
  thread_reads: 'Leitura da conversa',
  messages: 'Mensagem',
  canned_answers: 'Resposta pronta',
  service_requests: 'Solicitação',
  notifications: 'Aviso',
  preferences: 'Preferências de aviso',
  privacy_requests: 'Pedido sobre dados pessoais',
  obligation_rules: 'Regra de obrigação',
  firm_days: 'Feriado local',
  month_overrides: 'Data de um mês',
};

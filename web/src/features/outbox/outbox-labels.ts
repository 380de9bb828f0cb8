import type { EntityName, Fields } from '@portal/domain';
import type { OutboxEntry } from '#data/outbox-entry.ts';

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
};

export const KIND_LABELS: Record<OutboxEntry['kind'], string> = {
  create: 'criação',
  patch: 'alteração',
  remove: 'remoção',
};

type AnyField = { [E in EntityName]: keyof Fields<E> }[EntityName];

/** Fields as the forms call them. */
export const FIELD_LABELS: Record<AnyField, string> = {
  address: 'Endereço',
  answer: 'Resposta',
  assigned_to: 'Responsável',
  body: 'Texto',
  category: 'Categoria',
  check: 'Verificação',
  check_reason: 'Motivo da verificação',
  checklist: 'Lista de passos',
  city: 'Cidade',
  client_id: 'Cliente',
  client_ids: 'Empresas',
  cnpj_cpf: 'CNPJ/CPF',
  completed_at: 'Data de conclusão',
  content: 'Conteúdo',
  corporate_name: 'Razão Social',
  description: 'Descrição',
  document_ids: 'Documentos',
  due_date: 'Vencimento',
  email: 'E-mail',
  filename: 'Nome do arquivo',
  full_name: 'Nome',
  is_active: 'Situação',
  kind: 'Tipo',
  last_message_at: 'Última mensagem',
  last_read_at: 'Última leitura',
  last_sender_id: 'Último remetente',
  link: 'Endereço',
  mime_type: 'Tipo do arquivo',
  name: 'Nome',
  notes: 'Observações',
  obligation_id: 'Obrigação',
  participants: 'Participantes',
  phone: 'Telefone',
  price_cents: 'Preço',
  priority: 'Prioridade',
  read_at: 'Lido em',
  request_id: 'Solicitação',
  review: 'Conferência',
  review_reason: 'Motivo da devolução',
  role: 'Perfil',
  sender_id: 'Remetente',
  service_id: 'Serviço',
  size_bytes: 'Tamanho',
  state: 'UF',
  status: 'Status',
  storage_path: 'Arquivo',
  subject: 'Assunto',
  tax_regime: 'Regime',
  thread_id: 'Conversa',
  title: 'Título',
  trade_name: 'Nome Fantasia',
  uploaded_by: 'Enviado por',
  user_id: 'Pessoa',
  written_at: 'Escrita em',
};

export const fieldLabel = (field: string) =>
  Object.hasOwn(FIELD_LABELS, field) ? FIELD_LABELS[field as AnyField] : field; // hasOwn proves the key

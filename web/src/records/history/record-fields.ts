import type { EntityName, Fields } from '@portal/domain';
import { CLIENT_UPLOAD } from '#data/documents/documents.ts';
import {
  CLIENT_FIELD_LABELS as CLIENT_LABELS,
  CLIENT_STATUS_LABELS,
  REGIME_LABELS,
} from '#records/labels/client-labels.ts';
import {
  CALENDAR_LABELS,
  DUE_LABELS,
  PERIOD_LABELS,
  PERSON_LABELS,
  SHIFT_LABELS,
} from '#records/labels/law-labels.ts';
import { ASK_STATUS_LABELS, ITEM_STATE_LABELS } from '#records/labels/ask-labels.ts';
import { CLOSING_LABELS } from '#records/labels/closing-labels.ts';
import { OBLIGATION_STATUS_LABELS, PRIORITY_LABELS } from '#records/labels/obligation-labels.ts';
import { PRIVACY_KIND_LABELS, PRIVACY_STATE_LABELS } from '#records/labels/privacy-labels.ts';
import { REQUEST_STATUS_LABELS } from '#records/labels/request-labels.ts';
import { SLIP_EVENT_LABELS } from '#records/labels/slip-labels.ts';
import { TASK_STATUS_LABELS } from '#records/labels/task-labels.ts';
import { roleLabels } from '#session/account/role-labels.ts';
import {
  ASKED_ITEMS,
  choice,
  choices,
  DAY,
  type FieldShape,
  FILE_TYPE,
  FILENAME,
  INSTANT,
  INTERNAL,
  PHONE,
  PRICE,
  RATE,
  record,
  RULE_CASES,
  SIZE,
  STEPS,
  TAX_ID,
  TAX_PROFILE,
  TEXT,
  TEXTS,
  yesNo,
} from './field-shape.ts';

/** What the forms call a field, and what it holds. */
export type RecordField = readonly [label: string, shape: FieldShape];

const CLIENT: RecordField = ['Cliente', record('clients')];
const NOTICE = yesNo('Avisar', 'Não avisar');

const COMPANY_FIELDS = {
  corporate_name: [CLIENT_LABELS.corporate_name, TEXT],
  trade_name: [CLIENT_LABELS.trade_name, TEXT],
  cnpj_cpf: [CLIENT_LABELS.cnpj_cpf, TAX_ID],
  tax_regime: ['Regime', choice(REGIME_LABELS)],
  status: [CLIENT_LABELS.status, choice(CLIENT_STATUS_LABELS)],
  contract_ended_on: ['Contrato encerrado em', DAY],
} as const satisfies Record<string, RecordField>;

/** Where a rule or a day holds. */
const PLACE_FIELDS = { state: ['UF', TEXT], city: ['Cidade', TEXT] } as const satisfies Record<
  string,
  RecordField
>;

/** Every field of every entity: a new one without its words fails to compile. */
export const RECORD_FIELDS: { [E in EntityName]: Record<keyof Fields<E>, RecordField> } = {
  people: {
    full_name: ['Nome', TEXT],
    kind: ['Tipo', choice({ staff: 'Equipe', client: 'Cliente' })],
    role: ['Perfil', choice(roleLabels)],
    client_ids: ['Empresas', record('clients')],
    is_active: ['Situação', yesNo('Ativa', 'Bloqueada')],
  },
  clients: {
    ...COMPANY_FIELDS,
    email: [CLIENT_LABELS.email, TEXT],
    phone: [CLIENT_LABELS.phone, PHONE],
    address: [CLIENT_LABELS.address, TEXT],
    city: [CLIENT_LABELS.city, TEXT],
    state: [CLIENT_LABELS.state, TEXT],
    notes: [CLIENT_LABELS.notes, TEXT],
    contract_end_reason: ['Motivo do encerramento', TEXT],
    kept_until: ['Guardar até', DAY],
    archived_on: ['Arquivo feito em', DAY],
    erasure_announced_on: ['Exclusão avisada em', DAY],
    erasure_began_on: ['Exclusão começou em', DAY],
    tax_profile: ['Perfil tributário', TAX_PROFILE],
    rule_keys_added: ['Regras a mais', TEXTS],
    rule_keys_removed: ['Regras que não se aplicam', TEXTS],
  },
  companies: { client_id: CLIENT, ...COMPANY_FIELDS },
  obligations: {
    client_id: CLIENT,
    name: ['Nome', TEXT],
    due_date: ['Vencimento', DAY],
    priority: ['Prioridade', choice(PRIORITY_LABELS)],
    status: ['Status', choice(OBLIGATION_STATUS_LABELS)],
    description: ['Descrição', TEXT],
    notes: ['Observações', TEXT],
    completed_at: ['Data de conclusão', INSTANT],
    document_ids: ['Documentos', record('documents')],
    rule_key: ['Regra', INTERNAL],
    rule_rev: ['Versão da regra', INTERNAL],
    competence: ['Competência', TEXT],
    nominal_date: ['Data da norma', DAY],
    due_reasons: ['Motivos da data', TEXTS],
    closing: ['Encerramento', choice(CLOSING_LABELS)],
    closing_reason: ['Motivo do encerramento', TEXT],
  },
  services: {
    name: ['Nome', TEXT],
    description: ['Descrição', TEXT],
    price_cents: ['Preço', PRICE],
    is_active: ['Situação', yesNo('Ativo', 'Inativo')],
  },
  documents: {
    client_id: CLIENT,
    filename: ['Nome do arquivo', FILENAME],
    storage_path: ['Lugar no servidor', INTERNAL],
    mime_type: ['Tipo do arquivo', FILE_TYPE],
    size_bytes: ['Tamanho', SIZE],
    sha256: ['Código do conteúdo', INTERNAL],
    category: ['Categoria', choice({ [CLIENT_UPLOAD.category]: 'Do cliente' })],
    description: ['Descrição', TEXT],
    uploaded_by: ['Enviado por', record('people')],
    replaces: ['No lugar de', record('documents')],
    check: [
      'Verificação',
      choice({ pending: 'Em verificação', ok: 'Sem problemas', refused: 'Arquivo recusado' }),
    ],
    check_reason: ['Motivo da recusa', TEXT],
    checked_by: [
      'O que foi verificado',
      choice({ content: 'Conteúdo', 'content+scanner': 'Conteúdo e vírus' }),
    ],
    review: ['Conferência', choice({ none: 'A conferir', ok: 'Conferido', returned: 'Devolvido' })],
    review_reason: ['Motivo da devolução', TEXT],
  },
  notes: {
    title: ['Título', TEXT],
    content: ['Conteúdo', TEXT],
    category: ['Categoria', TEXT],
    client_id: CLIENT,
  },
  tasks: {
    title: ['Título', TEXT],
    client_id: CLIENT,
    assigned_to: ['Responsável', record('people')],
    due_date: ['Data', DAY],
    status: ['Status', choice(TASK_STATUS_LABELS)],
    checklist: ['Passos', STEPS],
    obligation_id: ['Obrigação', record('obligations')],
    request_id: ['Solicitação', record('service_requests')],
  },
  message_threads: {
    client_id: CLIENT,
    subject: ['Assunto', TEXT],
    participants: ['Participantes', record('people')],
    last_message_at: ['Última mensagem', INSTANT],
    last_sender_id: ['Último remetente', record('people')],
  },
  thread_staff: { client_id: CLIENT, assigned_to: ['Responsável', record('people')] },
  thread_reads: {
    client_id: CLIENT,
    user_id: ['Pessoa', record('people')],
    last_read_at: ['Última leitura', INSTANT],
  },
  messages: {
    client_id: CLIENT,
    thread_id: ['Conversa', INTERNAL],
    sender_id: ['Remetente', record('people')],
    content: ['Mensagem', TEXT],
    status: ['Status', choice({ sent: 'Enviada' })],
    document_ids: ['Arquivos', record('documents')],
    written_at: ['Escrita em', INSTANT],
  },
  canned_answers: { title: ['Título', TEXT], content: ['Texto', TEXT] },
  service_requests: {
    client_id: CLIENT,
    service_id: ['Serviço', record('services')],
    description: ['Descrição', TEXT],
    status: ['Status', choice(REQUEST_STATUS_LABELS)],
    answer: ['Resposta', TEXT],
    document_ids: ['Anexos', record('documents')],
  },
  notifications: {
    user_id: ['Pessoa', record('people')],
    kind: ['Tipo', INTERNAL],
    title: ['Título', TEXT],
    body: ['Texto', TEXT],
    link: ['Tela', INTERNAL],
    read_at: ['Lido em', INSTANT],
  },
  preferences: {
    user_id: ['Pessoa', record('people')],
    messages: ['Mensagens', NOTICE],
    documents: ['Documentos', NOTICE],
    requests: ['Solicitações', NOTICE],
    tasks: ['Tarefas', NOTICE],
    due_dates: ['Vencimentos', NOTICE],
    by_push: ['No aparelho', NOTICE],
    by_email: ['Por e-mail', NOTICE],
    portal_off: ['Desligados no portal', INTERNAL],
    email_off: ['Desligados no e-mail', INTERNAL],
    push_off: ['Desligados no push', INTERNAL],
    quiet_from: ['Silêncio a partir de', INTERNAL],
    quiet_to: ['Silêncio até', INTERNAL],
    digest: ['Resumo do dia', NOTICE],
  },
  privacy_requests: {
    user_id: ['Pessoa', record('people')],
    kind: ['Pedido', choice(PRIVACY_KIND_LABELS)],
    details: ['Detalhes', TEXT],
    state: ['Situação', choice(PRIVACY_STATE_LABELS)],
    answer: ['Resposta', TEXT],
    due_date: ['Prazo da resposta', DAY],
  },
  obligation_rules: {
    title: ['Título', TEXT],
    person: ['Para', choice(PERSON_LABELS)],
    cases: ['Quem tem', RULE_CASES],
    ...PLACE_FIELDS,
    period: ['Período', choice(PERIOD_LABELS)],
    due_kind: ['Vence em', choice(DUE_LABELS)],
    due_number: ['Dia', TEXT],
    months_after: ['Meses depois', TEXT],
    saturdays_count: ['Sábados', yesNo('Contam', 'Não contam')],
    shift: ['Em dia sem expediente', choice(SHIFT_LABELS)],
    calendar: ['Calendário', choice(CALENDAR_LABELS)],
    local_days: ['Feriados locais', yesNo('Contam', 'Não contam')],
    basis: ['Base legal', TEXT],
    valid_from: ['Vale desde', TEXT],
    valid_to: ['Vale até', TEXT],
    verified_on: ['Verificada em', DAY],
    is_active: ['Situação', yesNo('Em uso', 'Fora de uso')],
    signed_off_by: ['Conferida por', record('people')],
    signed_off_at: ['Conferida em', INSTANT],
  },
  firm_days: {
    date: ['Data', DAY],
    name: ['Nome', TEXT],
    calendar: ['Calendário', choice(CALENDAR_LABELS)],
    ...PLACE_FIELDS,
  },
  month_overrides: {
    competence: ['Competência', TEXT],
    rule_key: ['Regra', INTERNAL],
    date: ['Data', DAY],
    reason: ['Motivo', TEXT],
  },
  selic_rates: {
    month: ['Mês', TEXT],
    rate: ['Taxa', RATE],
    verified_on: ['Conferida em', DAY],
  },
  slips: {
    client_id: CLIENT,
    obligation_id: ['Obrigação', record('obligations')],
    version: ['Versão', TEXT],
    document_id: ['Arquivo', record('documents')],
    document_sha256: ['Resumo do arquivo', INTERNAL],
    amount_cents: ['Valor', PRICE],
    pix_code: ['Pix', TEXT],
    payment_line: ['Linha digitável', TEXT],
    due_date: ['Vencimento', DAY],
  },
  slip_events: {
    client_id: CLIENT,
    slip_id: ['Guia', INTERNAL],
    document_sha256: ['Resumo do arquivo', INTERNAL],
    kind: ['O que foi feito', choice(SLIP_EVENT_LABELS)],
    done_at: ['Hora do aparelho', INSTANT],
  },
  document_requests: {
    client_id: CLIENT,
    title: ['Título', TEXT],
    competence: ['Competência', TEXT],
    due_date: ['Prazo', DAY],
    status: ['Situação', choice(ASK_STATUS_LABELS)],
  },
  request_items: {
    client_id: CLIENT,
    request_id: ['Pedido', record('document_requests')],
    label: ['Documento', TEXT],
    category: ['Categoria', TEXT],
    state: ['Situação', choice(ITEM_STATE_LABELS)],
    document_ids: ['Arquivos', record('documents')],
    reason: ['Motivo da devolução', TEXT],
    position: ['Posição', INTERNAL],
  },
  request_templates: {
    title: ['Título', TEXT],
    regimes: ['Regimes', choices(REGIME_LABELS)],
    months: ['Meses', TEXTS],
    due_day: ['Dia do prazo', TEXT],
    items: ['Documentos', ASKED_ITEMS],
  },
};

/** null for a field that an older or newer version of the portal wrote. */
export function recordField(entity: EntityName, field: string): RecordField | null {
  const fields: Readonly<Record<string, RecordField>> = RECORD_FIELDS[entity];
  return Object.hasOwn(fields, field) ? (fields[field] ?? null) : null;
}

/** As the forms call it; what is not known by its own name. */
export const fieldLabel = (entity: EntityName, field: string) => recordField(entity, field)?.[0] ?? field;

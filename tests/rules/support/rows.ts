import { Timestamp, type DocumentData } from 'firebase/firestore';
import {
  calendarDateOf,
  ENTITY_NAMES,
  fromInstant,
  privacyDueDate,
  slipEventId,
  slipId,
  storagePath,
  toInstant,
  type EntityName,
  type Fields,
} from '@portal/domain';
import { COMPANY, FIRM } from './personas.ts';

/** Both past, whenever the tests run: a mark of reading must be. */
export const INSTANT = '2025-03-02T09:30:00.000000000Z';
export const LATER_INSTANT = '2025-03-03T09:30:00.000000000Z';

/** Rows of the world that slips name, of `COMPANY`. */
const OBLIGATION = 'obrigacao1';
/** Of which the items are. */
const ASKED = 'pedido1';
const DIGEST = 'a1'.repeat(32);
/** The version that events are about: the first is for tests to make. */
const PUBLISHED = 2;
export const SLIP_ID = slipId(OBLIGATION, 1);
/** A rate's month is its id. */
export const SELIC_MONTH = '2026-10';
export const slipEventOf = (uid: string) => slipEventId(slipId(OBLIGATION, PUBLISHED), 'opened', uid);
/** Of which a slip is, and the slip that events are about. */
export const SLIPS_WORLD = [
  { entity: 'obligations', id: OBLIGATION, fields: { client_id: COMPANY } },
  { entity: 'documents', id: 'doc1', fields: { client_id: COMPANY } },
  { entity: 'slips', id: slipId(OBLIGATION, PUBLISHED), fields: { version: PUBLISHED } },
  { entity: 'document_requests', id: ASKED, fields: { client_id: COMPANY } },
] as const;

/** What functions alone make: no person creates any of it. */
const MADE_BY_FUNCTIONS = ['people', 'companies', 'message_threads', 'notifications'] as const;

export type WrittenEntity = Exclude<EntityName, (typeof MADE_BY_FUNCTIONS)[number]>;

/** What people create, by rules that let them. */
export const WRITTEN_ENTITIES = ENTITY_NAMES.filter(
  (entity): entity is WrittenEntity => !MADE_BY_FUNCTIONS.some((made) => made === entity),
);

/** Who writes one for a test: events of slips are said by people of the client alone. */
export const authorOf = (entity: WrittenEntity) => (entity === 'slip_events' ? 'client' : 'supervisor');

/** A row as Firestore holds it. */
export type StoredRow = DocumentData;

/** One valid row per collection, in the shape of the domain. `author` is who writes it, `id` its document. */
export function validFields(author: string, id: string): { [E in EntityName]: Fields<E> } {
  return {
    people: {
      full_name: 'Ana Contadora',
      kind: 'staff',
      role: 'accountant',
      client_ids: [],
      is_active: true,
    },
    clients: {
      corporate_name: 'Padaria Pão Dourado Ltda',
      trade_name: 'Pão Dourado',
      cnpj_cpf: '11222333000181',
      tax_regime: 'simples_nacional',
      status: 'active',
      email: 'contato@paodourado.example',
      phone: '11987654321',
      address: 'Rua das Flores, 10',
      city: 'São Paulo',
      state: 'SP',
      notes: 'Prefere ligações à tarde',
      tax_profile: ['2024-01/mei/none/-', '2026-03/simples_nacional/employees/III'],
      rule_keys_added: ['dirbi'],
      rule_keys_removed: ['defis'],
    },
    companies: {
      client_id: id,
      corporate_name: 'Padaria Pão Dourado Ltda',
      trade_name: 'Pão Dourado',
      cnpj_cpf: '11222333000181',
      tax_regime: 'simples_nacional',
      status: 'active',
    },
    obligations: {
      client_id: COMPANY,
      name: 'DAS',
      due_date: '2026-12-20',
      priority: 'medium',
      status: 'pending',
      description: 'Guia do Simples Nacional',
      notes: null,
      completed_at: null,
      document_ids: ['doc1', 'doc2'],
      rule_key: 'pgdas-das',
      rule_rev: 1,
      competence: '2026-10',
      nominal_date: '2026-11-20',
      due_reasons: ['Dia 20/11 é feriado (Consciência Negra).', 'Portaria 1/2026.'],
      closing: 'no_movement',
      closing_reason: 'Sem faturamento no mês',
    },
    services: { name: 'Folha de pagamento', description: 'Mensal', price_cents: 45_000, is_active: true },
    documents: {
      client_id: COMPANY,
      filename: 'Balancete março.pdf',
      storage_path: storagePath({
        tenant_id: FIRM,
        client_id: COMPANY,
        document_id: id,
        random: 'f3a9',
        extension: 'pdf',
      }),
      mime_type: 'application/pdf',
      size_bytes: 2048,
      sha256: 'a'.repeat(64),
      category: 'client_upload',
      description: 'Enviado pelo cliente',
      uploaded_by: author,
      replaces: 'doc0',
      check: 'pending',
      check_reason: null,
      review: 'none',
      review_reason: null,
    },
    notes: {
      title: 'Ligar na segunda',
      content: 'Sobre o balancete',
      category: 'fiscal',
      client_id: COMPANY,
    },
    tasks: {
      title: 'Conferir folha',
      client_id: COMPANY,
      assigned_to: 'uidAccountant',
      due_date: '2026-12-01',
      status: 'pending',
      checklist: [{ text: 'Ponto recebido', done: false }],
      obligation_id: 'obrigacao1',
      request_id: 'pedido1',
    },
    message_threads: {
      client_id: id,
      subject: 'Conversa com contador',
      participants: ['uidClient'],
      last_message_at: INSTANT,
      last_sender_id: 'uidClient',
    },
    thread_staff: { client_id: id, assigned_to: 'uidAccountant' },
    thread_reads: { client_id: COMPANY, user_id: author, last_read_at: INSTANT },
    messages: {
      client_id: COMPANY,
      thread_id: COMPANY,
      sender_id: author,
      content: 'Bom dia, segue o extrato.',
      status: 'sent',
      document_ids: ['doc1'],
      written_at: INSTANT,
    },
    canned_answers: { title: 'Guia enviada', content: 'Olá, {cliente}! A guia está em Documentos.' },
    service_requests: {
      client_id: COMPANY,
      service_id: 'servico1',
      description: 'Preciso admitir um funcionário',
      status: 'open',
      answer: null,
      document_ids: [],
    },
    notifications: {
      user_id: 'uidClient',
      kind: 'document_returned',
      title: 'Documento devolvido',
      body: 'Veja o motivo no portal',
      link: '/client-portal/documents',
      read_at: null,
    },
    preferences: {
      user_id: author,
      messages: true,
      documents: false,
      requests: true,
      tasks: true,
      due_dates: false,
      by_push: true,
      by_email: false,
      portal_off: [],
      email_off: ['messages', 'slips'],
      push_off: ['asks'],
      quiet_from: 20,
      quiet_to: 8,
      digest: true,
    },
    privacy_requests: {
      user_id: author,
      kind: 'correct',
      details: 'Meu nome mudou',
      state: 'open',
      answer: null,
      due_date: privacyDueDate(calendarDateOf(new Date())),
    },
    obligation_rules: {
      title: 'ISS de São Paulo',
      person: 'PJ',
      cases: ['lucro_presumido+lucro_real/', 'simples_nacional/employees', '/'],
      state: 'SP',
      city: 'São Paulo',
      period: 'month',
      due_kind: 'day',
      due_number: 10,
      months_after: 1,
      saturdays_count: false,
      shift: 'P',
      calendar: 'bank',
      local_days: true,
      basis: 'Lei municipal 13.701/2003',
      valid_from: '2024-01',
      valid_to: '2035-12',
      verified_on: '2026-11-20',
      is_active: true,
      signed_off_by: null,
      signed_off_at: null,
    },
    firm_days: {
      date: '2027-01-25',
      name: 'Aniversário de São Paulo',
      calendar: 'both',
      state: 'SP',
      city: 'São Paulo',
    },
    month_overrides: {
      competence: '2026-10',
      rule_key: 'pgdas-das',
      date: '2026-11-30',
      reason: 'Portaria CGSN 1/2026',
    },
    selic_rates: { month: SELIC_MONTH, rate: 105_000, verified_on: '2026-11-03' },
    document_requests: {
      client_id: COMPANY,
      title: 'Documentos de outubro',
      competence: '2026-10',
      due_date: '2026-11-25',
      status: 'open',
    },
    request_items: {
      client_id: COMPANY,
      request_id: ASKED,
      label: 'Extrato do Itaú, outubro',
      category: 'Extratos',
      state: 'open',
      document_ids: [],
      reason: null,
      position: 0,
    },
    request_templates: {
      title: 'Documentos do mês',
      regimes: ['simples_nacional', 'mei'],
      months: [1, 12],
      due_day: 10,
      items: [
        { label: 'Extrato bancário', category: 'Extratos' },
        { label: 'Notas de compra', category: null },
      ],
    },
    slips: {
      client_id: COMPANY,
      obligation_id: OBLIGATION,
      version: 1,
      document_id: 'doc1',
      document_sha256: DIGEST,
      amount_cents: 184_237,
      pix_code: '00020126580014br.gov.bcb.pix6304ABCD',
      payment_line: '8'.repeat(48),
      due_date: '2026-11-23',
    },
    slip_events: {
      client_id: COMPANY,
      slip_id: slipId(OBLIGATION, PUBLISHED),
      document_sha256: DIGEST,
      kind: 'opened',
      done_at: INSTANT,
    },
  };
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{9}Z$/.test(value);

/** Domain fields as Firestore holds them: instants become timestamps. */
export function toStored(fields: Record<string, unknown>): StoredRow {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isInstant(value) ? Timestamp.fromDate(fromInstant(value)) : value,
    ]),
  );
}

/** The row after its first write by a function, as most rows of these tests are. */
export function standingRow(fields: Record<string, unknown>, tenant: string = FIRM): StoredRow {
  const now = toInstant(new Date());
  return toStored({
    ...fields,
    tenant_id: tenant,
    rev: 1,
    created_at: now,
    created_by: 'fn',
    updated_at: now,
    updated_by: 'fn',
    last_op: 'fn_0123456789',
    deleted_at: null,
  });
}

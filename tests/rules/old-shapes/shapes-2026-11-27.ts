import { shapes202611 } from './shapes-2026-11.ts';
import { shapes20261123 } from './shapes-2026-11-23.ts';

const DIGEST = 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1';
const NOON = '2026-11-26T12:00:00.000000000Z';

/**
 * Rows of every collection as the release of 27 November 2026 writes and reads them. Never changed. In `rows` nothing is missing
 * and nothing is null. Of `sparse` whatever may be missing is, and whatever may be null is. `sent` is what a device makes of
 * `rows` where the server or a later edit says the rest.
 */
export function shapes20261127(author: string, id: string) {
  const first = shapes202611(author, id);
  const before = shapes20261123(author, id);
  const { rows } = before;

  const sentClient = {
    ...rows.clients,
    tax_profile: ['2024-01/mei/none/-', '2026-03/simples_nacional/employees/III'],
    rule_keys_added: ['dirbi'],
    rule_keys_removed: ['defis'],
  };
  const sentObligation = {
    ...rows.obligations,
    notes: 'Conferir com a folha',
    rule_key: 'pgdas-das',
    rule_rev: 1,
    competence: '2026-10',
    nominal_date: '2026-11-20',
    due_reasons: ['Dia 20/11 é feriado (Consciência Negra).', 'Portaria 1/2026.'],
    closing: 'no_movement',
    closing_reason: 'Sem faturamento no mês',
  };
  const sentDocument = { ...rows.documents, sha256: DIGEST };
  const sentItem = {
    client_id: 'padaria',
    request_id: 'pedido1',
    label: 'Extrato do Itaú, outubro',
    category: 'Extratos',
    state: 'open',
    document_ids: [],
    reason: null,
    position: 0,
  };
  const rule = {
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
    signed_off_by: author,
    signed_off_at: NOON,
  };
  const firmDay = {
    date: '2027-01-25',
    name: 'Aniversário de São Paulo',
    calendar: 'both',
    state: 'SP',
    city: 'São Paulo',
  };
  const monthOverride = {
    competence: '2026-10',
    rule_key: 'pgdas-das',
    date: '2026-11-30',
    reason: 'Portaria CGSN 1/2026',
  };
  const slip = {
    client_id: 'padaria',
    obligation_id: 'obrigacao1',
    version: 1,
    document_id: 'doc1',
    document_sha256: DIGEST,
    amount_cents: 184237,
    pix_code: '00020126580014br.gov.bcb.pix6304ABCD',
    payment_line: '858600000014842373282634307143263112345678901234',
    due_date: '2026-11-23',
  };
  const documentRequest = {
    client_id: 'padaria',
    title: 'Documentos de outubro',
    competence: '2026-10',
    due_date: '2026-11-25',
    status: 'open',
  };

  return {
    rows: {
      ...rows,
      people: { ...rows.people, client_ids: ['padaria', 'mercado'] },
      clients: {
        ...sentClient,
        contract_ended_on: '2026-10-31',
        contract_end_reason: 'Mudou de escritório',
        kept_until: '2031-12-31',
        archived_on: '2026-11-05',
        erasure_announced_on: '2026-11-10',
        erasure_began_on: '2026-11-20',
      },
      companies: { ...rows.companies, contract_ended_on: '2026-10-31' },
      obligations: { ...sentObligation, status: 'completed', completed_at: NOON },
      documents: {
        ...sentDocument,
        check: 'ok',
        check_reason: 'Sem problemas',
        checked_by: 'content+scanner',
        review: 'returned',
        review_reason: 'Falta a segunda página',
      },
      service_requests: {
        ...rows.service_requests,
        status: 'done',
        answer: 'Admissão feita',
        document_ids: ['doc1'],
      },
      notifications: { ...rows.notifications, read_at: NOON },
      preferences: {
        ...rows.preferences,
        portal_off: [],
        email_off: ['messages', 'slips'],
        push_off: ['asks'],
        quiet_from: 20,
        quiet_to: 8,
        digest: true,
      },
      privacy_requests: { ...rows.privacy_requests, state: 'done', answer: 'A cópia foi enviada' },
      obligation_rules: rule,
      firm_days: firmDay,
      month_overrides: monthOverride,
      slips: slip,
      slip_events: {
        client_id: 'padaria',
        slip_id: 'obrigacao1_2',
        document_sha256: DIGEST,
        kind: 'opened',
        done_at: NOON,
      },
      selic_rates: { month: '2026-10', rate: 105000, verified_on: '2026-11-03' },
      document_requests: documentRequest,
      request_items: {
        ...sentItem,
        state: 'returned',
        document_ids: ['doc1'],
        reason: 'Falta a segunda página',
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
    },
    sent: {
      clients: sentClient,
      obligations: sentObligation,
      documents: sentDocument,
      service_requests: rows.service_requests,
      privacy_requests: rows.privacy_requests,
      request_items: sentItem,
    },
    sparse: {
      clients: {
        ...first.rows.clients,
        trade_name: null,
        email: null,
        phone: null,
        address: null,
        city: null,
        state: null,
        notes: null,
      },
      companies: { ...first.rows.companies, trade_name: null },
      obligations: { ...first.rows.obligations, priority: null, description: null, document_ids: [] },
      services: { ...rows.services, description: null, price_cents: null },
      documents: {
        ...first.rows.documents,
        client_id: null,
        storage_path: `client-documents/aurora/general/${id}/f3a9.pdf`,
        category: null,
        description: null,
      },
      notes: { ...rows.notes, category: null, client_id: null },
      tasks: {
        ...rows.tasks,
        client_id: null,
        assigned_to: null,
        due_date: null,
        checklist: [],
        obligation_id: null,
        request_id: null,
      },
      message_threads: { ...rows.message_threads, last_message_at: null, last_sender_id: null },
      thread_staff: { ...rows.thread_staff, assigned_to: null },
      service_requests: rows.service_requests,
      notifications: { ...rows.notifications, link: null },
      preferences: rows.preferences,
      privacy_requests: { ...rows.privacy_requests, details: null },
      obligation_rules: {
        ...rule,
        cases: [],
        state: null,
        city: null,
        due_kind: null,
        due_number: null,
        shift: null,
        valid_from: null,
        valid_to: null,
        signed_off_by: null,
        signed_off_at: null,
      },
      firm_days: { ...firmDay, state: null, city: null },
      month_overrides: { ...monthOverride, date: null },
      slips: { ...slip, pix_code: null, payment_line: null },
      document_requests: { ...documentRequest, competence: null },
      request_items: { ...sentItem, category: null },
    },
    account: {
      ...before.account,
      phone: '11987654321',
      last_login_at: NOON,
      blocked_at: NOON,
      blocked_by: 'uidAdmin',
      paused_client_ids: ['mercado'],
      owner_of: ['padaria'],
      paused_until: NOON,
      ended_sessions: [1795600000],
      sessions_from: 1795500000,
      needs_factor: true,
      has_factor: true,
      erased_at: NOON,
      closed_at: NOON,
      consents: [
        { text: 'privacy', version: '1.0', at: NOON },
        { text: 'terms', version: '1.2', at: NOON },
      ],
    },
    tenant: {
      ...before.tenant,
      whatsapp: '11999990000',
      factor_required: 'staff',
      settings: { proof_of_receipt: true },
      portfolio_scope: true,
      month_day: 25,
    },
    receipt: { ...before.receipt, client_id: 'padaria' },
  };
}

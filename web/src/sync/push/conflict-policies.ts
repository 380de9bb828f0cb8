import type { EntityName, Fields } from '@portal/domain';

/** What happens to a field that both sides changed, each to another value. */
export type FieldPolicy<F extends string = string> =
  /** Free text that its owner edits: the person's value is kept. */
  | 'mine'
  /** Set by functions, or better kept as the first wrote it. */
  | 'server'
  /** A set: what either side added stays, what either side took out goes. */
  | 'union'
  /** An instant that only moves forward: of two the later one. */
  | 'latest'
  /** Money, dates, tax ids, status: a person decides. */
  | 'ask'
  /** Means nothing without another field: shares its fate. */
  | { with: F };

type Policies = {
  [E in EntityName]: { [F in keyof Fields<E> & string]: FieldPolicy<keyof Fields<E> & string> };
};

/** One policy per field of every entity; a new field without one does not compile. */
export const CONFLICT_POLICIES: Policies = {
  people: { full_name: 'server', kind: 'server', role: 'server', client_ids: 'server', is_active: 'server' },
  clients: {
    corporate_name: 'ask',
    trade_name: 'mine',
    cnpj_cpf: 'ask',
    tax_regime: 'ask',
    status: 'ask',
    email: 'ask',
    phone: 'ask',
    address: 'mine',
    city: 'mine',
    state: 'mine',
    notes: 'ask',
    contract_ended_on: 'ask',
    contract_end_reason: { with: 'contract_ended_on' },
    kept_until: 'ask',
    archived_on: 'mine',
    erasure_announced_on: 'server',
    erasure_began_on: 'server',
    tax_profile: 'ask',
    rule_keys_added: 'union',
    rule_keys_removed: 'union',
  },
  companies: {
    client_id: 'server',
    corporate_name: 'server',
    trade_name: 'server',
    cnpj_cpf: 'server',
    tax_regime: 'server',
    status: 'server',
    contract_ended_on: 'server',
  },
  obligations: {
    client_id: 'server',
    name: 'mine',
    due_date: 'ask',
    priority: 'mine',
    status: 'ask',
    description: 'mine',
    notes: 'ask',
    completed_at: { with: 'status' },
    document_ids: 'union',
    rule_key: 'server',
    rule_rev: { with: 'due_date' },
    competence: 'server',
    nominal_date: { with: 'due_date' },
    due_reasons: { with: 'due_date' },
    closing: { with: 'status' },
    closing_reason: { with: 'status' },
  },
  services: { name: 'mine', description: 'mine', price_cents: 'ask', is_active: 'ask' },
  documents: {
    client_id: 'server',
    filename: 'server',
    storage_path: 'server',
    mime_type: 'server',
    size_bytes: 'server',
    sha256: 'server',
    category: 'mine',
    description: 'mine',
    uploaded_by: 'server',
    replaces: 'server',
    check: 'server',
    check_reason: 'server',
    checked_by: 'server',
    review: 'ask',
    review_reason: 'ask',
  },
  notes: { title: 'mine', content: 'ask', category: 'mine', client_id: 'server' },
  tasks: {
    title: 'mine',
    client_id: 'server',
    assigned_to: 'ask',
    due_date: 'ask',
    status: 'ask',
    checklist: 'ask',
    obligation_id: 'mine',
    request_id: 'mine',
  },
  message_threads: {
    client_id: 'server',
    subject: 'server',
    participants: 'server',
    last_message_at: 'server',
    last_sender_id: 'server',
  },
  thread_staff: { client_id: 'server', assigned_to: 'mine' },
  thread_reads: { client_id: 'server', user_id: 'server', last_read_at: 'latest' },
  messages: {
    client_id: 'server',
    thread_id: 'server',
    sender_id: 'server',
    content: 'server',
    status: 'server',
    document_ids: 'server',
    written_at: 'server',
  },
  canned_answers: { title: 'mine', content: 'ask' },
  service_requests: {
    client_id: 'server',
    service_id: 'server',
    description: 'mine',
    status: 'ask',
    answer: 'ask',
    document_ids: 'union',
  },
  notifications: {
    user_id: 'server',
    kind: 'server',
    title: 'server',
    body: 'server',
    link: 'server',
    read_at: 'server',
  },
  preferences: {
    user_id: 'server',
    messages: 'mine',
    documents: 'mine',
    requests: 'mine',
    tasks: 'mine',
    due_dates: 'mine',
    by_push: 'mine',
    by_email: 'mine',
    portal_off: 'mine',
    email_off: 'mine',
    push_off: 'mine',
    quiet_from: 'mine',
    quiet_to: 'mine',
    digest: 'mine',
  },
  privacy_requests: {
    user_id: 'server',
    kind: 'server',
    details: 'server',
    state: 'ask',
    answer: 'ask',
    due_date: 'server',
  },
  // A due date by law: two who change a rule decide between them.
  obligation_rules: {
    title: 'ask',
    person: 'ask',
    cases: 'ask',
    state: 'ask',
    city: 'ask',
    period: 'ask',
    due_kind: 'ask',
    due_number: 'ask',
    months_after: 'ask',
    saturdays_count: 'ask',
    shift: 'ask',
    calendar: 'ask',
    local_days: 'ask',
    basis: 'ask',
    valid_from: 'ask',
    valid_to: 'ask',
    verified_on: 'latest',
    is_active: 'ask',
    // Nobody signs what another has signed meanwhile; nor what another has changed: see `signature.ts`.
    signed_off_by: 'server',
    signed_off_at: { with: 'signed_off_by' },
  },
  firm_days: { date: 'ask', name: 'mine', calendar: 'ask', state: 'ask', city: 'ask' },
  month_overrides: { competence: 'server', rule_key: 'server', date: 'ask', reason: 'mine' },
  selic_rates: { month: 'server', rate: 'ask', verified_on: 'mine' },
  // Never changed once made.
  slips: {
    client_id: 'server',
    obligation_id: 'server',
    version: 'server',
    document_id: 'server',
    document_sha256: 'server',
    amount_cents: 'server',
    pix_code: 'server',
    payment_line: 'server',
    due_date: 'server',
  },
  slip_events: {
    client_id: 'server',
    slip_id: 'server',
    document_sha256: 'server',
    kind: 'server',
    done_at: 'server',
  },
  document_requests: {
    client_id: 'server',
    title: 'mine',
    competence: 'ask',
    due_date: 'ask',
    status: 'ask',
  },
  // An accepted one is the firm's word: see `answered-item.ts`.
  request_items: {
    client_id: 'server',
    request_id: 'server',
    label: 'mine',
    category: 'mine',
    state: 'mine',
    document_ids: 'union',
    reason: { with: 'state' },
    position: 'mine',
  },
  request_templates: { title: 'mine', regimes: 'union', months: 'union', due_day: 'ask', items: 'ask' },
};

export function policyOf(entity: EntityName, field: string): FieldPolicy {
  const policies: Record<string, FieldPolicy> = CONFLICT_POLICIES[entity];
  return policies[field] ?? 'ask';
}

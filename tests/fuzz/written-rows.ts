import type { EntityName } from '@portal/domain';
import { SELIC_MONTH, SLIP_ID, slipEventOf, type WrittenEntity } from '../rules/support/rows.ts';
import { COMPANY, type Persona, STAFF, uidOf } from '../rules/support/personas.ts';

/** What a person may write, by whom, and which of its fields depend on more than its schema knows. */
export type Written = {
  authors: readonly Persona[];
  /** Where fewer may change it than make it. */
  changers?: readonly Persona[];
  /** Where the row has but one id for its author. */
  id?: (author: Persona) => string;
  /** Fields whose value rules also hold against who writes, what exists and what the clock says. */
  tied?: readonly string[];
  /** Fields that never change by a person's action, besides those that never change at all. */
  fixed?: readonly string[];
  kinds?: readonly ('create' | 'patch')[];
};

const STAFF_AND_CLIENT = ['accountant', 'supervisor', 'client'] as const;
const SAID_OF_BYTES = [
  'filename',
  'storage_path',
  'mime_type',
  'size_bytes',
  'sha256',
  'uploaded_by',
  'replaces',
  'check',
  'check_reason',
  'checked_by',
];

export const WRITTEN: Partial<Record<EntityName, Written>> & Record<WrittenEntity, Written> = {
  clients: {
    authors: ['accountant', 'admin'],
    tied: [
      ...['contract_ended_on', 'contract_end_reason', 'kept_until', 'archived_on'],
      ...['erasure_announced_on', 'erasure_began_on'],
    ],
  },
  obligations: {
    authors: ['accountant', 'admin'],
    tied: ['client_id', 'status', 'completed_at'],
    fixed: ['rule_key', 'competence'],
  },
  services: { authors: ['accountant', 'supervisor'] },
  documents: {
    authors: STAFF_AND_CLIENT,
    tied: [
      ...['client_id', 'storage_path', 'uploaded_by', 'check', 'check_reason', 'checked_by'],
      ...['review', 'review_reason'],
    ],
    fixed: SAID_OF_BYTES,
    changers: STAFF,
  },
  notes: { authors: ['accountant', 'admin'], tied: ['client_id'] },
  tasks: { authors: ['accountant', 'supervisor'], tied: ['client_id'] },
  thread_staff: { authors: ['accountant', 'admin'], id: () => COMPANY, tied: ['client_id'] },
  thread_reads: {
    authors: STAFF_AND_CLIENT,
    id: (author) => `${COMPANY}_${uidOf(author)}`,
    tied: ['client_id', 'user_id', 'last_read_at'],
  },
  messages: {
    authors: STAFF_AND_CLIENT,
    tied: ['client_id', 'thread_id', 'sender_id', 'written_at'],
    kinds: ['create'],
  },
  canned_answers: { authors: ['accountant', 'admin'] },
  obligation_rules: { authors: ['supervisor', 'admin'], tied: ['signed_off_by', 'signed_off_at'] },
  firm_days: { authors: ['supervisor', 'admin'] },
  month_overrides: {
    authors: ['supervisor', 'admin'],
    id: () => '2026-10_pgdas-das',
    tied: ['competence', 'rule_key'],
    fixed: ['competence', 'rule_key'],
  },
  selic_rates: {
    authors: ['supervisor', 'admin'],
    id: () => SELIC_MONTH,
    tied: ['month'],
    fixed: ['month'],
  },
  slips: {
    authors: ['accountant', 'admin'],
    id: () => SLIP_ID,
    tied: ['client_id', 'obligation_id', 'version', 'document_id'],
    kinds: ['create'],
  },
  slip_events: {
    authors: ['client'],
    id: (author) => slipEventOf(uidOf(author)),
    tied: ['client_id', 'slip_id', 'document_sha256', 'kind'],
    kinds: ['create'],
  },
  document_requests: { authors: STAFF, tied: ['client_id'] },
  request_items: {
    authors: STAFF,
    tied: ['client_id', 'request_id', 'state', 'document_ids', 'reason'],
    fixed: ['request_id'],
  },
  request_templates: { authors: STAFF },
  service_requests: {
    authors: STAFF_AND_CLIENT,
    tied: ['client_id', 'status', 'answer'],
    changers: STAFF,
  },
  notifications: {
    authors: ['client'],
    tied: ['read_at'],
    fixed: ['title', 'body', 'link'],
    kinds: ['patch'],
  },
  privacy_requests: {
    authors: STAFF_AND_CLIENT,
    tied: ['user_id', 'kind', 'state', 'answer', 'due_date'],
    fixed: ['details'],
    changers: ['supervisor', 'admin'],
  },
  preferences: { authors: STAFF_AND_CLIENT, id: uidOf, tied: ['user_id'] },
};

import { shapes202611 } from './shapes-2026-11.ts';

/**
 * Rows as the release of 23 November 2026 writes and reads them: with what was added since the one before. Never changed.
 */
export function shapes20261123(author: string, id: string) {
  const before = shapes202611(author, id);
  return {
    ...before,
    rows: {
      ...before.rows,
      documents: { ...before.rows.documents, replaces: 'doc0' },
      privacy_requests: {
        user_id: author,
        kind: 'export',
        details: 'Preciso de uma cópia dos meus dados',
        state: 'open',
        answer: null,
        due_date: '2026-12-08',
      },
    },
    account: { ...before.account, sessions_from: 0, ended_sessions: [], needs_factor: false },
    tenant: {
      ...before.tenant,
      factor_required: 'nobody',
      idle_minutes: 15,
      brand: { short_name: 'Aurora', mark: 'sunrise', colour: '#0F4C55' },
    },
    receipt: { ...before.receipt, done_at: '2026-11-23T11:59:00.000000000Z' },
  };
}

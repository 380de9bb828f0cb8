import { PROOF_FORMAT, type SlipProof } from '../slip-chain/slip-proof.ts';

type Kind = 'text' | 'text?' | 'count';

const LINK = {
  ...{ client_id: 'text', seq: 'count', subject: 'text', digest: 'text', epoch: 'text?', prev: 'text' },
  ...{ hash: 'text', register_before: 'text', register: 'text' },
} as const satisfies Record<string, Kind>;

const RECEIVED = { id: 'text', received_at: 'text', received_from: 'text' } as const;

const SLIP = {
  ...RECEIVED,
  ...{ obligation_id: 'text', version: 'count', document_id: 'text', document_sha256: 'text' },
  ...{ amount_cents: 'count', due_date: 'text', pix_code: 'text?', payment_line: 'text?' },
} as const satisfies Record<string, Kind>;

const EVENT = {
  ...RECEIVED,
  ...{ slip_id: 'text', event: 'text', document_sha256: 'text', done_at: 'text' },
} as const satisfies Record<string, Kind>;

const PROOF = {
  ...{ made_at: 'text', tenant_id: 'text', client_id: 'text', firm_name: 'text', client_name: 'text' },
  ...{ client_tax_id: 'text', obligation_name: 'text', filename: 'text?' },
} as const satisfies Record<string, Kind>;

/**
 * A proof out of somebody's file; null where it is none. By hand and not by a schema, so that the page that checks proofs stays
 * a page: it carries everything it needs.
 */
export function readProof(value: unknown): SlipProof | null {
  if (!has(value, PROOF) || value['format'] !== PROOF_FORMAT) return null;
  const { slip, events, links } = value;
  const isWhole =
    isProven(slip, 'slip', SLIP) &&
    isList(events, (event) => isProven(event, 'event', EVENT)) &&
    isList(links, (link) => has(link, LINK));
  // Each of its fields was looked at above.
  return isWhole ? (value as unknown as SlipProof) : null;
}

const isList = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);

const isProven = (value: unknown, kind: string, fields: Record<string, Kind>) =>
  has(value, {}) &&
  has(value['record'], fields) &&
  value['record']['kind'] === kind &&
  (value['link'] === null || has(value['link'], { seq: 'count', salt: 'text' }));

function has(value: unknown, fields: Record<string, Kind>): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const given = new Map(Object.entries(value));
  return Object.entries(fields).every(([name, kind]) => isKind(given.get(name), kind));
}

function isKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string';
    case 'text?':
      return value === null || typeof value === 'string';
    case 'count':
      return Number.isSafeInteger(value);
  }
}

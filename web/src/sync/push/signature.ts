import { contentOf } from '#data/local/content-of.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { sameValue } from '#data/local/same-value.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { isSigning } from '#data/outbox/signed-rule.ts';

type Values = Record<string, unknown>;
type Edit = Pick<OutboxEntry, 'entity' | 'patch' | 'base_values'>;

/**
 * Who signs a rule answers for the row as it was seen: where another has changed or signed it meanwhile, the signature falls
 * away. And who changes what another has signed meanwhile takes that signature back, as the rules of the server ask.
 */
export function withSignature(entry: Edit, server: StoredRow, written: Values): Values {
  if (entry.entity !== 'obligation_rules') return written;
  const { signed_off_by: _by, signed_off_at: _at, ...content } = written;
  const isChanged = Object.keys(content).length > 0;
  if (isSigning(entry.entity, entry.patch) && isAsSeen(entry, server)) {
    const { signed_off_by = server['signed_off_by'], signed_off_at } = entry.patch;
    if (isChanged || isUnsignedAsSeen(entry, server)) return { ...content, signed_off_by, signed_off_at };
  }
  if (isChanged)
    return isUnsigned(server) ? content : { ...content, signed_off_by: null, signed_off_at: null };
  return isSigning(entry.entity, entry.patch) ? {} : written;
}

const SIGNATURE = ['signed_off_by', 'signed_off_at'];

function isAsSeen({ entity, patch, base_values }: Edit, server: StoredRow): boolean {
  const content = Object.keys(contentOf(entity, server)).filter((field) => !SIGNATURE.includes(field));
  return content.every(
    (field) => sameValue(server[field], base_values[field]) || sameValue(server[field], patch[field]),
  );
}

const isUnsignedAsSeen = ({ base_values }: Edit, server: StoredRow) =>
  isUnsigned(server) || sameValue(server['signed_off_by'], base_values['signed_off_by']);

const isUnsigned = (server: StoredRow) => (server['signed_off_by'] ?? null) === null;

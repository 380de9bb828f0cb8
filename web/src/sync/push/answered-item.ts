import { isServerKept, itemState } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';

type Values = Record<string, unknown>;

/**
 * What is left of an answer to what was asked, or of a word on it, where the item has been answered or accepted meanwhile:
 * the state and its reason stay as the server has them. Files are tied to it all the same, but not once it is accepted: the
 * server takes none then, and they are among the company's documents anyway.
 */
export function withoutAnswered(
  entry: Pick<OutboxEntry, 'entity' | 'patch' | 'base_values'>,
  server: StoredRow,
  written: Values,
): Values {
  if (entry.entity !== 'request_items') return written;
  const theirs = itemState.safeParse(server['state']);
  if (!theirs.success) return written;
  const { state: base } = entry.base_values;
  if (theirs.data === 'accepted' && base !== 'accepted') {
    const { state: _state, reason: _reason, document_ids: _ids, ...rest } = written;
    return rest;
  }
  const mine = itemState.safeParse(written['state']);
  if (!mine.success || !isServerKept({ base, mine: mine.data, theirs: theirs.data })) return written;
  const { state: _state, reason: _reason, ...rest } = written;
  return rest;
}

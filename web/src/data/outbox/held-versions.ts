import type { StoredRow } from '#data/local/stored-row.ts';
import type { Difference } from './outbox-entry.ts';

/** All that this device held of the document and nobody has decided on, the last first: each restore may have taken another. */
export const heldVersions = ({ ours, earlier = [] }: Difference): StoredRow[] => [ours, ...earlier];

/** The same with these versions to decide on; null where there are none. */
export function withVersions(
  { earlier: _before, ...difference }: Difference,
  [ours, ...earlier]: readonly StoredRow[],
): Difference | null {
  if (ours === undefined) return null;
  return earlier.length === 0 ? { ...difference, ours } : { ...difference, ours, earlier };
}

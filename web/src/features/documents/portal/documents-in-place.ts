import type { Row } from '@portal/domain';

type Document = Pick<Row<'documents'>, 'id' | 'replaces'>;

/** Each that was sent instead of another is in that one's place, and the other is not shown; the order is else as given. */
export function inPlace<D extends Document>(documents: readonly D[]): D[] {
  const ids = new Set(documents.map(({ id }) => id));
  const successors = new Map<string, D>();
  // Newest first: of two sent instead of the same one the newer counts.
  for (const document of documents.toReversed()) {
    if (document.replaces !== undefined) successors.set(document.replaces, document);
  }
  const isMoved = ({ replaces }: D) => replaces !== undefined && ids.has(replaces);
  return documents.filter((document) => !isMoved(document)).map((document) => lastOf(document, successors));
}

/** A row cannot be sent before the one it names, so no chain comes back to its start; what claims so ends where it began. */
function lastOf<D extends Document>(document: D, successors: ReadonlyMap<string, D>): D {
  const seen = new Set([document.id]);
  let last = document;
  for (let next = successors.get(last.id); next !== undefined && !seen.has(next.id);) {
    seen.add(next.id);
    last = next;
    next = successors.get(last.id);
  }
  return last;
}

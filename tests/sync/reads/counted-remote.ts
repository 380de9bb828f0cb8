import type { EntityName } from '@portal/domain';
import type { RemoteDatabase } from '#sync/ports.ts';

export type Reads = { pages: number; listeners: number; audit: number; listens: number };

/** Index entries that one read of an aggregate query covers. */
const ENTRIES_PER_READ = 1_000;

/** What a question costs that finds nothing. */
const atLeastOne = (documents: number) => Math.max(1, documents);

/** The server with a meter: documents of some collections as they are billed, by what they were read for. */
export function countedRemote(
  remote: RemoteDatabase,
  isCounted: (entity: EntityName) => boolean,
): { remote: RemoteDatabase; reads: Reads; reset(): void } {
  const reads: Reads = { pages: 0, listeners: 0, audit: 0, listens: 0 };
  return {
    reads,
    reset: () => void Object.assign(reads, { pages: 0, listeners: 0, audit: 0, listens: 0 }),
    remote: {
      ...remote,
      async readPage(query) {
        const page = await remote.readPage(query);
        if (isCounted(query.scope.entity))
          reads.pages += atLeastOne(page.rows.length + page.unreadable.length);
        return page;
      },
      async readRows(query) {
        const found = await remote.readRows(query);
        if (isCounted(query.scope.entity))
          reads.pages += atLeastOne(found.rows.length + found.unreadable.length);
        return found;
      },
      async sumRange(query) {
        const sum = await remote.sumRange(query);
        // Both sums are one query over the same entries.
        if (isCounted(query.scope.entity)) reads.audit += atLeastOne(Math.ceil(sum.count / ENTRIES_PER_READ));
        return sum;
      },
      listen(query, handlers) {
        if (!isCounted(query.scope.entity)) return remote.listen(query, handlers);
        reads.listens += 1;
        let isFirst = true;
        return remote.listen(query, {
          ...handlers,
          onRows(rows, complete, unreadable) {
            const documents = rows.length + unreadable.length;
            reads.listeners += isFirst && complete ? atLeastOne(documents) : documents;
            if (complete) isFirst = false;
            handlers.onRows(rows, complete, unreadable);
          },
        });
      },
    },
  };
}

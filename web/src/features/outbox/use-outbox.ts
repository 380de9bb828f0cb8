import type { EntityName } from '@portal/domain';
import { useConnection } from '#data/live/connection.ts';
import { type LocalQuery, useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { readDifferences, readQuarantine, type ShownDifference } from './read-differences.ts';
import { type Outbox, readOutbox } from './read-outbox.ts';

export type ShownOutbox = Outbox & {
  differences: ShownDifference[];
  quarantine: ReadonlyMap<EntityName, number>;
};

export function useOutbox(): LocalQuery<ShownOutbox> {
  const { uid } = useLocalAccount();
  const { kind } = useConnection().connection;
  return useLocalQuery(
    async (db) => {
      const [outbox, differences, quarantine] = await Promise.all([
        readOutbox(db, kind),
        readDifferences({ db, uid }),
        readQuarantine(db),
      ]);
      return { ...outbox, differences, quarantine };
    },
    [kind, uid],
  );
}

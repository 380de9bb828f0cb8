import type { EntityName } from '@portal/domain';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { type Coverage, readCoverage } from '#data/portfolio/portfolio.ts';

const ALL: Coverage = { isPortfolio: false, of: 'all' };

/** Whose rows of an entity are on this device; `clientId` null: of all clients. */
export function useCoverage(entity: EntityName, clientId: string | null = null): Coverage {
  const { uid } = useLocalAccount();
  return valueOr(
    useLocalQuery((db) => readCoverage(db, entity, clientId, uid), [entity, clientId, uid]),
    ALL,
  );
}

import { compareNames, type Row } from '@portal/domain';
import { type LocalQuery, useLocalQuery } from '#data/live/use-local-query.ts';
import { listServices } from '#data/services/services.ts';

/** What the firm offers now, by name. */
export function useOfferedServices(): LocalQuery<Row<'services'>[]> {
  return useLocalQuery(async (db) => {
    const services = await listServices(db);
    return services.filter((service) => service.is_active).sort((a, b) => compareNames(a.name, b.name));
  }, []);
}

import { compareNames, type Row } from '@portal/domain';
import { listServices } from '#data/repositories/services.ts';
import { type LocalQuery, useLocalQuery } from '#data/use-local-query.ts';

/** What the firm offers now, by name. */
export function useOfferedServices(): LocalQuery<Row<'services'>[]> {
  return useLocalQuery(async (db) => {
    const services = await listServices(db);
    return services.filter((service) => service.is_active).sort((a, b) => compareNames(a.name, b.name));
  }, []);
}

import { formatTaxId, type Row } from '@portal/domain';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { listClients } from './clients.ts';
import { matchClients } from './match-clients.ts';

const NONE: readonly Row<'clients'>[] = [];

/** The firm's clients on this device: one by its id, and those that somebody looks for. */
export function useClientSearch() {
  const query = useLocalQuery(listClients, []);
  const clients = valueOr(query, NONE);
  return {
    isReady: query.kind === 'ready',
    clientOf: (id: string | null) => clients.find((client) => client.id === id),
    find: (typed: string, except: readonly string[] = []) =>
      matchClients(
        clients.filter(({ id }) => !except.includes(id)),
        typed,
      ).map(({ id, corporate_name, cnpj_cpf }) => ({
        value: id,
        label: corporate_name,
        detail: formatTaxId(cnpj_cpf),
      })),
  };
}

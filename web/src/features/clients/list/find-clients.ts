import { type ClientFields, clientStatus, matchesSearch, type TaxRegime, taxRegime } from '@portal/domain';
import { searchedTexts } from '#data/clients/searched-texts.ts';

export type ClientFilter = {
  query: string;
  regime: TaxRegime | null;
  status: ClientFields['status'] | null;
};

/** The part of a filter that the search params carry. */
export const CLIENT_FILTER_NAMES = ['regime', 'status'] as const;

/** What the search params ask for; what makes no sense in them is left out. */
export function filterOfParams(
  { regime, status }: Readonly<Record<(typeof CLIENT_FILTER_NAMES)[number], string | null>>,
  query: string,
): ClientFilter {
  return {
    query,
    regime: taxRegime.safeParse(regime).data ?? null,
    status: clientStatus.safeParse(status).data ?? null,
  };
}

export const NO_FILTER: ClientFilter = { query: '', regime: null, status: null };

/** The clients a person looks for: by name, tax id (with or without its marks), contact or city. */
export function findClients<C extends ClientFields>(clients: readonly C[], filter: ClientFilter): C[] {
  return clients.filter(
    (client) =>
      (filter.regime === null || client.tax_regime === filter.regime) &&
      (filter.status === null || client.status === filter.status) &&
      matchesSearch(filter.query, searchedTexts(client)),
  );
}

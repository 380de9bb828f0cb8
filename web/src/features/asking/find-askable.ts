import { formatTaxId, matchesSearch, type TaxRegime } from '@portal/domain';
import type { AskableClient } from '#data/asks/askable-clients.ts';

export type AskableFilter = {
  query: string;
  regime: TaxRegime | null;
  /** Who answers for them; null: anybody. */
  responsible: string | null;
};

export const NO_ASKABLE_FILTER: AskableFilter = { query: '', regime: null, responsible: null };

/** For whom nobody answers. No person has this id: ids have no dot. */
export const NOBODY = '.ninguem';

export const findAskable = (
  clients: readonly AskableClient[],
  { query, regime, responsible }: AskableFilter,
): AskableClient[] =>
  clients.filter(
    (client) =>
      (regime === null || client.tax_regime === regime) &&
      (responsible === null || (client.responsible ?? NOBODY) === responsible) &&
      matchesSearch(query, [
        client.corporate_name,
        client.trade_name,
        client.cnpj_cpf,
        formatTaxId(client.cnpj_cpf),
      ]),
  );

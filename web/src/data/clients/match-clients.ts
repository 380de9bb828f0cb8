import { compareNames, formatTaxId, matchesSearch, type Row } from '@portal/domain';

type Client = Pick<Row<'clients'>, 'id' | 'corporate_name' | 'trade_name' | 'cnpj_cpf'>;

/** More than fit on a phone; who does not find the client here types another letter. */
const MOST_SHOWN = 30;

/** Clients whose names or tax id, masked or not, contain every typed word; by name. */
export function matchClients<C extends Client>(clients: readonly C[], typed: string): C[] {
  return clients
    .filter(({ corporate_name, trade_name, cnpj_cpf }) =>
      matchesSearch(typed, [corporate_name, trade_name, cnpj_cpf, formatTaxId(cnpj_cpf)]),
    )
    .toSorted((a, b) => compareNames(a.corporate_name, b.corporate_name))
    .slice(0, MOST_SHOWN);
}

import { compareNames, formatTaxId, type Row } from '@portal/domain';

type Client = Pick<Row<'clients'>, 'id' | 'corporate_name' | 'trade_name' | 'cnpj_cpf'>;

/** More than fit on a phone; who does not find the client here types another letter. */
const MOST_SHOWN = 30;

/** Clients whose names or tax id contain every typed word, accents and mask set aside; by name. */
export function matchClients<C extends Client>(clients: readonly C[], typed: string): C[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return clients
    .filter((client) => {
      const text = plain(
        `${client.corporate_name} ${client.trade_name ?? ''} ${client.cnpj_cpf} ${formatTaxId(client.cnpj_cpf)}`,
      );
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => compareNames(a.corporate_name, b.corporate_name))
    .slice(0, MOST_SHOWN);
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

import { type ClientFields, formatTaxId } from '@portal/domain';

/** What a client is found by, in its list and by the search of everything. */
export const searchedTexts = (client: ClientFields): (string | null)[] => [
  client.corporate_name,
  client.trade_name,
  client.cnpj_cpf,
  formatTaxId(client.cnpj_cpf),
  client.email,
  client.phone,
  client.phone?.replace(/\D/g, '') ?? null,
  client.city,
];

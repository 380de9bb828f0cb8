import { type ClientFields, type ClientStatus, NEW_CLIENT, type TaxRegime } from '@portal/domain';
import type { SeedClock } from './seed-clock.ts';
import type { SeedRow } from './seed-row.ts';
import { seededId, seededInt } from './seeded.ts';

export type SeedClient = {
  /** Short and stable: every id of the client's rows comes from it. */
  key: string;
  id: string;
  fields: ClientFields;
  employs: boolean;
};

/** One line of a firm's client list, as people would write it down. */
export type ClientLine = {
  key: string;
  name: string;
  trade?: string;
  taxId: string;
  regime: TaxRegime;
  status?: ClientStatus;
  email?: string;
  phone?: string;
  place?: readonly [address: string, city: string, state: string];
  notes?: string;
  employs?: boolean;
};

export function seedClient(firmId: string, line: ClientLine): SeedClient {
  const [address, city, state] = line.place ?? [null, null, null];
  return {
    key: line.key,
    id: seededId(`client ${firmId} ${line.key}`),
    employs: line.employs ?? false,
    fields: {
      ...NEW_CLIENT,
      corporate_name: line.name,
      trade_name: line.trade ?? null,
      cnpj_cpf: line.taxId,
      tax_regime: line.regime,
      status: line.status ?? 'active',
      email: line.email ?? null,
      phone: line.phone ?? null,
      address,
      city,
      state,
      notes: line.notes ?? null,
    },
  };
}

/** The client's row and its projection; the first of the list is the newest, as the screen sorts them. */
export function clientRows(
  clients: SeedClient[],
  clock: SeedClock,
  authors: [string, ...string[]],
): SeedRow[] {
  return clients.flatMap(({ id, fields, key }, index): SeedRow[] => {
    const stamp = {
      created_at: clock.daysAgo(12 + index * 17, '10:20'),
      created_by: authors[seededInt(`author ${key}`, authors.length)] ?? authors[0],
    };
    const { corporate_name, trade_name, cnpj_cpf, tax_regime, status } = fields;
    return [
      {
        entity: 'companies',
        id,
        fields: { client_id: id, corporate_name, trade_name, cnpj_cpf, tax_regime, status },
        ...stamp,
      },
      { entity: 'clients', id, fields, ...stamp },
    ];
  });
}

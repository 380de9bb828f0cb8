import { compareNames, hasEnded, type Row } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { listStaff } from '#data/people/office-staff.ts';
import { askId, type AskSubject } from './ask-ids.ts';

/** A client who may be asked. */
export type AskableClient = Pick<
  Row<'clients'>,
  'id' | 'corporate_name' | 'trade_name' | 'cnpj_cpf' | 'tax_regime'
> & {
  /** Who answers for it; null: nobody. */
  responsible: string | null;
};

export type AskableClients = { clients: AskableClient[]; staff: { value: string; label: string }[] };

/** Those who are active and whose contract has not ended, by name, and the people who answer for them. */
export async function readAskableClients(db: PortalDatabase): Promise<AskableClients> {
  const [clients, responsibles, staff] = await Promise.all([
    db.clients.toArray(),
    db.thread_staff.toArray(),
    listStaff(db),
  ]);
  const assigned = new Map(responsibles.map(({ client_id, assigned_to }) => [client_id, assigned_to]));
  return {
    clients: clients
      .filter((client) => client.status === 'active' && !hasEnded(client))
      .map(({ id, corporate_name, trade_name, cnpj_cpf, tax_regime }) => ({
        ...{ id, corporate_name, trade_name, cnpj_cpf, tax_regime },
        responsible: assigned.get(id) ?? null,
      }))
      .sort((a, b) => compareNames(a.corporate_name, b.corporate_name)),
    staff: staff.map(({ id, full_name }) => ({ value: id, label: full_name })),
  };
}

/** Of these clients those who are asked for it already. */
export async function askedAlready(
  db: PortalDatabase,
  clientIds: readonly string[],
  subject: AskSubject,
): Promise<ReadonlySet<string>> {
  const requests = await db.document_requests.bulkGet(clientIds.map((id) => askId(id, subject)));
  return new Set(
    requests.flatMap((request) =>
      request === undefined || request.status === 'cancelled' ? [] : [request.client_id],
    ),
  );
}

import { listed, type ListedInvitation } from '@portal/domain';
import { namesByClient } from '#data/clients/names-by-client.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { getPeople } from '#data/people/people.ts';
import { REMOVED_COMPANY } from '#records/companies/removed-company.ts';
import { roleLabels } from '#session/account/role-labels.ts';
import { useActiveAccount } from '#session/session-context.ts';

/** 'Padaria Pão Dourado Ltda, convite de Ana Dias': of names that are on the device. */
export function useInvitationDetails(invitations: readonly ListedInvitation[]) {
  const { uid } = useActiveAccount();
  const clientIds = [...new Set(invitations.flatMap(({ client_ids }) => client_ids))];
  const uids = [...new Set(invitations.map(({ invited_by }) => invited_by))];
  const names = valueOr(
    useLocalQuery((db) => namesByClient(db, clientIds), [clientIds.join()]),
    new Map<string, string>(),
  );
  const people = valueOr(
    useLocalQuery((db) => getPeople(db, uids), [uids.join()]),
    null,
  );
  return ({ role, client_ids, invited_by }: ListedInvitation): string => {
    const what =
      role === 'client' ? listed(client_ids.map((id) => names.get(id) ?? REMOVED_COMPANY)) : roleLabels[role];
    const who = invited_by === uid ? null : people?.get(invited_by)?.full_name;
    return who === undefined || who === null ? what : `${what}, convite de ${who}`;
  };
}

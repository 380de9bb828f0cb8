import { type AppUser, ownedCompanies } from '@portal/domain';
import { ownCompanies } from '#data/clients/companies.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { InvitationsCard } from './invitations-card.tsx';

/** 'Pessoas da empresa', for a client whom the firm lets invite; nothing for everybody else. */
export function OwnerInvitations({ user }: { readonly user: AppUser | null }) {
  const companies = valueOr(useLocalRead(ownCompanies), []);
  const owned = user === null ? [] : ownedCompanies(user);
  if (owned.length === 0) return null;
  return (
    <InvitationsCard
      title="Pessoas da empresa"
      text="Convide quem mais deve ver a empresa no portal. O escritório vê quem você convidou."
      clientId={null}
      offer={{
        kind: 'companies',
        companies: companies
          .filter(({ id }) => owned.includes(id))
          .map(({ id, corporate_name }) => ({ id, name: corporate_name })),
      }}
      padding="portal"
    />
  );
}

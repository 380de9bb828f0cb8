import { useClientSearch } from '#data/clients/use-client-search.ts';
import { CompanyChoices } from '#records/companies/company-choices.tsx';
import { REMOVED_COMPANY } from '#records/companies/removed-company.ts';

type OwnerFieldProps = {
  /** The companies that the account sees. */
  readonly ids: readonly string[];
  readonly owned: readonly string[];
  readonly onChange: (owned: string[]) => void;
};

/** Of which of their companies a client lets people in themselves. */
export function OwnerField({ ids, owned, onChange }: OwnerFieldProps) {
  const { isReady, clientOf } = useClientSearch();
  if (!isReady) return null;
  return (
    <CompanyChoices
      legend="Pode convidar pessoas de"
      help="A pessoa convida pelo portal, em Meus dados, quem mais vê a empresa. O escritório vê cada convite."
      companies={ids.map((id) => ({ id, name: clientOf(id)?.corporate_name ?? REMOVED_COMPANY }))}
      ids={owned}
      onChange={onChange}
    />
  );
}

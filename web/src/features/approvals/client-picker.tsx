import { useClientSearch } from '#data/clients/use-client-search.ts';
import { SearchChoice } from '#ui/fields/search-choice.tsx';

type ClientPickerProps = {
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
};

/** The company that a person is let in for. */
export function ClientPicker({ value, onChange, error }: ClientPickerProps) {
  const { clientOf, find } = useClientSearch();
  return (
    <SearchChoice
      label="Empresa"
      controlSize="sm"
      placeholder="Buscar empresa ou CNPJ"
      nothing="Nenhuma empresa encontrada"
      value={value}
      valueLabel={clientOf(value)?.corporate_name ?? ''}
      find={find}
      onChoose={onChange}
      error={error}
    />
  );
}

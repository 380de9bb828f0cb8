import { SelectField, type SelectOption } from '#ui/fields/select-field.tsx';

type FilterSelectProps = {
  /** For who hears it; who sees it reads the placeholder. */
  readonly label: string;
  /** Stands for everything. */
  readonly placeholder: string;
  readonly options: readonly SelectOption[];
  /** null: nothing is left out. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

/** One of a filter bar's choices. */
export function FilterSelect({ value, onChange, ...texts }: FilterSelectProps) {
  return (
    <SelectField
      {...texts}
      hideLabel
      controlSize="sm"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  );
}

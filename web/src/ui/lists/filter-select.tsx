import { useState } from 'react';
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

/** A browser builds and lays out each option of a closed list: three thousand clients held a list up by a fifth of a second. */
const MANY = 100;

/** One of a filter bar's choices. Many options come when a person reaches for them, before the browser opens the list. */
export function FilterSelect({ value, onChange, options, ...texts }: FilterSelectProps) {
  const [isReached, setReached] = useState(false);
  const isWhole = isReached || options.length <= MANY;
  const reach = () => setReached(true);
  return (
    <SelectField
      {...texts}
      hideLabel
      controlSize="sm"
      options={isWhole ? options : options.filter((option) => option.value === value)}
      value={value ?? ''}
      onFocus={reach}
      onPointerDown={reach}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  );
}

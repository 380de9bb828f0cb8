import { formatMonthName, type Row } from '@portal/domain';
import { useMemo } from 'react';
import { FilterSelect } from '#ui/filter-select.tsx';
import { CheckBox } from '#ui/check-box.tsx';
import { FilterBar } from '#ui/list-frame.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { categoryLabel } from './document-labels.ts';
import { clientChoiceOf, GENERAL, valueOfChoice } from './documents-address.ts';
import { arrivalMonths, categoriesOf, type DocumentFilter } from './find-documents.ts';

/** Such a list brings its own line, and there is no frame to keep away from. */
const OVER_LIST = { p: '0', pb: '3', borderBottomWidth: '0' } as const;

type DocumentsFilterProps = {
  filter: DocumentFilter;
  documents: readonly Row<'documents'>[];
  /** To choose from; null where all documents are of one. */
  clients: readonly Row<'clients'>[] | null;
  /** Above a list without a frame. */
  isBare?: boolean;
  onChange: (change: Partial<DocumentFilter>) => void;
};

export function DocumentsFilter(props: DocumentsFilterProps) {
  const { filter, documents, clients, isBare = false, onChange } = props;
  const months = useMemo(() => arrivalMonths(documents), [documents]);
  const categories = useMemo(() => categoriesOf(documents), [documents]);
  return (
    <FilterBar {...(isBare ? OVER_LIST : {})}>
      <SearchField
        placeholder="Buscar documento"
        value={filter.query}
        onChange={(query) => onChange({ query })}
      />
      {clients !== null && (
        <SelectField
          label="Cliente"
          hideLabel
          controlSize="sm"
          placeholder="Todos os clientes"
          options={[{ value: GENERAL, label: 'Geral' }, ...clientOptions(clients)]}
          value={valueOfChoice(filter.client)}
          onChange={(event) => onChange({ client: clientChoiceOf(event.target.value) })}
        />
      )}
      <FilterSelect
        label="Mês"
        placeholder="Mês"
        options={months.map((month) => ({ value: month, label: formatMonthName(month) }))}
        value={filter.month}
        onChange={(month) => onChange({ month })}
      />
      <FilterSelect
        label="Categoria"
        placeholder="Categoria"
        options={categories.map((category) => ({ value: category, label: categoryLabel(category) }))}
        value={filter.category}
        onChange={(category) => onChange({ category })}
      />
      {clients !== null && (
        <CheckBox
          label="A conferir"
          checked={filter.isToCheck}
          onChange={({ target }) => onChange({ isToCheck: target.checked })}
        />
      )}
    </FilterBar>
  );
}

/** By name: whoever looks for a client in a list looks for its letter. */
export function clientOptions(clients: readonly Row<'clients'>[]) {
  return clients
    .map(({ id, corporate_name }) => ({ value: id, label: corporate_name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
}

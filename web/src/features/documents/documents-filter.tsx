import { foldText, formatMonthName, type Month } from '@portal/domain';
import type { ReactNode } from 'react';
import { CheckBox } from '#ui/fields/check-box.tsx';
import { SelectField, type SelectOption } from '#ui/fields/select-field.tsx';
import { FilterSelect } from '#ui/lists/filter-select.tsx';
import { FilterBar } from '#ui/lists/list-frame.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';
import { categoryLabel } from './document-labels.ts';
import { clientChoiceOf, GENERAL, valueOfChoice } from './office/documents-params.ts';
import type { DocumentFilter } from './find-documents.ts';

/** Such a list brings its own line, and there is no frame to keep away from. */
const OVER_LIST = { p: '0', pb: '3', borderBottomWidth: '0' } as const;

type DocumentsFilterProps = {
  filter: DocumentFilter;
  /** To choose from, as there are any. */
  months: readonly Month[];
  categories: readonly string[];
  /** To choose from; null where all documents are of one. */
  clients: readonly SelectOption[] | null;
  /** Gives the choices their place; without it they are beside the search. */
  wrap?: (choices: ReactNode) => ReactNode;
  /** Above a list without a frame. */
  isBare?: boolean;
  onChange: (change: Partial<DocumentFilter>) => void;
};

export function DocumentsFilter(props: DocumentsFilterProps) {
  const { filter, months, categories, clients, isBare = false, wrap = asTheyAre, onChange } = props;
  return (
    <FilterBar {...(isBare ? OVER_LIST : {})}>
      <SearchField
        placeholder="Buscar documento"
        value={filter.query}
        onChange={(query) => onChange({ query })}
      />
      {wrap(
        <>
          {clients !== null && (
            <SelectField
              label="Cliente"
              hideLabel
              controlSize="sm"
              placeholder="Todos os clientes"
              options={[{ value: GENERAL, label: 'Geral' }, ...clients]}
              value={valueOfChoice(filter.client)}
              onChange={(event) => onChange({ client: clientChoiceOf(event.target.value) })}
            />
          )}
          <FilterSelect
            label="Mês"
            placeholder="Mês"
            options={withAsked(months, filter.month).map((month) => ({
              value: month,
              label: formatMonthName(month),
            }))}
            value={filter.month}
            onChange={(month) => onChange({ month })}
          />
          <FilterSelect
            label="Categoria"
            placeholder="Categoria"
            options={withAsked(categories, filter.category).map(categoryOption).sort(byLabel)}
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
        </>,
      )}
    </FilterBar>
  );
}

const asTheyAre = (choices: ReactNode) => choices;

/** What the URL asks for is shown as chosen, whether there is any of it or not. */
const withAsked = (offered: readonly string[], asked: string | null): readonly string[] =>
  asked === null || offered.includes(asked) ? offered : [asked, ...offered];

const categoryOption = (category: string) => ({ value: category, label: categoryLabel(category) });

/** By letters alone, accents apart: Portuguese order of names has the browser load its languages, and a start waits for it. */
const byLabel = (a: SelectOption, b: SelectOption) => (foldText(a.label) < foldText(b.label) ? -1 : 1);

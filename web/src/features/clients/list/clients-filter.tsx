import { CLIENT_STATUSES, clientStatus, TAX_REGIMES, taxRegime } from '@portal/domain';
import type { ReactNode } from 'react';
import { REGIME_LABELS } from '#records/labels/client-labels.ts';
import { FilterSelect } from '#ui/lists/filter-select.tsx';
import { Filters } from '#ui/lists/filters.tsx';
import { FilterBar } from '#ui/lists/list-frame.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';
import type { ClientFilter } from './find-clients.ts';

const REGIMES = TAX_REGIMES.map((value) => ({ value, label: REGIME_LABELS[value] }));
const STATUS_FILTERS: Record<(typeof CLIENT_STATUSES)[number], string> = {
  active: 'Ativos',
  inactive: 'Inativos',
};
const STATUSES = CLIENT_STATUSES.map((value) => ({ value, label: STATUS_FILTERS[value] }));

type ClientsFilterProps = {
  filter: ClientFilter;
  onChange: (change: Partial<ClientFilter>) => void;
  /** On the phone: the order of the list, after its filters. */
  sorting: ReactNode;
  /** What can be done with the clients that are found. */
  children?: ReactNode;
};

export function ClientsFilter({ filter, onChange, sorting, children }: ClientsFilterProps) {
  return (
    <FilterBar>
      <SearchField
        placeholder="Buscar por nome, CNPJ ou CPF"
        value={filter.query}
        onChange={(query) => onChange({ query })}
      />
      <Filters values={[filter.regime, filter.status]}>
        <FilterSelect
          label="Regime"
          placeholder="Todos os regimes"
          options={REGIMES}
          value={filter.regime}
          onChange={(value) => onChange({ regime: taxRegime.safeParse(value).data ?? null })}
        />
        <FilterSelect
          label="Status"
          placeholder="Ativos e inativos"
          options={STATUSES}
          value={filter.status}
          onChange={(value) => onChange({ status: clientStatus.safeParse(value).data ?? null })}
        />
        {sorting}
      </Filters>
      {children}
    </FilterBar>
  );
}

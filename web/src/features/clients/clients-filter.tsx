import { Box } from '@chakra-ui/react';
import { CLIENT_STATUSES, clientStatus, TAX_REGIMES, taxRegime } from '@portal/domain';
import { REGIME_LABELS } from '#data/labels/client-labels.ts';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ClientFilter } from './find-clients.ts';

const REGIMES = TAX_REGIMES.map((value) => ({ value, label: REGIME_LABELS[value] }));
const STATUS_FILTERS: Record<(typeof CLIENT_STATUSES)[number], string> = {
  active: 'Ativos',
  inactive: 'Inativos',
};
const STATUSES = CLIENT_STATUSES.map((value) => ({ value, label: STATUS_FILTERS[value] }));

type ClientsFilterProps = {
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
};

export function ClientsFilter({ filter, onChange }: ClientsFilterProps) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      gap="2"
      p={{ base: '0', md: '10px 12px' }}
      pb={{ base: '3', md: '10px' }}
      borderBottomWidth={{ base: '0', md: '1px' }}
      borderColor="border"
      css={{ '& > div:not([role=search])': { flex: { base: '1', md: '0 0 auto' } } }}
    >
      <SearchField
        placeholder="Buscar por nome, CNPJ ou CPF"
        value={filter.query}
        onChange={(query) => onChange({ ...filter, query })}
      />
      <SelectField
        label="Regime"
        hideLabel
        controlSize="sm"
        placeholder="Todos os regimes"
        options={REGIMES}
        value={filter.regime ?? ''}
        onChange={(event) =>
          onChange({ ...filter, regime: taxRegime.safeParse(event.target.value).data ?? null })
        }
      />
      <SelectField
        label="Status"
        hideLabel
        controlSize="sm"
        placeholder="Ativos e inativos"
        options={STATUSES}
        value={filter.status ?? ''}
        onChange={(event) =>
          onChange({ ...filter, status: clientStatus.safeParse(event.target.value).data ?? null })
        }
      />
    </Box>
  );
}

import { Box } from '@chakra-ui/react';
import {
  formatCalendarDate,
  formatMonthName,
  OBLIGATION_STATUSES,
  type ObligationFields,
  type ObligationStatus,
} from '@portal/domain';
import { X } from 'lucide-react';
import { OBLIGATION_STATUS_LABELS } from '#records/labels/obligation-labels.ts';
import { Button } from '#ui/button.tsx';
import { FilterSelect } from '#ui/lists/filter-select.tsx';
import { competencesOf, type ObligationFilter } from './obligation-filter.ts';

type ObligationsFilterProps = {
  obligations: readonly Pick<ObligationFields, 'name' | 'status' | 'due_date'>[];
  filter: ObligationFilter;
  onChange: (filter: ObligationFilter) => void;
};

export function ObligationsFilter({ obligations, filter, onChange }: ObligationsFilterProps) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      gap="2"
      mb="3"
      css={{ '& > div': { flex: { base: '1 1 140px', md: '0 1 220px' } } }}
    >
      <FilterSelect
        label="Competência"
        placeholder="Competência"
        options={competencesOf(obligations).map((month) => ({ value: month, label: formatMonthName(month) }))}
        value={filter.competence}
        onChange={(competence) => onChange({ ...filter, competence })}
      />
      <FilterSelect
        label="Status"
        placeholder="Status"
        options={OBLIGATION_STATUSES.map((value) => ({ value, label: OBLIGATION_STATUS_LABELS[value] }))}
        value={filter.status}
        onChange={(value) => onChange({ ...filter, status: statusOf(value) })}
      />
      {filter.day !== null && (
        <Button size="sm" variant="ghostBrand" onClick={() => onChange({ ...filter, day: null })}>
          <X size={16} strokeWidth={1.75} aria-hidden />
          Só {formatCalendarDate(filter.day)}
        </Button>
      )}
    </Box>
  );
}

const statusOf = (value: string | null): ObligationStatus | null =>
  OBLIGATION_STATUSES.find((status) => status === value) ?? null;

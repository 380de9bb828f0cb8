import { Box } from '@chakra-ui/react';
import {
  formatCalendarDate,
  formatMonthName,
  OBLIGATION_STATUSES,
  type ObligationFields,
  type ObligationStatus,
} from '@portal/domain';
import { X } from 'lucide-react';
import { OBLIGATION_STATUS_LABELS } from '#data/labels/obligation-labels.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
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
      <SelectField
        label="Competência"
        hideLabel
        controlSize="sm"
        placeholder="Competência"
        options={competencesOf(obligations).map((month) => ({ value: month, label: formatMonthName(month) }))}
        value={filter.competence ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, competence: target.value === '' ? null : target.value })
        }
      />
      <SelectField
        label="Status"
        hideLabel
        controlSize="sm"
        placeholder="Status"
        options={OBLIGATION_STATUSES.map((value) => ({ value, label: OBLIGATION_STATUS_LABELS[value] }))}
        value={filter.status ?? ''}
        onChange={({ target }) => onChange({ ...filter, status: statusOf(target.value) })}
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

const statusOf = (value: string): ObligationStatus | null =>
  OBLIGATION_STATUSES.find((status) => status === value) ?? null;

import { FUNCTION_AUTHOR } from '@portal/domain';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { staffOfOffice } from '#data/people/office-staff.ts';
import { SYSTEM_NAME } from '#records/history/audit-words.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FilterSelect } from '#ui/lists/filter-select.tsx';
import { FilterBar } from '#ui/lists/list-frame.tsx';
import { Narrowing } from '#ui/lists/narrowing.tsx';
import { type AuditParams, KIND_OPTIONS } from './audit-params.ts';

type AuditFiltersProps = {
  readonly params: AuditParams;
  readonly onChange: (change: Partial<AuditParams>) => void;
};

/** By person, kind, day and record; a record is chosen in the list itself. */
export function AuditFilters({ params, onChange }: AuditFiltersProps) {
  const staff = useLocalRead(staffOfOffice);
  const known = valueOr(staff, []);
  const people = [
    ...known.map(({ id, full_name }) => ({ value: id, label: full_name })),
    { value: FUNCTION_AUTHOR, label: SYSTEM_NAME },
  ];
  const isOther = params.pessoa !== null && !people.some(({ value }) => value === params.pessoa);
  return (
    <FilterBar>
      <FilterSelect
        label="Pessoa"
        placeholder="Todas as pessoas"
        options={isOther ? [...people, { value: params.pessoa ?? '', label: 'Pessoa escolhida' }] : people}
        value={params.pessoa}
        onChange={(pessoa) => onChange({ pessoa })}
      />
      <FilterSelect
        label="Ação"
        placeholder="Todas as ações"
        options={KIND_OPTIONS}
        value={params.acao}
        onChange={(acao) => onChange({ acao })}
      />
      <Day label="De" value={params.de} onChange={(de) => onChange({ de })} />
      <Day label="Até" value={params.ate} onChange={(ate) => onChange({ ate })} />
      {params.registro !== null && (
        <Narrowing onDrop={() => onChange({ registro: null, id: null })}>Um registro só</Narrowing>
      )}
    </FilterBar>
  );
}

type DayProps = {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
};

function Day({ label, value, onChange }: DayProps) {
  return (
    <TextField
      label={label}
      type="date"
      controlSize="sm"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  );
}

import { chakra } from '@chakra-ui/react';
import { addMonths, formatMonth, type Month } from '@portal/domain';
import { Download, Printer } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { MOST_MONTHS, type ReportRange } from './report-params.ts';

type ReportBarProps = {
  readonly range: ReportRange;
  /** Of which there is anything; null where there is nothing. */
  readonly first: Month | null;
  readonly thisMonth: Month;
  readonly onRange: (change: { from?: Month; to?: Month }) => void;
  /** null until there is something to export. */
  readonly onExport: (() => void) | null;
};

/** Which months, and where the report can go. */
export function ReportBar({ range, first, thisMonth, onRange, onExport }: ReportBarProps) {
  const earliest = addMonths(range.to, 1 - MOST_MONTHS);
  const months = monthsBetween(first, thisMonth, range);
  return (
    <Bar data-print="hidden">
      <SelectField
        label="De"
        controlSize="sm"
        options={months.filter(({ value }) => value <= range.to && value >= earliest)}
        value={range.from}
        onChange={({ target }) => onRange({ from: target.value })}
      />
      <SelectField
        label="Até"
        controlSize="sm"
        options={months}
        value={range.to}
        onChange={({ target }) => onRange({ to: target.value })}
      />
      <Actions>
        <Button size="sm" variant="outline" disabled={onExport === null} onClick={() => print()}>
          <Printer size={16} strokeWidth={1.75} aria-hidden />
          Imprimir
        </Button>
        <Button size="sm" variant="outline" disabled={onExport === null} onClick={() => onExport?.()}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          Exportar CSV
        </Button>
      </Actions>
    </Bar>
  );
}

/** The latest first; next month is there too, for what is about to be due. */
function monthsBetween(first: Month | null, thisMonth: Month, { from, to }: ReportRange) {
  const earliest = [first ?? thisMonth, from].toSorted()[0] ?? from;
  const latest = [addMonths(thisMonth, 1), to].toSorted().at(-1) ?? to;
  const options: { value: Month; label: string }[] = [];
  for (let month = latest; month >= earliest; month = addMonths(month, -1)) {
    options.push({ value: month, label: formatMonth(month) });
  }
  return options;
}

const Bar = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: '140px 140px 1fr' },
    gap: '2.5',
    alignItems: 'end',
    my: '3.5',
  },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    justifyContent: { md: 'flex-end' },
    gridColumn: { base: '1 / -1', md: 'auto' },
    '& > button': { flex: { base: '1', md: '0 0 auto' } },
  },
});

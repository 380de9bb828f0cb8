import { chakra } from '@chakra-ui/react';
import type { OfficeMonth } from '#data/obligations/office-month.ts';
import { firstName } from './first-name.ts';
import { NOBODY } from './use-office-calendar.ts';

type ResponsibleFilterProps = {
  whole: OfficeMonth;
  /** Whether all of it is on the device: before, no number is said. */
  isPulled: boolean;
  /** null: everybody's. */
  responsible: string | null;
  onChoose: (responsible: string | null) => void;
};

/** Whose work is shown, each with what is open of the month. */
export function ResponsibleFilter({ whole, isPulled, responsible, onChoose }: ResponsibleFilterProps) {
  const open = whole.obligations.filter(({ status }) => status !== 'completed');
  const countOf = (uid: string | null) => open.filter((row) => row.responsible === uid).length;
  const people = whole.staff.map(({ id, full_name }) => ({
    value: id,
    label: firstName(full_name),
    count: countOf(id),
  }));
  const choices = [
    { value: null, label: 'Todos', count: open.length },
    ...people,
    { value: NOBODY, label: 'Sem responsável', count: countOf(null) },
  ].filter(({ value, count }) => value === null || value === responsible || count > 0);
  return (
    <Choices role="group" aria-label="Responsável" data-print="hidden">
      {choices.map(({ value, label, count }) => (
        <Choice
          key={value}
          type="button"
          aria-pressed={value === responsible}
          onClick={() => onChoose(value)}
        >
          {label}
          {isPulled && <Count>{count}</Count>}
        </Choice>
      ))}
    </Choices>
  );
}

const Choices = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', mb: '3' },
});

const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: '44px', md: '36px' },
    px: '3.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    bg: 'bg.panel',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' },
  },
});

const Count = chakra('span', {
  base: { fontWeight: 'normal', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});

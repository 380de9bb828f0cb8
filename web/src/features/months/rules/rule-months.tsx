import { Box, chakra } from '@chakra-ui/react';
import { type Competence, formatCalendarDate, formatInstantDate, formatMonth } from '@portal/domain';
import { CalendarClock } from 'lucide-react';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { Button } from '#ui/button.tsx';
import { SOMEBODY } from '../month-words.ts';

type RuleMonthsProps = {
  office: OfficeLaw;
  ruleKey: string;
  /** Null: a month that is still to be chosen. */
  onMove: (competence: Competence | null) => void;
};

/** The months for which the firm has given a rule another date, with who did and why. */
export function RuleMonths({ office: { overrides, people }, ruleKey, onMove }: RuleMonthsProps) {
  const moved = overrides
    .flatMap(({ date, ...row }) => (row.rule_key === ruleKey && date !== null ? [{ ...row, date }] : []))
    .sort((a, b) => (a.competence < b.competence ? 1 : -1));
  return (
    <section aria-labelledby="excecoes">
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.h3 id="excecoes" textStyle="label">
          Exceções por competência
        </chakra.h3>
        <Button size="sm" variant="ghost" onClick={() => onMove(null)}>
          <CalendarClock size={16} strokeWidth={1.75} aria-hidden />
          Mudar um mês
        </Button>
      </Box>
      {moved.length === 0 && (
        <chakra.p color="fg.muted" textStyle="secondary">
          Nenhuma. Uma exceção vale para um mês só e pede o motivo.
        </chakra.p>
      )}
      <Months>
        {moved.map(({ id, competence, date, reason, updated_by, updated_at }) => (
          <li key={id}>
            <p>
              {formatMonth(competence)}: <strong>{formatCalendarDate(date)}</strong>
              {`, “${reason}”, ${people.get(updated_by) ?? SOMEBODY}, ${formatInstantDate(updated_at)}`}
            </p>
            <Button size="sm" variant="ghost" onClick={() => onMove(competence)}>
              Alterar<chakra.span srOnly> {formatMonth(competence)}</chakra.span>
            </Button>
          </li>
        ))}
      </Months>
    </section>
  );
}

const Months = chakra('ul', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
    },
    '& p': { flex: '1 1 200px', minWidth: '0', overflowWrap: 'anywhere' },
  },
});

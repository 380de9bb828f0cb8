import { chakra } from '@chakra-ui/react';
import {
  calendarDateOf,
  type FirmLaw,
  formatCalendarDate,
  type NextDate,
  nextDates,
  type Rule,
  shortDay,
  TO_BE_CONFIRMED,
} from '@portal/domain';
import { Fold } from '../fold.tsx';
import { whyOf } from '../month-words.ts';

type NextDatesListProps = {
  /** Null: what is filled in is no rule yet. */
  rule: Rule | null;
  law: Pick<FirmLaw, 'days' | 'overrides'>;
};

const SHOWN = 6;

/** When a rule is next due, and why on those days. */
export function NextDatesList({ rule, law }: NextDatesListProps) {
  const next = rule === null ? [] : nextDates(rule, law, calendarDateOf(new Date()), SHOWN);
  const reasons = next.flatMap((one) => one.reasons.filter((reason) => reason !== TO_BE_CONFIRMED));
  return (
    <section aria-labelledby="proximos-vencimentos">
      <chakra.h3 id="proximos-vencimentos" textStyle="label" mb="1.5">
        Próximos vencimentos com esta regra
      </chakra.h3>
      {rule === null || next.length === 0 ? (
        <chakra.p color="fg.muted" textStyle="secondary">
          {rule === null
            ? 'Complete os campos para ver as datas.'
            : 'Nenhuma: aguarda norma, ou não vale mais.'}
        </chakra.p>
      ) : (
        <Tiles>
          {next.map((one) => (
            <li key={one.competence} data-moved={textOf(rule, law, one) !== UNMOVED || undefined}>
              <b>{rule.period === 'month' ? shortDay(one.date) : formatCalendarDate(one.date)}</b>
              <small>{textOf(rule, law, one)}</small>
            </li>
          ))}
        </Tiles>
      )}
      {reasons.length > 0 && (
        <Fold mt="1" textStyle="secondary" color="fg.muted">
          <summary>Por que nesses dias</summary>
          <chakra.ul ps="4" listStyle="disc">
            {[...new Set(reasons)].map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </chakra.ul>
        </Fold>
      )}
    </section>
  );
}

const UNMOVED = 'sem mudar';

function textOf(rule: Rule, { overrides }: NextDatesListProps['law'], next: NextDate): string {
  if (next.reasons.includes(TO_BE_CONFIRMED)) return TO_BE_CONFIRMED;
  const { competence, date, nominal_date } = next;
  const ofMonth = overrides.filter((one) => one.competence === competence);
  const { instead, text, note } = whyOf(rule, { competence, due_date: date, nominal_date }, ofMonth);
  return instead === null && note === null ? UNMOVED : text;
}

const Tiles = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2px',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
    fontVariantNumeric: 'tabular-nums',
    '& li': { bg: 'bg.subtle', px: '2.5', py: '2', minWidth: '0' },
    '& li[data-moved]': { bg: 'status.pendente.bg', color: 'status.pendente.fg' },
    '& b': { display: 'block', fontWeight: 'semibold' },
    '& small': { display: 'block', textStyle: 'floor', overflowWrap: 'anywhere' },
  },
});

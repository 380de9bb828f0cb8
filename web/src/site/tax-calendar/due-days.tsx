import { type Competence, monthName, namedDay, type Rule } from '@portal/domain';
import { longDate } from '#site/markdown/long-date.ts';
import type { DueInMonth } from './due-in-month.ts';

/** The id of a day on its page: `dia-23`. */
export const dayId = (date: string) => `dia-${date.slice(8)}`;

type DueDaysProps = {
  readonly due: readonly DueInMonth[];
};

export function DueDays({ due }: DueDaysProps) {
  const dates = [...new Set(due.map(({ date }) => date))];
  return dates.map((date) => (
    <section key={date} className="due-day" aria-labelledby={dayId(date)}>
      <h2 id={dayId(date)}>
        <time dateTime={date} aria-label={longDate(date)}>
          {namedDay(date)}
        </time>
      </h2>
      <ul>
        {due
          .filter((one) => one.date === date)
          .map((one) => (
            <DueItem key={`${one.rule.key} ${one.competence} ${one.quota ?? 1}`} due={one} />
          ))}
      </ul>
    </section>
  ));
}

function DueItem({ due: { rule, competence, quota, reasons } }: { readonly due: DueInMonth }) {
  return (
    <li>
      <h3>
        {rule.title}
        {quota !== null && `, ${quota}ª quota`}
      </h3>
      <p>
        {rule.who.says}. Referente a {periodText(rule, competence)}.
      </p>
      {reasons.map((reason) => (
        <p key={reason} className="why">
          {reason}
        </p>
      ))}
      <p className="basis">{rule.basis}</p>
    </li>
  );
}

/** `10/2026`, `4º trimestre de 2025`, `2025`. */
function periodText(rule: Rule, competence: Competence): string {
  const [year, month] = competence.split('-');
  switch (rule.period) {
    case 'month':
      return monthName(competence);
    case 'quarter':
      return `${Math.ceil(Number(month) / 3)}º trimestre de ${year}`;
    case 'year':
      return `${year}`;
  }
}

import { formatMonthName, type Month } from '@portal/domain';
import { paths } from '#config/paths.ts';

/** `/calendario-tributario/2026-11` */
export const monthPath = (month: Month) => `${paths.taxCalendar}/${month.slice(0, 7)}`;

/** `novembro de 2026`, inside a sentence. */
export const monthText = (month: Month) => formatMonthName(month).toLowerCase();

type MonthLinksProps = {
  readonly months: readonly { readonly month: Month; readonly count: number }[];
};

export function MonthLinks({ months }: MonthLinksProps) {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  return years.map((year) => (
    <section key={year} className="year" aria-labelledby={`ano-${year}`}>
      <h2 id={`ano-${year}`}>{year}</h2>
      <ul className="months">
        {months
          .filter(({ month }) => month.startsWith(year))
          .map(({ month, count }) => (
            <li key={month}>
              <a href={monthPath(month)}>
                <b>{formatMonthName(month)}</b>
                <span>{count === 1 ? '1 vencimento' : `${count} vencimentos`}</span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  ));
}

import { addMonths, type CalendarDate, formatMonthName, type Month } from '@portal/domain';
import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { ClosingBand } from '#site/layout/closing-band.tsx';
import { longDate } from '#site/markdown/long-date.ts';
import type { SitePage } from '#site/page.ts';
import { type DueInMonth, dueInMonth } from './due-in-month.ts';
import { dueListJsonLd } from './due-list-json-ld.ts';
import { DueDays } from './due-days.tsx';
import { MonthLinks, monthPath, monthText } from './month-links.tsx';

const NAME = 'Calendário tributário';
/** This year and the next. */
const MONTHS = 24;

/**
 * The country's dates as the catalogue of rules has them, one page a month and one that leads to them. They are made by
 * the build, so `madeOn` is its day; nothing that a firm has decided for its clients is in them.
 */
export function taxCalendarPages(madeOn: CalendarDate): readonly SitePage[] {
  const first = `${madeOn.slice(0, 4)}-01-01`;
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(first, index)).map((month) => ({
    month,
    due: dueInMonth(month),
  }));
  const all = months.flatMap(({ due }) => due);
  const counted = months.map(({ month, due }) => ({ month, count: due.length }));
  return [
    {
      path: paths.taxCalendar,
      title: `${NAME} federal: vencimentos de cada mês | ${firm.name}`,
      description:
        'Quando vencem DAS, FGTS, DARF, declarações e escriturações federais, mês a mês, com a base legal e o motivo de cada data que muda.',
      menuLabel: null,
      updated: lastChecked(all),
      styles: 'calendar',
      trail: [],
      share: { title: 'Os vencimentos federais de cada mês', section: NAME },
      body: (
        <>
          <Top
            title={NAME}
            lead="O que vence em cada mês para empresas e pessoas em todo o país."
            madeOn={madeOn}
          />
          <section className="section first">
            <div className="wrap">
              <MonthLinks months={counted} />
            </div>
          </section>
          <Closing />
        </>
      ),
    },
    ...months.map(({ month, due }) =>
      monthPage(
        month,
        due,
        madeOn,
        counted.map((one) => one.month),
      ),
    ),
  ];
}

function monthPage(
  month: Month,
  due: readonly DueInMonth[],
  madeOn: CalendarDate,
  months: readonly Month[],
): SitePage {
  const name = `${NAME} de ${monthText(month)}`;
  const path = monthPath(month);
  const at = months.indexOf(month);
  const [before, after] = [months[at - 1], months[at + 1]];
  return {
    path,
    title: `${name} | ${firm.name}`,
    description: `As ${due.length} datas federais de ${monthText(month)}: o que se paga e o que se entrega, para quem, em que dia e por qual norma.`,
    menuLabel: null,
    updated: lastChecked(due),
    styles: 'calendar',
    trail: [{ path: paths.taxCalendar, label: NAME }],
    share: { title: formatMonthName(month), section: NAME },
    jsonLd: [dueListJsonLd(name, path, due)],
    body: (
      <article>
        <Top
          title={formatMonthName(month)}
          lead={`O que vence em ${monthText(month)} para empresas e pessoas em todo o país.`}
          madeOn={madeOn}
          isMonth
        />
        <div className="wrap due-days">
          <DueDays due={due} />
          <nav className="other-months" aria-label="Outros meses">
            {before !== undefined && <a href={monthPath(before)}>← {formatMonthName(before)}</a>}
            {after !== undefined && <a href={monthPath(after)}>{formatMonthName(after)} →</a>}
          </nav>
        </div>
        <Closing />
      </article>
    ),
  };
}

type TopProps = {
  readonly title: string;
  readonly lead: string;
  readonly madeOn: CalendarDate;
  readonly isMonth?: true;
};

function Top({ title, lead, madeOn, isMonth }: TopProps) {
  return (
    <header className="blog-top">
      <div className="wrap">
        <div>
          {isMonth === true && (
            <nav className="crumbs" aria-label="Você está aqui">
              <a href={paths.taxCalendar}>{NAME}</a>
            </nav>
          )}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="meta">
            <span>
              Feito em <time dateTime={madeOn}>{longDate(madeOn)}</time>
            </span>
            <span>Sem feriados do estado e da cidade</span>
          </p>
        </div>
      </div>
    </header>
  );
}

function Closing() {
  return (
    <ClosingBand
      title="E no seu caso?"
      lead="Regime, folha, estado e cidade mudam o que a sua empresa paga e quando. Quem é cliente vê no portal só o que é seu, com a guia."
    >
      <a className="button solid large" href={paths.contact}>
        Fale Conosco
      </a>
    </ClosingBand>
  );
}

const lastChecked = (due: readonly DueInMonth[]) =>
  due.reduce((last, { rule }) => (rule.verified_on > last ? rule.verified_on : last), '');

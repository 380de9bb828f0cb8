import {
  type CalendarDate,
  type Competence,
  formatCalendarDate,
  formatCount,
  formatInstantDate,
  type Instant,
  type MonthOverride,
  type MoveGroup,
  NATIONAL_CALENDARS,
  type NewObligation,
  type Rule,
  shortDay,
  weekdayOf,
} from '@portal/domain';

/** 'em vez de 20/11: feriado, antecipa', in the parts that are drawn; without `instead` the date did not move. */
export type Why = {
  instead: string | null;
  text: string;
  /** What the firm has said of it. */ note: string | null;
};

type Dated = Pick<NewObligation, 'due_date' | 'nominal_date' | 'competence'>;

/** Why an obligation is due on its day, in few words; the whole sentences are kept on its row. */
export function whyOf(rule: Rule, row: Dated, overrides: readonly MonthOverride[]): Why {
  const { due_date, nominal_date, competence } = row;
  const override = overrides.find(({ key }) => key === rule.key);
  const instead = nominal_date === null || nominal_date === due_date ? null : shortDay(nominal_date);
  if (override !== undefined) return { instead, text: 'exceção do escritório', note: override.reason };
  if (instead === null || nominal_date === null) return { instead: null, text: ruleText(rule), note: null };
  const moved = due_date < nominal_date ? ', antecipa' : '';
  return { instead, text: `${causeOf(rule, nominal_date, competence)}${moved}`, note: null };
}

function causeOf(rule: Rule, nominal: CalendarDate, competence: Competence): string {
  if (rule.exceptions.some((one) => one.competence === competence)) return 'prorrogada por norma';
  const closure = NATIONAL_CALENDARS[rule.calendar].national(nominal);
  switch (closure?.kind) {
    case 'weekend':
      return weekdayOf(nominal) === 0 ? 'domingo' : 'sábado';
    case 'holiday':
      return closure.name === 'Natal' ? 'Natal' : 'feriado';
    case 'custom':
      return closure.name;
    case 'banks':
      return 'sem expediente bancário';
    default:
      return 'feriado local';
  }
}

function ruleText({ due }: Rule): string {
  switch (due?.kind) {
    case 'day':
      return `Dia ${due.day}, sem mudança`;
    case 'last_business_day':
      return due.until_day === null ? 'Último dia útil do mês' : `Último dia útil até o dia ${due.until_day}`;
    case 'nth_business_day':
      return `${due.nth}º dia útil`;
    case undefined:
      return 'Data do escritório';
  }
}

export const obligationsText = (count: number) =>
  count === 1 ? '1 obrigação' : `${formatCount(count)} obrigações`;

/** 'Gerado pelo portal em 05/11/2026 (114 obrigações)' */
export const portalText = ({ count, at }: { count: number; at: Instant }): string =>
  `Gerado pelo portal em ${formatInstantDate(at)} (${obligationsText(count)})`;

export const clientsText = (count: number) => (count === 1 ? '1 cliente' : `${formatCount(count)} clientes`);

/** What has been done leaves by itself, now or later. */
export const sendingText = (isOnline: boolean) =>
  isOnline ? 'O envio segue sozinho.' : 'O envio começa quando houver conexão.';

/** '12 clientes mudariam de 20/11 para 23/11' */
export function moveText({ from, to, rows }: MoveGroup): string {
  const clients = new Set(rows.map(({ client_id }) => client_id)).size;
  const verb = clients === 1 ? 'mudaria' : 'mudariam';
  const say = from.slice(0, 4) === to.slice(0, 4) ? shortDay : formatCalendarDate;
  return `${clientsText(clients)} ${verb} de ${say(from)} para ${say(to)}`;
}

/** Who is not on this device. */
export const SOMEBODY = 'Alguém da equipe';

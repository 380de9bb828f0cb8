import {
  addMonths,
  type CalendarDate,
  formatCalendarDate,
  formatCount,
  formatMonth,
  formatMonthName,
  type LawRow,
  readRuleCase,
  type RuleContent,
} from '@portal/domain';
import { REGIME_LABELS } from '#records/labels/client-labels.ts';
import { PAYROLL_LABELS, SHIFT_LABELS } from '#records/labels/law-labels.ts';

/** 'Dia 20 do mês seguinte': the day that the rule names, before anything moves it. */
export function dueText(content: RuleContent): string {
  const { due_kind, due_number, saturdays_count } = content;
  const month = monthText(content);
  switch (due_kind) {
    case null:
      return 'Aguarda norma';
    case 'day':
      return `Dia ${due_number ?? '?'} ${month}`;
    case 'last_business_day':
      return due_number === null
        ? `Último dia útil ${month}`
        : `Último dia útil até o dia ${due_number} ${month}`;
    case 'nth_business_day':
      return `${due_number ?? '?'}º dia útil ${month}${saturdays_count ? ', sábados contam' : ''}`;
  }
}

/** What happens on a day without work; null where the rule itself counts business days, or has no date. */
export function shiftText({ due_kind, shift }: RuleContent): string | null {
  if (due_kind !== 'day') return null;
  return shift === null ? 'A norma não diz o que vale em dia sem expediente' : SHIFT_LABELS[shift];
}

function monthText({ period, months_after }: RuleContent): string {
  if (period === 'year') return yearText(months_after);
  const isQuarter = period === 'quarter';
  if (months_after === 0) return isQuarter ? 'do último mês do trimestre' : 'do próprio mês';
  if (months_after === 1) return isQuarter ? 'do mês seguinte ao trimestre' : 'do mês seguinte';
  return `do ${months_after}º mês depois do ${isQuarter ? 'trimestre' : 'mês'}`;
}

const DECEMBER = '2025-12-01';

/** A year is about its December: five months after that is May. */
function yearText(months_after: number): string {
  const month = addMonths(DECEMBER, months_after);
  const [name = ''] = formatMonthName(month).toLowerCase().split(' ');
  const years = Number(month.slice(0, 4)) - Number(DECEMBER.slice(0, 4));
  if (years === 0) return `de ${name} do próprio ano`;
  return years === 1 ? `de ${name} do ano seguinte` : `de ${name}, ${years} anos depois`;
}

const WHO: readonly (keyof RuleContent)[] = ['person', 'cases', 'state', 'city'];

/** Who gets it. In the catalogue's own words where the firm has not changed that. */
export function whoText({ origin, changes, rule, content }: LawRow): string {
  const isAsCatalogue = origin !== 'own' && !changes.some((field) => WHO.includes(field));
  return isAsCatalogue ? rule.who.says : whoOf(content);
}

export function whoOf({ person, cases, state, city }: RuleContent): string {
  const place = [city, state].filter((part) => part !== null).join(', ');
  const where = place === '' ? '' : `, em ${place}`;
  const kind = person === 'PF' ? 'Pessoas' : 'Empresas';
  if (cases.length === 0) return `${kind} escolhidas uma a uma${where}`;
  return `${kind}: ${cases.map(caseText).join(' ou ')}${where}`;
}

function caseText(text: string): string {
  const { regimes, payrolls } = readRuleCase(text);
  const regime = regimes.map((one) => REGIME_LABELS[one]).join(', ');
  const payroll = payrolls.map((one) => PAYROLL_LABELS[one]).join(' ou ');
  return [regime, payroll].filter((part) => part !== '').join(' ') || 'todas';
}

/** 'Desde 01/2024, até 12/2026' */
export function validText({ valid_from, valid_to }: RuleContent): string {
  const from = valid_from === null ? 'Desde antes de 2024' : `Desde ${formatMonth(valid_from)}`;
  return valid_to === null ? from : `${from}, até ${formatMonth(valid_to)}`;
}

/** '52 regras' */
export const rulesText = (count: number) => (count === 1 ? '1 regra' : `${formatCount(count)} regras`);

export const verifiedText = (on: CalendarDate) => `Verificada em ${formatCalendarDate(on)}`;

import { addDays, daysBetween } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';
import { capitalised } from '../formats/month-words.ts';
import { listed } from '../formats/listed.ts';
import { formatPrice } from '../formats/numbers.ts';
import { anticipated } from '../law/business-days.ts';
import { namedDay } from '../law/due-reasons.ts';
import { obligationKind } from '../obligations/competence.ts';
import type { SelicRates } from './late-payment.ts';
import { nextBusinessDay, type SlipOfMonth, slipState } from './slip-in-month.ts';

/** The tiles from today on. */
export const STRIP_DAYS = 7;

export type MonthToPay = {
  /** Unpaid, due up to the next business day or overdue; an estimate counts as such, what cannot be estimated as it was printed. */
  total_cents: number;
  /** How many slips are in it. */
  count: number;
  /** 'Você precisa pagar até amanhã:', or with nothing to pay the whole sentence. */
  title: string;
  /** What the total is made of; with nothing to pay, what comes next. null where there is nothing to say. */
  detail: string | null;
};

/** What one has to know first: how much, until when, and of what. */
export function monthToPay(
  slips: readonly SlipOfMonth[],
  selic: SelicRates | null,
  today: CalendarDate,
): MonthToPay {
  const unpaid = slips
    .map((of) => ({ of, state: slipState(of, selic, today) }))
    .filter(({ state }) => state.kind === 'payable' || state.kind === 'late')
    .toSorted((a, b) => (a.of.slip.due_date < b.of.slip.due_date ? -1 : 1));
  const until = nextBusinessDay(today);
  const counted = unpaid.filter(({ of }) => of.slip.due_date <= until);
  if (counted.length === 0) return nothingToPay(unpaid[0]?.of ?? null, today);
  const named: Named[] = counted.map(({ of, state }) => {
    const isLate = state.kind === 'late';
    const estimated = isLate ? (state.estimate?.total_cents ?? null) : null;
    return { of, isLate, estimated, cents: estimated ?? of.slip.amount_cents };
  });
  return {
    total_cents: named.reduce((sum, { cents }) => sum + cents, 0),
    count: counted.length,
    title: `Você precisa pagar até ${inDays(until, today)}:`,
    detail: [madeOf(named), ...caveats(named)].join(' '),
  };
}

type Named = { of: SlipOfMonth; isLate: boolean; estimated: number | null; cents: number };

/** More would not be read. */
const MOST_NAMED = 3;

/** 'O DAS e o ISS atrasado.' */
function madeOf(named: readonly Named[]): string {
  const late = named.filter(({ isLate }) => isLate).length;
  if (named.length > MOST_NAMED) {
    const overdue = late === 0 ? '' : `, ${late} ${late === 1 ? 'atrasada' : 'atrasadas'}`;
    return `${named.length} guias${overdue}.`;
  }
  const names = named
    .toSorted((a, b) => Number(a.isLate) - Number(b.isLate))
    .map(({ of, isLate }) => {
      const name = spokenName(of, named);
      if (!MASCULINE.test(name)) return isLate ? `${name} em atraso` : name;
      return isLate ? `o ${name} atrasado` : `o ${name}`;
    });
  const all = listed(names);
  return `${capitalised(all)}.`;
}

/** More than one is told where it is: on its card. */
function caveats(named: readonly Named[]): string[] {
  const late = named.filter(({ isLate }) => isLate);
  if (late.length < 2) return late.map((one) => caveat(one, named));
  return [`De ${late.length} em atraso o valor muda na guia nova.`];
}

/** Of an amount that is not the one to pay in the end. */
function caveat({ of, estimated, cents }: Named, named: readonly Named[]): string {
  const says = estimated === null ? 'são o valor da guia vencida, sem multa nem juros' : 'são uma estimativa';
  const name = spokenName(of, named);
  return `${MASCULINE.test(name) ? 'Do' : 'De'} ${name}, ${formatPrice(cents)} ${says}.`;
}

/** 'DAS'; with its month where two are of one kind. */
function spokenName({ obligation: { name } }: SlipOfMonth, named: readonly Named[]): string {
  const kind = obligationKind(name);
  return named.filter(({ of }) => obligationKind(of.obligation.name) === kind).length === 1 ? kind : name;
}

/** Until the last business day of the strip, or the one before the next slip is due. */
function nothingToPay(next: SlipOfMonth | null, today: CalendarDate): MonthToPay {
  const end = addDays(today, STRIP_DAYS - 1);
  const isNear = next !== null && next.slip.due_date <= end;
  const until = anticipated(isNear ? addDays(next.slip.due_date, -1) : end);
  return {
    total_cents: 0,
    count: 0,
    title: `Nada a pagar até ${namedDay(until < today ? today : until)}.`,
    detail:
      next === null
        ? null
        : `Depois: ${obligationKind(next.obligation.name)}, ${formatPrice(next.slip.amount_cents)}, ${inDays(next.slip.due_date, today)}.`,
  };
}

/** hoje, amanhã, or 'segunda, 23/11'. */
export function inDays(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'hoje';
  return days === 1 ? 'amanhã' : namedDay(date);
}

/** Taxes that people speak of as 'o DAS'; what firms name themselves is said without. */
const MASCULINE = /^(?:DAS|DAE|DARF|FGTS|INSS|ISS|ISSQN|ICMS|IRPJ|IRRF|PIS|IPTU|IPVA|ITR|IPI)(?!\p{L})/u;

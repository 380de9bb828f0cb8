import {
  type CalendarDate,
  displayedStatus,
  type Month,
  type ObligationFields,
  type ObligationStatus,
} from '@portal/domain';
import { STATUS_ORDER } from '#data/obligations/obligation-order.ts';
import { shortObligationName } from '#records/labels/obligation-names.ts';
import { byDay, type MonthDay, monthDays } from '#records/calendar/month-days.ts';

type Due = Pick<ObligationFields, 'name' | 'status' | 'due_date'>;
type Task = { due_date: CalendarDate };

/** What is due of one kind and in one status. */
export type Chip = { status: ObligationStatus; name: string; count: number };

export type OfficeDay<T> = MonthDay & {
  /** The most pressing first. */
  chips: Chip[];
  tasks: T[];
  /** Its obligations against those of the fullest day of the month, 0 to 1. */
  load: number;
};

/** Pure: a month as the office works through it. */
export function officeDays<T extends Task>(
  { obligations, tasks }: { obligations: readonly Due[]; tasks: readonly T[] },
  month: Month,
  today: CalendarDate,
): { blanks: number; days: OfficeDay<T>[] } {
  const { blanks, days } = monthDays(obligations, month, today);
  const dueOn = byDay(obligations);
  const tasksOn = byDay(tasks);
  const most = Math.max(1, ...days.map(({ count }) => count));
  return {
    blanks,
    days: days.map((day) => ({
      ...day,
      chips: chipsOf(dueOn.get(day.date) ?? [], today),
      tasks: tasksOn.get(day.date) ?? [],
      load: day.count / most,
    })),
  };
}

function chipsOf(due: readonly Due[], today: CalendarDate): Chip[] {
  const chips = new Map<string, Chip>();
  for (const obligation of due) {
    const status = displayedStatus(obligation, today);
    const name = shortObligationName(obligation.name);
    const chip = chips.get(`${status} ${name}`) ?? { status, name, count: 0 };
    chips.set(`${status} ${name}`, { ...chip, count: chip.count + 1 });
  }
  const rank = ({ status }: Chip) => STATUS_ORDER.indexOf(status);
  return [...chips.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count);
}

type AgendaDay = Pick<MonthDay, 'date' | 'isToday' | 'holiday' | 'count'> & { tasks: readonly unknown[] };

/**
 * Pure: the days worth a line in an agenda. What is past is folded up to the last day on which something was due; days
 * on which nothing is are left out, holidays and today are kept.
 */
export function agendaOf<D extends AgendaDay>(
  days: readonly D[],
  today: CalendarDate,
): { past: D[]; coming: D[] } {
  const isFull = ({ count, tasks }: D) => count > 0 || tasks.length > 0;
  const isShown = (day: D) => isFull(day) || day.isToday || day.holiday !== null;
  const isPresent = days.some(({ isToday }) => isToday);
  // A month that is over, or yet to come, is read as a whole.
  const lastFolded = isPresent ? days.findLastIndex((day) => day.date < today && isFull(day)) : -1;
  return {
    past: days.slice(0, lastFolded + 1).filter(isShown),
    coming: days.slice(lastFolded + 1).filter(isShown),
  };
}

import { type CalendarDate, once } from '@portal/domain';

const longDay = once(
  () => new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** 'Segunda, 23 de novembro' */
export function dayName(date: CalendarDate): string {
  const name = longDay()
    .format(new Date(`${date}T00:00:00Z`))
    .replace('-feira', '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** By Sunday first, as a head of a column has room for. */
export const SHORT_WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

/** As colleagues call each other. */
export const firstName = (fullName: string): string => fullName.trim().split(' ')[0] ?? fullName;

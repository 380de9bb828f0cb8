import { type CalendarDate, once } from '@portal/domain';

const inWords = once(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' }));

const weekday = once(() => new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }));

/** 'Sexta-feira' */
export const weekdayName = (day: CalendarDate) => capitalised(weekday().format(new Date(`${day}T00:00:00Z`)));

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** 'Sexta-feira, 20 de novembro de 2026. Amanhã vencem 9 obrigações.' */
export function daySentence(today: CalendarDate, dueTomorrow: number): string {
  const day = inWords().format(new Date(`${today}T00:00:00Z`));
  const sentence = `${capitalised(day)}.`;
  if (dueTomorrow === 0) return sentence;
  return dueTomorrow === 1
    ? `${sentence} Amanhã vence 1 obrigação.`
    : `${sentence} Amanhã vencem ${dueTomorrow} obrigações.`;
}

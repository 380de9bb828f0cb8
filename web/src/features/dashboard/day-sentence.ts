import { type CalendarDate, capitalised, dayOfMonthWords, formatCount, weekdayWord } from '@portal/domain';

/** 'Sexta-feira' */
export const weekdayName = (day: CalendarDate) => capitalised(weekdayWord(day));

/** 'Sexta-feira, 20 de novembro de 2026. Amanhã vencem 9 obrigações.' */
export function daySentence(today: CalendarDate, dueTomorrow: number): string {
  const sentence = `${weekdayName(today)}, ${dayOfMonthWords(today)} de ${today.slice(0, 4)}.`;
  if (dueTomorrow === 0) return sentence;
  return dueTomorrow === 1
    ? `${sentence} Amanhã vence 1 obrigação.`
    : `${sentence} Amanhã vencem ${formatCount(dueTomorrow)} obrigações.`;
}

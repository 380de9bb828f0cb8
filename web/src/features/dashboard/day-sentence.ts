import type { CalendarDate } from '@portal/domain';

const inWords = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' });

/** 'Sexta-feira, 20 de novembro de 2026. Amanhã vencem 9 obrigações.' */
export function daySentence(today: CalendarDate, dueTomorrow: number): string {
  const day = inWords.format(new Date(`${today}T00:00:00Z`));
  const sentence = `${day.charAt(0).toUpperCase()}${day.slice(1)}.`;
  if (dueTomorrow === 0) return sentence;
  return dueTomorrow === 1
    ? `${sentence} Amanhã vence 1 obrigação.`
    : `${sentence} Amanhã vencem ${dueTomorrow} obrigações.`;
}

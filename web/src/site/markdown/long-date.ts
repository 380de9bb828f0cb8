const format = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-20` as '20 de novembro de 2026'. */
export const longDate = (date: string) => format.format(new Date(`${date}T00:00:00Z`));

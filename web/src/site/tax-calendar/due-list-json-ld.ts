import { formatCalendarDate, monthName } from '@portal/domain';
import { absolute } from '#site/search-engines/absolute.ts';
import type { DueInMonth } from './due-in-month.ts';
import { dayId } from './due-days.tsx';

/** The dates of a month as a list in their order; each leads to its day on the page (schema.org/ItemList). */
export const dueListJsonLd = (name: string, path: string, due: readonly DueInMonth[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  url: absolute(path),
  numberOfItems: due.length,
  itemListOrder: 'https://schema.org/ItemListOrderAscending',
  itemListElement: due.map(({ date, rule, competence }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: `${formatCalendarDate(date)}: ${rule.title} (${monthName(competence)})`,
    url: absolute(`${path}#${dayId(date)}`),
  })),
});

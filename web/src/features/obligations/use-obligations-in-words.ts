import { type CalendarDate, formatMonthName, type Month, monthOf } from '@portal/domain';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { countDue, countOpen } from '#data/obligations/find-obligations.ts';

type Shown = {
  month: Month;
  /** Up to when the list shows what is open; null where something else is asked for. */
  openUntil: CalendarDate | null;
  /** null: of all. */
  ofClient: string | null;
  today: CalendarDate;
};

/** 'Novembro de 2026: 25 em aberto, 7 em atraso'; of another list than that of the open, '61 no mês, 7 em atraso'. */
export function useObligationsInWords({ month, openUntil, ofClient, today }: Shown): string | undefined {
  const isPulled = useIsPulled('obligations');
  const counted = useLocalQuery(
    async (db) => {
      if (openUntil === null) return countDue(db, { month, client_id: ofClient }, today);
      const { open, late } = await countOpen(db, { client_id: ofClient, until: openUntil }, today);
      return { count: open, late };
    },
    [month, openUntil, ofClient, today],
  );
  const { count, late } = valueOr(counted, { count: 0, late: 0 });
  // Before all have come, none is no number yet.
  if (counted.kind !== 'ready' || (!isPulled && count === 0)) return undefined;
  const what = openUntil === null ? `${count} no mês` : `${count} em aberto`;
  const name = formatMonthName(openUntil === null ? month : monthOf(openUntil));
  return `${name}: ${what}${late === 0 ? '' : `, ${late} em atraso`}`;
}

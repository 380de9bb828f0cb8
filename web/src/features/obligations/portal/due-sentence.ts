import {
  type CalendarDate,
  daysBetween,
  formatLongDate,
  isOverdue,
  type ObligationFields,
} from '@portal/domain';

type Due = Pick<ObligationFields, 'name' | 'status' | 'due_date'>;

/** What a client has to know first, in two short sentences. */
export type DueSentence = { title: string; detail: string | null };

/** Days for which 'em 5 dias' says more than a date. */
const NEAR_DAYS = 7;

/** Pure. `obligations` in any order. */
export function dueSentence(obligations: readonly Due[], today: CalendarDate): DueSentence {
  const open = obligations
    .filter((obligation) => obligation.status !== 'completed')
    .sort((a, b) => (a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : 0));
  const late = open.filter((obligation) => isOverdue(obligation, today));
  const next = open.filter((obligation) => !isOverdue(obligation, today));
  const coming = comingOf(next, today);
  const [first] = late;
  if (first !== undefined) {
    const title =
      late.length === 1 ? `${first.name} está em atraso` : `Você tem ${late.length} obrigações em atraso`;
    return { title, detail: coming === null ? null : `Depois: ${coming}.` };
  }
  if (coming !== null) return { title: `A próxima: ${coming}`, detail: restOf(next, today) };
  return obligations.length === 0
    ? { title: 'Nada a vencer por enquanto', detail: null }
    : { title: 'Tudo em dia', detail: 'Não há nada a pagar ou a entregar agora.' };
}

/** 'DAS 10/2026 vence amanhã'; 'DAS 10/2026 e mais 2 vencem amanhã'. */
function comingOf(next: readonly Due[], today: CalendarDate): string | null {
  const [first] = next;
  if (first === undefined) return null;
  const others = next.filter(({ due_date }) => due_date === first.due_date).length - 1;
  const when = dayInWords(first.due_date, today);
  return others === 0 ? `${first.name} vence ${when}` : `${first.name} e mais ${others} vencem ${when}`;
}

function restOf(next: readonly Due[], today: CalendarDate): string | null {
  const [first] = next;
  const after = next.find(({ due_date }) => due_date !== first?.due_date);
  return after === undefined ? null : `Depois: ${after.name}, ${dayInWords(after.due_date, today)}.`;
}

/** hoje, amanhã, em 5 dias, em 23 de novembro de 2026; for days from today on. */
export function dayInWords(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'hoje';
  if (days === 1) return 'amanhã';
  return days <= NEAR_DAYS ? `em ${days} dias` : `em ${formatLongDate(date)}`;
}

import { earlierFirst, formatCalendarDate, formatInstantDate, type Row } from '@portal/domain';
import type { ShownRequest } from '#data/requests/requests.ts';
import { NO_SERVICE } from '#records/labels/request-labels.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';

/** More than this is a list nobody reads. */
const MOST = 100;

/** The obligations of a client that a task can be tied to: what is open, the latest first, and the `chosen` one. */
export function obligationOptions(
  obligations: readonly Row<'obligations'>[],
  chosen: string,
): SelectOption[] {
  const offered = obligations
    .filter(({ id, status }) => status !== 'completed' || id === chosen)
    .sort((a, b) => earlierFirst(b.due_date, a.due_date))
    .map(({ id, name, due_date }) => ({
      value: id,
      label: `${name}, vence ${formatCalendarDate(due_date)}`,
    }));
  return withChosen(offered, chosen);
}

/** The requests of a client, the latest first: what is open, and the `chosen` one. */
export function requestOptions(requests: readonly ShownRequest[], chosen: string): SelectOption[] {
  const offered = requests
    .filter(({ id, status }) => status === 'open' || status === 'in_progress' || id === chosen)
    .map(({ id, service_name, created_at }) => ({
      value: id,
      label: `${service_name ?? NO_SERVICE}, ${formatInstantDate(created_at)}`,
    }));
  return withChosen(offered, chosen);
}

/** What a task is tied to stays chosen, on this device or not. */
function withChosen(offered: readonly SelectOption[], chosen: string): SelectOption[] {
  const shown = offered.slice(0, MOST);
  if (chosen === '' || shown.some(({ value }) => value === chosen)) return shown;
  return [
    ...shown,
    offered.find(({ value }) => value === chosen) ?? { value: chosen, label: 'Fora deste aparelho' },
  ];
}

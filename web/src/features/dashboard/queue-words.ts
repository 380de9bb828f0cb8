import {
  calendarDateOf,
  daysBetween,
  formatCalendarDate,
  formatCount,
  formatInstantDate,
  type Instant,
  withoutLegalForm,
} from '@portal/domain';
import { paths } from '#config/paths.ts';
import type { QueueItem } from './queue.ts';

/** Identifies an item among all of the queue. */
export function keyOf(item: QueueItem): string {
  switch (item.kind) {
    case 'thread':
      return `thread ${item.thread.client_id}`;
    case 'request':
      return `request ${item.request.id}`;
    case 'documents':
      return `documents ${item.toCheck.client_id ?? 'general'}`;
    case 'obligation':
      return `obligation ${item.obligation.id}`;
    case 'task':
      return `task ${item.task.id}`;
  }
}

export function titleOf(item: QueueItem): string {
  switch (item.kind) {
    case 'thread':
      return withoutLegalForm(item.thread.client_name);
    case 'request':
      return `Solicitação de ${withoutLegalForm(item.request.client_name)}`;
    case 'documents': {
      const { count } = item.toCheck;
      return `${withoutLegalForm(item.client_name ?? 'Geral')}, ${count === 1 ? '1 documento' : `${formatCount(count)} documentos`}`;
    }
    case 'obligation':
      return `${item.obligation.name}, ${withoutLegalForm(item.obligation.client_name)}`;
    case 'task':
      return item.task.title;
  }
}

export function detailOf(item: QueueItem): string {
  switch (item.kind) {
    case 'thread':
      return item.last === '' ? 'Conversa sem resposta' : `“${item.last}”`;
    case 'request':
      return item.request.description;
    case 'documents':
      return `${item.toCheck.count === 1 ? 'Enviado' : 'O mais antigo'} em ${formatInstantDate(item.toCheck.oldest)}`;
    case 'obligation':
      return `Venceu em ${formatCalendarDate(item.obligation.due_date)}`;
    case 'task': {
      const { due_date, assignee_name } = item.task;
      const day = due_date === null ? [] : [`Tarefa de ${formatCalendarDate(due_date)}`];
      return [...day, ...(assignee_name === null ? [] : [assignee_name])].join(' · ');
    }
  }
}

/** Where the item is dealt with. */
export function pathOf(item: QueueItem): string {
  const { admin } = paths;
  switch (item.kind) {
    case 'thread':
      return `${admin.messages}?cliente=${item.thread.client_id}`;
    case 'request':
      return `${admin.requests}/${item.request.id}`;
    case 'documents':
      return `${admin.documents}?conferir=1${item.toCheck.client_id === null ? '' : `&cliente=${item.toCheck.client_id}`}`;
    case 'obligation':
      return `${admin.obligations}?abrir=${item.obligation.id}`;
    case 'task':
      return `${admin.tasks}?abrir=${item.task.id}`;
  }
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'há 5 min', 'há 11 h', 'há 1 dia'; of a day by the calendar, of an instant by the clock. */
export function waitOf(since: Instant, now: Date): string {
  if (since.length === 10) return inDays(daysBetween(since, calendarDateOf(now)));
  const waited = now.getTime() - Date.parse(since);
  if (waited < MINUTE_MS) return 'agora';
  if (waited < HOUR_MS) return `há ${Math.floor(waited / MINUTE_MS)} min`;
  return waited < DAY_MS ? `há ${Math.floor(waited / HOUR_MS)} h` : inDays(Math.floor(waited / DAY_MS));
}

const inDays = (days: number) => (days === 1 ? 'há 1 dia' : `há ${days} dias`);

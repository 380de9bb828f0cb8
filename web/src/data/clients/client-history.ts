import { FUNCTION_AUTHOR, type Instant, type Row, type Stamps } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { listClientUsers } from './client-users.ts';

/** What a device can say of a client's past. `subject` is the name of what it happened to. */
export type HistoryEvent = {
  id: string;
  kind: keyof ClientRows;
  what: 'created' | 'completed' | 'changed';
  subject: string;
  at: Instant;
  /** null where nobody is known: a function did it, or more than one person may have. */
  by: string | null;
};

/** Everything on the device that belongs to one client, besides its messages. */
export type ClientRows = {
  clients: readonly Row<'clients'>[];
  people: readonly Row<'people'>[];
  obligations: readonly Row<'obligations'>[];
  documents: readonly Row<'documents'>[];
  service_requests: readonly Row<'service_requests'>[];
  notes: readonly Row<'notes'>[];
  tasks: readonly Row<'tasks'>[];
};

export async function readClientHistory(
  db: PortalDatabase,
  clientId: string,
  serviceName: string,
): Promise<HistoryEvent[]> {
  const [client, people, obligations, documents, requests, notes, tasks] = await Promise.all([
    db.clients.get(clientId),
    listClientUsers(db, clientId),
    startingWith(db.obligations, '[client_id+due_date]', clientId).toArray(),
    startingWith(db.documents, '[client_id+created_at]', clientId).toArray(),
    startingWith(db.service_requests, '[client_id+created_at]', clientId).toArray(),
    db.notes.where('client_id').equals(clientId).toArray(),
    db.tasks.where('client_id').equals(clientId).toArray(),
  ]);
  const services = await rowsById(
    db.services,
    requests.map(({ service_id }) => service_id),
  );
  const rows: ClientRows = {
    clients: client === undefined ? [] : [client],
    people,
    obligations,
    documents,
    service_requests: requests,
    notes,
    tasks,
  };
  return clientHistory(rows, ({ service_id }) => services.get(service_id)?.name ?? serviceName);
}

/**
 * The newest first. A row carries who made it and who changed it last: of several changes the last one is told, and
 * a removed row tells nothing. Pure.
 */
export function clientHistory(
  rows: ClientRows,
  serviceOf: (request: Row<'service_requests'>) => string,
): HistoryEvent[] {
  const events = [
    ...rows.clients.flatMap((row) => eventsOf('clients', row, row.corporate_name)),
    ...rows.people.flatMap((row) => eventsOf('people', row, row.full_name)),
    ...rows.obligations.flatMap((row) => eventsOf('obligations', row, row.name, row.completed_at)),
    ...rows.documents.flatMap((row) => eventsOf('documents', row, row.filename)),
    ...rows.service_requests.flatMap((row) => eventsOf('service_requests', row, serviceOf(row))),
    ...rows.notes.flatMap((row) => eventsOf('notes', row, row.title)),
    ...rows.tasks.flatMap((row) => eventsOf('tasks', row, row.title)),
  ];
  return events.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

/** As far as an instant tells the second. */
const SECONDS = 'YYYY-MM-DDTHH:mm:ss'.length;

function eventsOf(
  kind: HistoryEvent['kind'],
  row: { id: string } & Stamps,
  subject: string,
  completedAt: Instant | null = null,
): HistoryEvent[] {
  const event = (what: HistoryEvent['what'], at: Instant, by: string | null): HistoryEvent[] => [
    { id: row.id, kind, what, subject, at, by: by === FUNCTION_AUTHOR ? null : by },
  ];
  // One commit's time at the server; the device's own clock tells both a moment apart.
  const isCompletionLast = completedAt?.slice(0, SECONDS) === row.updated_at.slice(0, SECONDS);
  // What a function did last, such as checking a file, is no event of a person's.
  const isChanged =
    row.updated_at > row.created_at && row.updated_by !== FUNCTION_AUTHOR && !isCompletionLast;
  return [
    ...event('created', row.created_at, row.created_by),
    ...(completedAt === null
      ? []
      : event('completed', completedAt, isCompletionLast ? row.updated_by : null)),
    ...(isChanged ? event('changed', row.updated_at, row.updated_by) : []),
  ];
}

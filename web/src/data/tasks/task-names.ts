import type { Row } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';

/** A task with the words its row speaks of by id; null where there is none, or none on this device. */
export type ShownTask = Row<'tasks'> & {
  client_name: string | null;
  assignee_name: string | null;
  obligation: Pick<Row<'obligations'>, 'id' | 'name' | 'client_id' | 'due_date'> | null;
  /** The service that the request behind it asks for. */
  request_service: string | null;
};

/** One read per table, however many tasks. */
export async function withNames(db: PortalDatabase, tasks: readonly Row<'tasks'>[]): Promise<ShownTask[]> {
  const [clients, people, obligations, requests] = await Promise.all([
    rowsById(db.clients, idsIn(tasks, 'client_id')),
    rowsById(db.people, idsIn(tasks, 'assigned_to')),
    rowsById(db.obligations, idsIn(tasks, 'obligation_id')),
    rowsById(db.service_requests, idsIn(tasks, 'request_id')),
  ]);
  const services = await rowsById(db.services, idsIn([...requests.values()], 'service_id'));
  return tasks.map((task) => {
    const serviceId = requests.get(task.request_id ?? '')?.service_id;
    return {
      ...task,
      client_name: clients.get(task.client_id ?? '')?.corporate_name ?? null,
      assignee_name: people.get(task.assigned_to ?? '')?.full_name ?? null,
      obligation: obligations.get(task.obligation_id ?? '') ?? null,
      request_service: services.get(serviceId ?? '')?.name ?? null,
    };
  });
}

const idsIn = <F extends string>(rows: readonly Readonly<Record<F, string | null>>[], field: F) =>
  rows.map((row) => row[field]);

import type { TaskFields } from '@portal/domain';
import type { ShownRequest } from '#data/requests/requests.ts';
import { NO_SERVICE } from '#records/labels/request-labels.ts';

/** The task that a request becomes: in the hands of the person who takes it up, with its documents a link away. */
export function taskOfRequest(
  { id, client_id, service_name }: Pick<ShownRequest, 'id' | 'client_id' | 'service_name'>,
  uid: string,
): TaskFields {
  return {
    title: service_name ?? NO_SERVICE,
    client_id,
    assigned_to: uid,
    due_date: null,
    status: 'pending',
    checklist: [],
    obligation_id: null,
    request_id: id,
  };
}

import type { EntityName } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';

/**
 * What a staff device mirrors of a collection that grows for ever: rows with a stamp from some instant on, and of the older
 * ones those that are open. Any write moves a row past that instant, so an older one changes only by becoming a newer one.
 */
export type Window = {
  /** Field and values of rows that still wait for somebody, all of the fields together; null: none does. */
  open: Readonly<Record<string, readonly string[]>> | null;
  /** Fields by which an open row names rows that may be older: they are on the device as long as it is open. */
  names: Readonly<Record<string, EntityName>>;
  /** A device that mirrors some clients has only their rows, and where `general`, those of no client. Missing: all. */
  portfolio?: { general: boolean };
};

const DOCUMENTS = { document_ids: 'documents' } as const;

const OF_CLIENT = { portfolio: { general: false } } as const;
const OF_CLIENT_OR_NONE = { portfolio: { general: true } } as const;

export const WINDOWS: Readonly<Partial<Record<EntityName, Window>>> = {
  obligations: { open: { status: ['pending', 'in_progress', 'overdue'] }, names: DOCUMENTS, ...OF_CLIENT },
  // As the queue of the day has them: what a client sent and nobody has looked at.
  documents: { open: { category: ['client_upload'], review: ['none'] }, names: {}, ...OF_CLIENT_OR_NONE },
  // Whole: they are few, and one of any client may be given to anybody.
  tasks: {
    open: { status: ['pending', 'in_progress'] },
    names: { obligation_id: 'obligations', request_id: 'service_requests' },
  },
  service_requests: { open: { status: ['open', 'in_progress'] }, names: DOCUMENTS, ...OF_CLIENT },
  document_requests: { open: { status: ['open'] }, names: {}, ...OF_CLIENT },
  request_items: {
    open: { state: ['open', 'sent', 'returned'] },
    names: { ...DOCUMENTS, request_id: 'document_requests' },
    ...OF_CLIENT,
  },
  // They never change, and no field tells what is still to be paid. What people did with a slip is newer than it.
  slips: { open: null, names: {}, ...OF_CLIENT },
  slip_events: { open: null, names: {}, ...OF_CLIENT },
  messages: { open: null, names: {}, ...OF_CLIENT },
  notes: { open: null, names: {}, ...OF_CLIENT_OR_NONE },
};

/** Whether a row has one of the values asked for in each field. */
export const matches = (
  open: Readonly<Record<string, readonly string[]>>,
  row: Readonly<Record<string, unknown>>,
): boolean => Object.entries(open).every(([field, values]) => values.some((value) => row[field] === value));

export const isOpen = ({ open }: Window, row: StoredRow): boolean => open !== null && matches(open, row);

/** Ids of what a row names, by entity. */
export function namesOf({ names }: Window, row: Readonly<Record<string, unknown>>): [EntityName, string][] {
  return Object.entries(names).flatMap(([field, entity]) => {
    const value = row[field];
    const ids: unknown[] = Array.isArray(value) ? value : [value];
    return ids.flatMap((id): [EntityName, string][] => (typeof id === 'string' ? [[entity, id]] : []));
  });
}

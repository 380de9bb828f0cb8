import { formatCalendarDate, fromInstant, type Instant, type RequestStatus, type Row } from '@portal/domain';
import { searchedTexts } from '#data/clients/searched-texts.ts';
import { CLIENT_UPLOAD } from '#data/documents/documents.ts';
import type { SearchedTable, SearchEntry } from './search-index.ts';
import { searchedText } from './search-words.ts';

/** The beginning of a note or of a request says what it is about; the rest would fill the memory. */
const MOST_CONTENT = 2000;
/** Requests are many more than notes. */
const MOST_DESCRIPTION = 500;

export type Known = {
  /** Documents, and requests that are finished, are searched as far back as this. */
  since: Instant;
  /** Of the services that are asked for. */
  serviceNames: ReadonlyMap<string, string>;
};

/** What a row is found by; null for a row that is not searched: a closed obligation, a document of long ago. */
export const ENTRY_OF: { [T in SearchedTable]: (row: Row<T>, known: Known) => SearchEntry | null } = {
  clients: (client) => ({ text: searchedText(searchedTexts(client)), client_id: null, order: 0 }),
  obligations: ({ client_id, name, description, due_date, status }) =>
    status === 'completed'
      ? null
      : {
          text: searchedText([name, description, formatCalendarDate(due_date)]),
          client_id,
          order: Date.parse(due_date),
        },
  tasks: ({ client_id, title, due_date, status }) =>
    status === 'completed'
      ? null
      : {
          text: searchedText([title]),
          client_id,
          order: due_date === null ? Infinity : Date.parse(due_date),
        },
  service_requests: ({ client_id, service_id, description, status, created_at }, { since, serviceNames }) =>
    isFinished(status) && created_at < since
      ? null
      : {
          text: searchedText([serviceNames.get(service_id) ?? null, description.slice(0, MOST_DESCRIPTION)]),
          client_id,
          order: newestFirst(created_at),
        },
  notes: ({ client_id, title, category, content, created_at }) => ({
    text: searchedText([title, category, content.slice(0, MOST_CONTENT)]),
    client_id,
    order: newestFirst(created_at),
  }),
  documents: ({ client_id, filename, category, description, created_at }, { since }) =>
    created_at < since
      ? null
      : {
          // What the portal writes into every document of a client tells none from another.
          text: searchedText(
            category === CLIENT_UPLOAD.category ? [filename] : [filename, category, description],
          ),
          client_id,
          order: newestFirst(created_at),
        },
};

export const isFinished = (status: RequestStatus) => status === 'done' || status === 'cancelled';

const newestFirst = (instant: string) => -fromInstant(instant).getTime();

import type { ClientFields } from '@portal/domain';
import { csvBlob } from '#records/csv/csv.ts';
import { CLIENT_FIELD_LABELS } from '#records/labels/client-labels.ts';
import { clientFieldText } from '../client-field-text.ts';

const COLUMNS = Object.keys(CLIENT_FIELD_LABELS) as (keyof ClientFields)[]; // a record of all of them

/** The clients as the list shows them, one per line. */
export function clientsCsv(clients: readonly ClientFields[]): Blob {
  return csvBlob([
    Object.values(CLIENT_FIELD_LABELS),
    ...clients.map((client) => COLUMNS.map((column) => clientFieldText(client, column) ?? '')),
  ]);
}

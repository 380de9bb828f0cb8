import type { ClientFields } from '@portal/domain';
import { csvBlob } from '#records/csv/csv.ts';
import { clientFieldText } from './client-field-text.ts';
import { CLIENT_FIELD_LABELS } from './client-labels.ts';

const COLUMNS = [
  'corporate_name',
  'trade_name',
  'cnpj_cpf',
  'tax_regime',
  'status',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'notes',
] as const satisfies (keyof ClientFields)[];

/** The clients as the list shows them, one per line. */
export function clientsCsv(clients: readonly ClientFields[]): Blob {
  return csvBlob([
    COLUMNS.map((column) => CLIENT_FIELD_LABELS[column]),
    ...clients.map((client) => COLUMNS.map((column) => clientFieldText(client, column) ?? '')),
  ]);
}

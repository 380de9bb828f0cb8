import { type ClientFields, formatPhone, formatTaxId } from '@portal/domain';
import { csvBlob } from '#data/csv.ts';
import { CLIENT_STATUS_LABELS, REGIME_LABELS } from '#data/labels/client-labels.ts';
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
    ...clients.map((client) => COLUMNS.map((column) => cellOf(client, column))),
  ]);
}

function cellOf(client: ClientFields, column: (typeof COLUMNS)[number]): string {
  switch (column) {
    case 'cnpj_cpf':
      return formatTaxId(client.cnpj_cpf);
    case 'tax_regime':
      return REGIME_LABELS[client.tax_regime];
    case 'status':
      return CLIENT_STATUS_LABELS[client.status];
    case 'phone':
      return client.phone === null ? '' : formatPhone(client.phone);
    default:
      return client[column] ?? '';
  }
}

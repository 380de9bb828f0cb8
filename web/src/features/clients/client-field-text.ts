import { type ClientFields, formatPhone, formatTaxId } from '@portal/domain';
import { CLIENT_STATUS_LABELS, REGIME_LABELS } from '#records/labels/client-labels.ts';

/** A field as people read it; null where it is empty. */
export function clientFieldText(client: ClientFields, field: keyof ClientFields): string | null {
  switch (field) {
    case 'cnpj_cpf':
      return formatTaxId(client.cnpj_cpf);
    case 'tax_regime':
      return REGIME_LABELS[client.tax_regime];
    case 'status':
      return CLIENT_STATUS_LABELS[client.status];
    case 'phone':
      return client.phone === null ? null : formatPhone(client.phone);
    default:
      // A row of before the field was there lacks it.
      return client[field] ?? null;
  }
}

import {
  clientStatus,
  type EntityName,
  formatCalendarDate,
  formatInstantMinute,
  formatPhone,
  formatPrice,
  formatTaxId,
  instant,
  obligationStatus,
  priority,
  requestStatus,
  taskSchema,
  taxRegime,
} from '@portal/domain';
import { CLIENT_STATUS_LABELS, REGIME_LABELS } from '#data/labels/client-labels.ts';
import { OBLIGATION_STATUS_LABELS, PRIORITY_LABELS } from '#data/labels/obligation-labels.ts';
import { REQUEST_STATUS_LABELS } from '#data/labels/request-labels.ts';

/** A field's value as the screens show it, whatever it holds: the two sides of a conflict are compared by eye. */
export function fieldValue(entity: EntityName, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'vazio';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (Array.isArray(value)) return field === 'checklist' ? steps(value) : itemCount(value.length);
  if (typeof value === 'number')
    return field === 'price_cents' ? formatPrice(value) : value.toLocaleString('pt-BR');
  return typeof value === 'string' ? textValue(entity, field, value) : JSON.stringify(value);
}

const itemCount = (count: number) => (count === 1 ? '1 item' : `${count} itens`);

/** Two versions of a checklist mostly differ in what is ticked. */
function steps(value: readonly unknown[]): string {
  const items = taskSchema.shape.checklist.safeParse(value).data;
  if (items === undefined) return itemCount(value.length);
  return items.map(({ text, done }) => `${done ? '✓' : '○'} ${text}`).join(', ');
}

function textValue(entity: EntityName, field: string, value: string): string {
  switch (field) {
    case 'cnpj_cpf':
      return formatTaxId(value);
    case 'phone':
      return formatPhone(value);
    case 'due_date':
      return formatCalendarDate(value);
    case 'tax_regime':
      return label(taxRegime, REGIME_LABELS, value);
    case 'priority':
      return label(priority, PRIORITY_LABELS, value);
    case 'status':
      return statusValue(entity, value);
    default:
      return instant.safeParse(value).success ? formatInstantMinute(value) : value;
  }
}

function statusValue(entity: EntityName, value: string): string {
  if (entity === 'clients') return label(clientStatus, CLIENT_STATUS_LABELS, value);
  if (entity === 'service_requests') return label(requestStatus, REQUEST_STATUS_LABELS, value);
  return label(obligationStatus, OBLIGATION_STATUS_LABELS, value);
}

type Parser<K extends string> = { safeParse: (value: unknown) => { success: boolean; data?: K | undefined } };

function label<K extends string>(parser: Parser<K>, labels: Record<K, string>, value: string): string {
  const known = parser.safeParse(value).data;
  return known === undefined ? value : labels[known];
}

import {
  ACCEPTED_TYPES,
  calendarDate,
  type EntityName,
  formatCalendarDate,
  formatCount,
  formatInstantMinute,
  formatPhone,
  formatPrice,
  formatRate,
  formatSize,
  formatTaxId,
  instant,
  requestTemplateSchema,
  taskSchema,
} from '@portal/domain';
import { visibleFilename } from '#data/files/safe-filename.ts';
import type { FieldShape, TextShape } from '#records/history/field-shape.ts';
import { recordField } from '#records/history/record-fields.ts';
import { casesText, profilesText } from './law-values.ts';

/** Names of records by their ids, as far as this device knows them. */
export type Names = ReadonlyMap<string, string>;

/** A field's value as the screens show it, whatever it holds: the two sides of a conflict are compared by eye. */
export function fieldValue(entity: EntityName, field: string, value: unknown, names: Names): string {
  if (isEmpty(value)) return 'vazio';
  const shape = recordField(entity, field)?.[1];
  return (shape === undefined ? null : shapedValue(shape, value, names)) ?? asItStands(value);
}

export const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** null where the value is not of its field's shape, as one of another version of the portal may be. */
function shapedValue(shape: FieldShape, value: unknown, names: Names): string | null {
  switch (shape.kind) {
    case 'yes_no':
      return typeof value === 'boolean' ? shape[value ? 'yes' : 'no'] : null;
    case 'price':
      return typeof value === 'number' ? formatPrice(value) : null;
    case 'rate':
      return typeof value === 'number' ? formatRate(value) : null;
    case 'size':
      return typeof value === 'number' ? formatSize(value) : null;
    case 'steps':
      return steps(value);
    case 'texts':
      return Array.isArray(value) ? value.join('; ') : null;
    case 'choices':
      return Array.isArray(value)
        ? value.map((one) => shape.labels[String(one)] ?? String(one)).join('; ')
        : null;
    case 'tax_profile':
      return profilesText(value);
    case 'rule_cases':
      return casesText(value);
    case 'asked_items':
      return askedItems(value);
    case 'record':
      return recordNames(value, names);
    case 'internal':
      return 'definido pelo portal';
    default:
      return typeof value === 'string' ? shapedText(shape, value) : null;
  }
}

function shapedText(shape: TextShape, value: string): string {
  switch (shape.kind) {
    case 'text':
      return value;
    case 'filename':
      return visibleFilename(value);
    case 'day':
      return calendarDate.safeParse(value).success ? formatCalendarDate(value) : value;
    case 'instant':
      return instant.safeParse(value).success ? formatInstantMinute(value) : value;
    case 'tax_id':
      return formatTaxId(value);
    case 'phone':
      return formatPhone(value);
    case 'file_type':
      return fileType(value);
    case 'choice':
      return shape.labels[value] ?? value;
  }
}

/** By the ending that people know it by. */
function fileType(mimeType: string): string {
  const found = Object.entries(ACCEPTED_TYPES).find(([, type]) => type === mimeType);
  return found === undefined ? mimeType : found[0].toUpperCase();
}

/** Two versions of a checklist mostly differ in what is ticked. */
function steps(value: unknown): string | null {
  const items = taskSchema.shape.checklist.safeParse(value).data;
  return items?.map(({ text, done }) => `${done ? '✓' : '○'} ${text}`).join(', ') ?? null;
}

function askedItems(value: unknown): string | null {
  const items = requestTemplateSchema.shape.items.safeParse(value).data;
  return (
    items?.map(({ label, category }) => (category === null ? label : `${label} (${category})`)).join('; ') ??
    null
  );
}

/** Nobody reads an id: what this device has no name of is said to be so. */
function recordNames(value: unknown, names: Names): string {
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  const known = ids.flatMap((id) => names.get(String(id)) ?? []);
  const unknown = ids.length - known.length;
  if (known.length === 0) return unknown === 1 ? 'fora deste aparelho' : `${unknown} fora deste aparelho`;
  return [...known, ...(unknown === 0 ? [] : [`mais ${unknown} fora deste aparelho`])].join(', ');
}

function asItStands(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} itens`;
  return typeof value === 'number' ? formatCount(value) : JSON.stringify(value);
}

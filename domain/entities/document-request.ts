import { z } from '../z.ts';
import { calendarDate, competence, documentId, optionalText, requiredText } from './fields.ts';
import { taxRegime } from './tax-profile.ts';

export const ASK_STATUSES = ['open', 'closed', 'cancelled'] as const;
export const askStatus = z.enum(ASK_STATUSES);
export type AskStatus = z.infer<typeof askStatus>;

/** What the firm asks a client for (pedido de documentos): a list of items, by a day. */
export const documentRequestSchema = z.strictObject({
  client_id: documentId,
  title: requiredText(200),
  /** The month it is about; null: of none. */
  competence: competence.nullable(),
  due_date: calendarDate,
  status: askStatus,
});
export type DocumentRequestFields = z.infer<typeof documentRequestSchema>;

/** `nothing`: the client says that there is none. */
export const ITEM_STATES = ['open', 'sent', 'returned', 'accepted', 'nothing'] as const;
export const itemState = z.enum(ITEM_STATES);
export type ItemState = z.infer<typeof itemState>;

/** Three devices that answer one item without a connection still fit in together. */
export const MAX_ITEM_DOCUMENTS = 20;
/** Of one item on one device: rules look each added file up, and seven lookups are what a client's write has left. */
export const MOST_FILES_AT_ONCE = 6;
export const MAX_ITEMS = 20;

const itemLabel = requiredText(200);
const itemCategory = optionalText(100);

/** One line of the checklist. */
export const requestItemSchema = z.strictObject({
  client_id: documentId,
  request_id: documentId,
  label: itemLabel,
  category: itemCategory,
  state: itemState,
  document_ids: z.array(documentId).max(MAX_ITEM_DOCUMENTS),
  /** Why it was returned: the client reads it, and it stays until the item is accepted. */
  reason: optionalText(500),
  position: z.int().min(0).max(999),
});
export type RequestItemFields = z.infer<typeof requestItemSchema>;

/** Rules cannot walk a list: they check its items one by one. */
export const templateItem = z.strictObject({ label: itemLabel, category: itemCategory });
export type TemplateItem = z.infer<typeof templateItem>;

/** What the firm asks again and again: of which clients, in which months, by which day. */
export const requestTemplateSchema = z.strictObject({
  title: requiredText(200),
  /** None: of every regime. */
  regimes: z.array(taxRegime).max(4),
  /** Months of the year, 1 to 12, that it asks about; none: every one. */
  months: z.array(z.int().min(1).max(12)).max(12),
  /** The day of the month after. 28: every month has it. */
  due_day: z.int().min(1).max(28),
  items: z.array(templateItem).max(MAX_ITEMS),
});
export type RequestTemplateFields = z.infer<typeof requestTemplateSchema>;

import type { EntityName } from '@portal/domain';

/** What a field holds, as far as showing it goes. */
export type FieldShape =
  | TextShape
  | { kind: 'price' | 'size' | 'steps' | 'rate' }
  /** Several texts; what a client is for the taxes; who a rule is for; what a template asks for. */
  | { kind: 'texts' | 'tax_profile' | 'rule_cases' | 'asked_items' }
  /** Several values, each by its label. */
  | { kind: 'choices'; labels: Readonly<Record<string, string>> }
  /** The portal's own: nobody wrote it and nobody reads it. */
  | { kind: 'internal' }
  | { kind: 'yes_no'; yes: string; no: string }
  /** The id of a record, or several: read by the record's name. */
  | { kind: 'record'; entity: EntityName };

export type TextShape =
  | { kind: 'text' | 'filename' | 'day' | 'instant' | 'tax_id' | 'phone' | 'file_type' }
  /** A value without a label is shown as it was typed. */
  | { kind: 'choice'; labels: Readonly<Record<string, string>> };

export const TEXT: FieldShape = { kind: 'text' };
export const FILENAME: FieldShape = { kind: 'filename' };
export const DAY: FieldShape = { kind: 'day' };
export const INSTANT: FieldShape = { kind: 'instant' };
export const TAX_ID: FieldShape = { kind: 'tax_id' };
export const PHONE: FieldShape = { kind: 'phone' };
export const PRICE: FieldShape = { kind: 'price' };
export const RATE: FieldShape = { kind: 'rate' };
export const SIZE: FieldShape = { kind: 'size' };
export const FILE_TYPE: FieldShape = { kind: 'file_type' };
export const STEPS: FieldShape = { kind: 'steps' };
export const TEXTS: FieldShape = { kind: 'texts' };
export const TAX_PROFILE: FieldShape = { kind: 'tax_profile' };
export const RULE_CASES: FieldShape = { kind: 'rule_cases' };
export const ASKED_ITEMS: FieldShape = { kind: 'asked_items' };
export const INTERNAL: FieldShape = { kind: 'internal' };
export const choice = (labels: Readonly<Record<string, string>>): FieldShape => ({ kind: 'choice', labels });
export const choices = (labels: Readonly<Record<string, string>>): FieldShape => ({
  kind: 'choices',
  labels,
});
export const yesNo = (yes: string, no: string): FieldShape => ({ kind: 'yes_no', yes, no });
export const record = (entity: EntityName): FieldShape => ({ kind: 'record', entity });

import type { z } from '../z.ts';
import { personSchema } from './app-user.ts';
import { cannedAnswerSchema } from './canned-answer.ts';
import { clientRowSchema, companySchema } from './client.ts';
import { documentRequestSchema, requestItemSchema, requestTemplateSchema } from './document-request.ts';
import { documentSchema } from './document.ts';
import type { EntityName } from './entity-names.ts';
import { firmDaySchema } from './firm-day.ts';
import { messageSchema, messageThreadSchema, threadReadSchema, threadStaffSchema } from './message.ts';
import { noteSchema } from './note.ts';
import { notificationSchema } from './notification.ts';
import { monthOverrideSchema } from './month-override.ts';
import { obligationRowSchema } from './obligation.ts';
import { obligationRuleSchema } from './obligation-rule.ts';
import { preferenceSchema } from './preference.ts';
import { privacyRequestSchema } from './privacy-request.ts';
import { selicRateSchema } from './selic-rate.ts';
import { serviceRequestSchema } from './service-request.ts';
import { serviceSchema } from './service.ts';
import { slipEventSchema, slipSchema } from './slip.ts';
import type { Stamps } from './stamps.ts';
import { taskSchema } from './task.ts';

/** Every mirrored collection by the schema of its own fields (stamps not included). */
export const COLLECTIONS = {
  people: personSchema,
  clients: clientRowSchema,
  companies: companySchema,
  obligations: obligationRowSchema,
  services: serviceSchema,
  documents: documentSchema,
  notes: noteSchema,
  tasks: taskSchema,
  message_threads: messageThreadSchema,
  thread_staff: threadStaffSchema,
  thread_reads: threadReadSchema,
  messages: messageSchema,
  canned_answers: cannedAnswerSchema,
  service_requests: serviceRequestSchema,
  notifications: notificationSchema,
  preferences: preferenceSchema,
  privacy_requests: privacyRequestSchema,
  obligation_rules: obligationRuleSchema,
  firm_days: firmDaySchema,
  month_overrides: monthOverrideSchema,
  slips: slipSchema,
  slip_events: slipEventSchema,
  selic_rates: selicRateSchema,
  document_requests: documentRequestSchema,
  request_items: requestItemSchema,
  request_templates: requestTemplateSchema,
} as const satisfies Record<EntityName, z.ZodObject>;

export type Fields<E extends EntityName> = z.infer<(typeof COLLECTIONS)[E]>;

/** A mirrored row as every room sees it: the document's id, its own fields, the protocol's stamps. */
export type Row<E extends EntityName> = { id: string } & Fields<E> & Stamps;

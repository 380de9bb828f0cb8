import type { z } from 'zod';
import { personSchema } from './app-user.ts';
import { clientSchema, companySchema } from './client.ts';
import { documentSchema } from './document.ts';
import { messageSchema, messageThreadSchema, threadReadSchema, threadStaffSchema } from './message.ts';
import { noteSchema } from './note.ts';
import { notificationSchema } from './notification.ts';
import { obligationSchema } from './obligation.ts';
import { serviceRequestSchema } from './service-request.ts';
import { serviceSchema } from './service.ts';
import type { Stamps } from './stamps.ts';
import { taskSchema } from './task.ts';

/** Every mirrored collection below `tenants/{t}`, by the schema of its own fields (stamps not included). */
export const COLLECTIONS = {
  people: personSchema,
  clients: clientSchema,
  companies: companySchema,
  obligations: obligationSchema,
  services: serviceSchema,
  documents: documentSchema,
  notes: noteSchema,
  tasks: taskSchema,
  message_threads: messageThreadSchema,
  thread_staff: threadStaffSchema,
  thread_reads: threadReadSchema,
  messages: messageSchema,
  service_requests: serviceRequestSchema,
  notifications: notificationSchema,
} as const satisfies Record<string, z.ZodObject>;

export type EntityName = keyof typeof COLLECTIONS;
export const ENTITY_NAMES = Object.keys(COLLECTIONS) as EntityName[]; // keys of a const object

export type Fields<E extends EntityName> = z.infer<(typeof COLLECTIONS)[E]>;

/** A mirrored row as every room sees it: the document's id, its own fields, the protocol's stamps. */
export type Row<E extends EntityName> = { id: string } & Fields<E> & Stamps;

/**
 * Fields whose non-null value is always the server's time: the device shows its own clock until the
 * commit, and the push sends the server-time sentinel whatever the device said.
 */
export const SERVER_TIME_FIELDS: Partial<Record<EntityName, readonly string[]>> = {
  obligations: ['completed_at'],
  thread_reads: ['last_read_at'],
  notifications: ['read_at'],
};

/** Removal empties these of content and erases them after 30 days; the others are kept for their legal time. */
export const ERASED_COLLECTIONS = ['services', 'notes', 'tasks'] as const satisfies EntityName[];

/** The receipt's `client_id`: the row's own where the entity has one, null elsewhere. */
export function receiptClientId(fields: Record<string, unknown>): string | null {
  const { client_id } = fields;
  return typeof client_id === 'string' ? client_id : null;
}

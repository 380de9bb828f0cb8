import type { OutboxEntry } from './outbox-entry.ts';

/** Whether an operation is somebody's work. How far somebody has read is none. */
export const isWork = ({ entity }: OutboxEntry): boolean => entity !== 'thread_reads';

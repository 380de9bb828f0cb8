import { addDays } from '../calendar/calendar-dates.ts';
import type { ContractEndFields } from '../entities/client.ts';
import type { EntityName } from '../entities/entity-names.ts';
import type { CalendarDate } from '../entities/fields.ts';
import { retainedUntil } from './retention.ts';

/** What goes together once a contract has ended, by what keeps it that long. The client itself goes last. */
export const ERASURE_PARTS = {
  contract: [
    'messages',
    'service_requests',
    'document_requests',
    'request_items',
    'message_threads',
    'thread_staff',
    'thread_reads',
    'notes',
    'tasks',
  ],
  tax: ['documents', 'obligations', 'slips', 'slip_events'],
  client: ['companies', 'clients'],
} as const satisfies Record<string, readonly EntityName[]>;
export type ErasurePart = keyof typeof ERASURE_PARTS;
export const ERASURE_PART_NAMES = ['contract', 'tax', 'client'] as const satisfies ErasurePart[];

/** By how many days an erasure is announced before it happens: who has no archive yet is given longer. */
export const NOTICE_DAYS = 30;
export const NOTICE_DAYS_WITHOUT_ARCHIVE = 90;

/** The last day that some row of each part is about; null where there is none. What came after the end is kept as long. */
export type NewestRows = Record<'contract' | 'tax', CalendarDate | null>;
export const NO_ROWS: NewestRows = { contract: null, tax: null };

/** A client whose contract has ended. */
export type EndedContract = ContractEndFields & { contract_ended_on: CalendarDate };

export const hasEnded = <C extends ContractEndFields>(client: C): client is C & EndedContract =>
  (client.contract_ended_on ?? null) !== null;

/** What has been erased for good is not brought back: from the first of it on, an end is an end. */
export const isEndFinal = ({ erasure_began_on }: ContractEndFields): boolean =>
  (erasure_began_on ?? null) !== null;

/** The first day on which each part may go, by law and by what the firm said. */
export function erasureDates(client: EndedContract, newest: NewestRows): Record<ErasurePart, CalendarDate> {
  const ended = client.contract_ended_on;
  const held = client.kept_until ?? ended;
  const contractFrom = latest(ended, newest.contract ?? ended);
  // A contract that has ended gives its term a date.
  const contract = latest(retainedUntil('contract', ended, contractFrom) ?? contractFrom, held);
  const taxFrom = latest(ended, newest.tax ?? ended);
  const tax = latest(retainedUntil('tax', taxFrom) ?? taxFrom, held);
  return { contract, tax, client: latest(contract, tax) };
}

/**
 * The day on which each part is erased, as things stand: not before its date, and not before it was announced for long
 * enough. One that is not announced yet can be announced today at the earliest.
 */
export function erasurePlan(
  client: EndedContract,
  newest: NewestRows,
  today: CalendarDate,
): Record<ErasurePart, CalendarDate> {
  const dates = erasureDates(client, newest);
  const earliest = addDays(client.erasure_announced_on ?? today, noticeDays(client));
  return {
    contract: latest(dates.contract, earliest),
    tax: latest(dates.tax, earliest),
    client: latest(dates.client, earliest),
  };
}

/** What has been erased already, once that began: the parts whose day had come by then. */
export function partsGone(client: EndedContract, newest: NewestRows): ErasurePart[] {
  const began = client.erasure_began_on ?? null;
  const dates = erasureDates(client, newest);
  return began === null ? [] : ERASURE_PART_NAMES.filter((part) => dates[part] <= began);
}

/** Whether it is time to announce what goes on that day. */
export const isAnnounced = (client: ContractEndFields, date: CalendarDate, today: CalendarDate): boolean =>
  addDays(date, -noticeDays(client)) <= today;

const noticeDays = ({ archived_on }: ContractEndFields): number =>
  (archived_on ?? null) === null ? NOTICE_DAYS_WITHOUT_ARCHIVE : NOTICE_DAYS;

const latest = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other);

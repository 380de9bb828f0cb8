import type { CalendarDate } from '../entities/fields.ts';
import type { RequestStatus } from '../entities/service-request.ts';

type Waiting = { company: string; since: CalendarDate; today: CalendarDate };
type Due = {
  company: string;
  slip: string;
  due_date: CalendarDate;
  amount_cents: number;
  has_pix: boolean;
  today: CalendarDate;
};

/** What a text is made of. Names come from rows of the firm, at the time of the event. */
export type NoticeFacts = {
  message_new: { company: string; sender: string; content: string };
  message_answered: { company: string; sender: string; content: string };
  message_waiting: Waiting;
  message_forgotten: Waiting;
  request_new: { company: string; service: string };
  request_answered: { company: string; service: string; status: RequestStatus };
  document_refused: { filename: string; reason: string | null };
  document_returned: { company: string; filename: string; reason: string | null };
  items_asked: { company: string; title: string; due_date: CalendarDate | null };
  item_returned: { company: string; label: string; reason: string | null };
  item_accepted: { company: string; label: string };
  slip_published: { company: string; slip: string; due_date: CalendarDate; amount_cents: number };
  slip_due_7: Due;
  slip_due_3: Due;
  slip_due_1: Due;
  slip_overdue: Due;
  task_assigned: { title: string; company: string | null; due_date: CalendarDate | null };
  sign_up_waiting: { person: string };
  invitation_sent: { company: string };
  access_changed: { change: string };
  device_new: { device: string };
};

import type { NoticeGroup } from '../entities/preference.ts';

/**
 * Who hears of it. `in_charge`: who looks after the client, or all of the staff where nobody does; `assignee`: one of the
 * staff, of what another of them gave them to do.
 */
export type NoticeAudience =
  'company' | 'sender' | 'in_charge' | 'seniors' | 'staff' | 'admins' | 'assignee' | 'self';

type NoticeKindFacts = {
  to: NoticeAudience;
  /** The switch that governs it; null: it cannot be switched off. */
  group: NoticeGroup | null;
};

/** Everything that somebody is told of. A kind that a device does not know yet is shown as any other notice. */
export const NOTICE_KINDS = {
  message_new: { to: 'in_charge', group: 'messages' },
  message_answered: { to: 'company', group: 'messages' },
  message_waiting: { to: 'in_charge', group: 'messages' },
  message_forgotten: { to: 'seniors', group: 'messages' },
  request_new: { to: 'staff', group: 'requests' },
  request_answered: { to: 'company', group: 'requests' },
  document_refused: { to: 'sender', group: 'documents' },
  document_returned: { to: 'company', group: 'documents' },
  items_asked: { to: 'company', group: 'asks' },
  item_returned: { to: 'company', group: 'asks' },
  item_accepted: { to: 'company', group: 'asks' },
  slip_published: { to: 'company', group: 'slips' },
  slip_due_7: { to: 'company', group: 'due_dates' },
  slip_due_3: { to: 'company', group: 'due_dates' },
  slip_due_1: { to: 'company', group: 'due_dates' },
  slip_overdue: { to: 'company', group: 'due_dates' },
  task_assigned: { to: 'assignee', group: 'tasks' },
  sign_up_waiting: { to: 'admins', group: 'sign_ups' },
  invitation_sent: { to: 'in_charge', group: 'sign_ups' },
  access_changed: { to: 'self', group: null },
  device_new: { to: 'self', group: null },
} as const satisfies Record<string, NoticeKindFacts>;
export type NoticeKind = keyof typeof NOTICE_KINDS;

export const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(NOTICE_KINDS, kind);

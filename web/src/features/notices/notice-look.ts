import {
  calendarDateOf,
  formatCalendarDate,
  formatInstantTime,
  fromInstant,
  type Instant,
  addDays,
} from '@portal/domain';
import {
  Bell as BellIcon,
  FileWarning,
  Inbox,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  ReceiptText,
  ShieldCheck,
  UserPlus,
} from 'lucide-react';
import type { TileFamily } from '#ui/drawings/tiles.tsx';

type Look = { Icon: LucideIcon; family: TileFamily };

/** By what a kind begins with: no first list should carry all kinds for the looks of these. */
const LOOKS: readonly [beginning: string, Look][] = [
  ['message_', { Icon: MessageCircle, family: 'sky' }],
  ['document_', { Icon: FileWarning, family: 'rosa' }],
  ['item', { Icon: ListChecks, family: 'sky' }],
  ['request_', { Icon: Inbox, family: 'sky' }],
  ['task_', { Icon: ListChecks, family: 'sky' }],
  ['slip_', { Icon: ReceiptText, family: 'sol' }],
  ['obligation_', { Icon: ReceiptText, family: 'sol' }],
  ['sign_up_', { Icon: UserPlus, family: 'rosa' }],
  ['access_', { Icon: ShieldCheck, family: 'sky' }],
  ['device_', { Icon: ShieldCheck, family: 'sky' }],
];

/** A kind that this app does not know yet is shown as any other. */
export function noticeLook(kind: string): Look {
  const found = LOOKS.find(([beginning]) => kind.startsWith(beginning));
  return found?.[1] ?? { Icon: BellIcon, family: 'sky' };
}

/** 'hoje, 08:00', 'ontem, 09:41', '18/11/2026'. */
export function noticeTime(at: Instant, now: Date): string {
  const [day, today] = [calendarDateOf(fromInstant(at)), calendarDateOf(now)];
  if (day === today) return `hoje, ${formatInstantTime(at)}`;
  return day === addDays(today, -1) ? `ontem, ${formatInstantTime(at)}` : formatCalendarDate(day);
}

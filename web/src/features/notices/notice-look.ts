import {
  calendarDateOf,
  formatCalendarDate,
  formatInstantTime,
  fromInstant,
  type Instant,
  isNoticeKind,
  NOTICE_KINDS,
  type NoticeGroup,
  addDays,
} from '@portal/domain';
import {
  Bell,
  FileWarning,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  ReceiptText,
  ShieldCheck,
  UserPlus,
} from 'lucide-react';
import type { TileFamily } from '#ui/drawings/tiles.tsx';

type Look = { Icon: LucideIcon; family: TileFamily };

const LOOKS: Record<NoticeGroup, Look> = {
  messages: { Icon: MessageCircle, family: 'sky' },
  documents: { Icon: FileWarning, family: 'rosa' },
  requests: { Icon: ListChecks, family: 'sky' },
  tasks: { Icon: ListChecks, family: 'sky' },
  due_dates: { Icon: ReceiptText, family: 'sol' },
  slips: { Icon: ReceiptText, family: 'sol' },
  asks: { Icon: ListChecks, family: 'sky' },
  sign_ups: { Icon: UserPlus, family: 'rosa' },
};

/** A kind that this app does not know yet is shown as any other. */
export function noticeLook(kind: string): Look {
  if (!isNoticeKind(kind)) return { Icon: Bell, family: 'sky' };
  const { group } = NOTICE_KINDS[kind];
  return group === null ? { Icon: ShieldCheck, family: 'sky' } : LOOKS[group];
}

/** 'hoje, 08:00', 'ontem, 09:41', '18/11/2026'. */
export function noticeTime(at: Instant, now: Date): string {
  const [day, today] = [calendarDateOf(fromInstant(at)), calendarDateOf(now)];
  if (day === today) return `hoje, ${formatInstantTime(at)}`;
  return day === addDays(today, -1) ? `ontem, ${formatInstantTime(at)}` : formatCalendarDate(day);
}

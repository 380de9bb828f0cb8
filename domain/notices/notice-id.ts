import { sha256 } from '@noble/hashes/sha2.js';
import type { NoticeKind } from './notice-kinds.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;

/** One thing that happened: `occasion` tells two of a kind about one subject apart, as the day of a due date. */
export type NoticeEvent = {
  tenant_id: string;
  kind: NoticeKind | 'digest';
  subject: string;
  occasion: string;
};

/** The same however often its trigger fires. */
export function noticeEventId({ tenant_id, kind, subject, occasion }: NoticeEvent): string {
  // None of them has a line break in it, so no two events make one text.
  const bytes = sha256(new TextEncoder().encode([tenant_id, kind, subject, occasion].join('\n')));
  return Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

/** Of the row that one person gets. */
export const noticeId = (event: string, uid: string): string => `${event}_${uid}`;

import { expect, it } from 'vitest';
import { said } from '../testing/said.ts';
import { firstUnread, newestOfOthers } from './unread.ts';

const at = (minute: number) => `2026-11-20T12:0${minute}:00.000000000Z`;
const messages = [
  said('a', at(1)),
  said('b', at(2), { sender_id: 'ana' }),
  said('c', at(3)),
  said('d', at(4)),
  said('e', at(5), { sender_id: 'ana' }),
];
const read = (minute: number) => ({ kind: 'read', upTo: at(minute) }) as const;

it('starts after the mark, with a message of somebody else', () => {
  const first = (minute: number) => firstUnread({ messages, hasOlder: false, mark: read(minute) }, 'ana');
  expect([first(0), first(1), first(3), first(4)]).toEqual(['a', 'c', 'd', null]);
});

it('is at the beginning of a thread that was never read, and nowhere before the marks are known', () => {
  const first = (kind: 'never' | 'unknown', hasOlder: boolean) =>
    firstUnread({ messages, hasOlder, mark: { kind } }, 'ana');
  expect(first('never', false)).toBe('a');
  expect(first('never', true)).toBeNull();
  expect(first('unknown', false)).toBeNull();
});

it('knows what somebody at the end has seen', () => {
  expect(newestOfOthers(messages, 'ana')?.id).toBe('d');
  expect(newestOfOthers(messages, 'rui')?.id).toBe('e');
  expect(newestOfOthers([], 'ana')).toBeNull();
});

import { expect, it } from 'vitest';
import { recordStateOf } from './record-state-of.ts';

it('shows what waits as it is, and what the server has as sent', () => {
  const states = new Map([['a', { kind: 'sending', percent: 62 } as const]]);
  expect(recordStateOf({ id: 'a', rev: 0 }, states)).toEqual({ kind: 'sending', percent: 62 });
  expect(recordStateOf({ id: 'b', rev: 1 }, states)).toEqual({ kind: 'sent' });
});

it('never shows a new document as sent for the moment in which its state is not read yet', () => {
  expect(recordStateOf({ id: 'a', rev: 0 }, new Map())).toEqual({ kind: 'device' });
});

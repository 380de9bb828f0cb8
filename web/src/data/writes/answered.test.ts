import { afterEach, expect, it, vi } from 'vitest';
import { answered } from './answered.ts';

afterEach(() => vi.restoreAllMocks());

it('hands the answer of a write on', async () => {
  const answer = { ok: true, id: 'c1', op_id: null } as const;
  expect(await answered(Promise.resolve(answer))).toBe(answer);
});

it('answers for a write that throws, and writes down its kind alone', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  const thrown = new DOMException('put of Padaria Pão Dourado', 'InvalidStateError');
  expect(await answered(Promise.reject(thrown))).toEqual({ ok: false, reason: 'storage_failed' });
  expect(log.mock.calls).toEqual([['a write failed:', 'InvalidStateError']]);
});

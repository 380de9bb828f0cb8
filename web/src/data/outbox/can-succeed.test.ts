import { expect, it } from 'vitest';
import { canRetryInPlace } from './can-succeed.ts';

it('offers another try in a list for what may end otherwise', () => {
  for (const reason of ['permission_denied', 'file_refused', 'failed_precondition'] as const) {
    expect(canRetryInPlace(reason)).toBe(true);
  }
});

it('offers none for lost bytes, nor for what must be read or decided first', () => {
  for (const reason of ['file_missing', 'unreadable', 'conflict'] as const) {
    expect(canRetryInPlace(reason)).toBe(false);
  }
});

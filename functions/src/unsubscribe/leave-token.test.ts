import { describe, expect, it } from 'vitest';
import { leaveToken, readLeaveToken } from './leave-token.ts';

const KEY = 'a'.repeat(64);
const LEAVING = { tenant_id: 'aurora', user_id: 'u_1-x' };

describe('the token that ends notices', () => {
  it('says of whom it is', () => {
    expect(readLeaveToken(KEY, leaveToken(KEY, LEAVING))).toEqual(LEAVING);
  });

  it.each([
    ['of another key', leaveToken('b'.repeat(64), LEAVING)],
    ['of another person', leaveToken(KEY, LEAVING).replace('u_1-x', 'u_2-x')],
    ['of another firm', leaveToken(KEY, LEAVING).replace('aurora', 'boreal')],
    ['without a signature', 'aurora.u_1-x.'],
    ['with a path in it', leaveToken(KEY, { tenant_id: 'a/b', user_id: 'u' })],
    ['that is nothing', ''],
  ])('is not taken: %s', (_, token) => {
    expect(readLeaveToken(KEY, token)).toBeNull();
  });
});

import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { toRemoteError } from './remote-errors.ts';

test.each([
  ['auth/network-request-failed', 'unavailable'],
  ['auth/invalid-refresh-token', 'unauthenticated'],
  ['auth/too-many-requests', 'exhausted'],
  ['permission-denied', 'permission_denied'],
  ['storage/unauthorized', 'permission_denied'],
  ['auth/something-new', 'unknown'],
])('%s is told to the engine as %s', (code, kind) => {
  expect(toRemoteError(new FirebaseError(code, ''))).toMatchObject({ kind });
});

test('what is no failure of the server is told as one that is not known', () => {
  expect(toRemoteError(new TypeError('none'))).toMatchObject({ kind: 'unknown' });
});

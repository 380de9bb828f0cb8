import { expect, it } from 'vitest';
import { dropInvitation, invitationInHash, keepInvitation, readKeptInvitation } from './kept-invitation.ts';
import { storageOf } from '../testing/storage-of.ts';

const secret = 'aB3-_xY9'.repeat(5) + 'abc';

it('a link is read whole or not at all', () => {
  expect(invitationInHash(`#i-1.${secret}`)).toEqual({ invitation_id: 'i-1', secret });
  for (const broken of ['', '#', '#i-1', `#i-1.${secret.slice(1)}`, `#i-1.${secret}.x`, `#../x.${secret}`])
    expect(invitationInHash(broken)).toBeNull();
});

it('an invitation is kept in the tab until it is dropped', () => {
  const storage = storageOf();
  expect(readKeptInvitation(storage)).toBeNull();
  keepInvitation({ invitation_id: 'i-1', secret }, storage);
  expect(readKeptInvitation(storage)).toEqual({ invitation_id: 'i-1', secret });
  dropInvitation(storage);
  expect(readKeptInvitation(storage)).toBeNull();
});

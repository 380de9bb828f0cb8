import { describe, expect, it } from 'vitest';
import { SESSION_KEY } from './session-keys.ts';
import { readStoredSession, type StoredSession } from './stored-session.ts';

const session: StoredSession = {
  uid: 'me',
  tenant_id: 'aurora',
  role: 'client',
  client_ids: ['padaria', 'oficina'],
};

const readBack = (text: string | null) =>
  readStoredSession({ getItem: (key: string) => (key === SESSION_KEY ? text : null) } as Storage); // all it asks

describe('the stored session', () => {
  it('is read as it was written, and nothing beside it', () => {
    expect(readBack(JSON.stringify({ ...session, is_admin: true }))).toEqual(session);
  });

  it('is none where nothing was written, or something else', () => {
    for (const text of [null, '', '{', 'null', '7', '"client"', '[]', '{}'])
      expect(readBack(text)).toBeNull();
  });

  it.each([
    ['no person', { uid: '' }],
    ['no firm', { tenant_id: undefined }],
    ['a role that does not exist', { role: 'owner' }],
    ['no list of companies', { client_ids: 'padaria' }],
    ['a company that is no id', { client_ids: ['padaria', 7] }],
  ])('is none with %s', (_, wrong) => {
    expect(readBack(JSON.stringify({ ...session, ...wrong }))).toBeNull();
  });
});

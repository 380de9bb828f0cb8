import { DEFAULT_PREFERENCES } from '@portal/domain';
import { expect, test } from 'vitest';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { readPreferences, savePreferences } from './preferences.ts';

test('a person who has chosen nothing is told of everything', async () => {
  expect(await readPreferences(openTestAccount())).toEqual(DEFAULT_PREFERENCES);
});

test('a choice is kept and waits to be sent; a second one before that joins it', async () => {
  const account = openTestAccount();
  await savePreferences(account, { messages: false });
  await savePreferences(account, { by_email: false });
  expect(await readPreferences(account)).toEqual({
    ...DEFAULT_PREFERENCES,
    messages: false,
    by_email: false,
  });
  const entries = await account.db.outbox.toArray();
  expect(entries.map(({ kind, doc_id }) => [kind, doc_id])).toEqual([['create', 'ana']]);
});

test('a choice on top of the server’s names only what it changes', async () => {
  const account = openTestAccount();
  await account.db.preferences.put(
    serverRow('preferences', 'ana', { ...DEFAULT_PREFERENCES, tasks: false, user_id: 'ana' }),
  );
  await savePreferences(account, { messages: false });
  const [entry] = await account.db.outbox.toArray();
  expect(entry).toMatchObject({ kind: 'patch', patch: { messages: false } });
  expect(await readPreferences(account)).toMatchObject({ tasks: false, messages: false, requests: true });
});

import { expect, it } from 'vitest';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { listClientUsers } from './client-users.ts';

it('finds those who see a client, also where it is not their first', async () => {
  const { db } = openTestAccount();
  const person = (full_name: string, client_ids: string[]) =>
    serverRow('people', full_name, {
      full_name,
      kind: 'client',
      role: 'client',
      client_ids,
      is_active: true,
    });
  await db.people.bulkAdd([person('Rui', ['c1']), person('Ana', ['c2', 'c1']), person('Eva', ['c2'])]);
  expect((await listClientUsers(db, 'c1')).map(({ full_name }) => full_name)).toEqual(['Ana', 'Rui']);
});

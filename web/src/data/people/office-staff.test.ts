import { expect, test } from 'vitest';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { listStaff } from './office-staff.ts';

test('those who can be given work are the active staff, by name', async () => {
  const { db } = openTestAccount('ana');
  const person = (id: string, full_name: string, part: object) =>
    serverRow('people', id, {
      full_name,
      kind: 'staff',
      role: 'accountant',
      client_ids: [],
      is_active: true,
      ...part,
    });
  await db.people.bulkPut([
    person('rui', 'Rui', {}),
    person('ana', 'Ana', {}),
    person('leo', 'Leo', { is_active: false }),
    person('zeca', 'Zeca', { kind: 'client', role: 'client' }),
    person('eva', 'Eva, once a client', { kind: 'client' }),
    person('ivo', 'Ivo, once a colleague', { role: 'client' }),
  ]);
  const names = (await listStaff(db)).map(({ full_name }) => full_name);
  expect(names).toEqual(['Ana', 'Eva, once a client', 'Rui']);
});

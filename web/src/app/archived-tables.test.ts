import type { EntityName } from '@portal/domain';
import { expect, test } from 'vitest';
import { bringOlder } from '#data/older/bring-older.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { companyTables } from '#features/privacy/archive/archive-contents.ts';
import { scopesOf } from '#sync/scopes.ts';
import { WINDOWS } from '#sync/window/windows.ts';

const SINCE = '2024-11-01T03:00:00.000000000Z';
/** The company's own row, which the firm has as a client, and how far somebody has read. */
const NOT_ARCHIVED: readonly EntityName[] = ['companies', 'message_threads', 'thread_reads'];

const archived = () => companyTables(openTestAccount().db, 'c1').map(({ entity }) => entity);

test('the archive of a company has every kind of record that its own people see of it', () => {
  const seen = scopesOf({ uid: 'ana', role: 'client', client_ids: ['c1'] })
    .filter(({ filter }) => filter?.field === 'client_id')
    .map(({ entity }) => entity);
  expect(seen.filter((entity) => !NOT_ARCHIVED.includes(entity)).toSorted()).toEqual(
    archived()
      .filter((entity) => entity !== 'clients' && entity !== 'people')
      .toSorted(),
  );
});

test('what is older than the window is brought of every kind that is archived and has one', async () => {
  const account = openTestAccount();
  for (const scope of Object.keys(WINDOWS))
    await account.db.cursors.put({
      ...{ scope, updated_at: SINCE, id: '', safe_at: SINCE, bootstrapped: true, since: SINCE },
    });
  const asked = new Set<EntityName>();
  await bringOlder(account, ['c1'], ({ entity }) => {
    asked.add(entity);
    return Promise.resolve([]);
  });
  expect([...asked].toSorted()).toEqual(
    archived()
      .filter((entity) => WINDOWS[entity] !== undefined)
      .toSorted(),
  );
});

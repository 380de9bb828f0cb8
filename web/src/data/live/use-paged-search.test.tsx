import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LocalAccountProvider, type LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { usePagedSearch } from './use-paged-search.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const find = (all: string[]) => all;

function List({ filter, page }: { filter: string; page: number }) {
  const found = usePagedSearch({
    list: 'connections',
    key: filter,
    query: '',
    page,
    pageSize: 10,
    readPage: async (db) => {
      const row = await db.meta.get('connection');
      return { page, total: 1, rows: [`${filter} ${page} ${row === undefined ? 'none' : row.key}`] };
    },
    readAll: () => Promise.resolve([]),
    find,
  });
  return <p>{found.kind === 'ready' ? found.value.rows.join() : found.kind}</p>;
}

function render(account: LocalAccount) {
  const host = document.createElement('div');
  const root = createRoot(host);
  const draw = (screen: ReactNode) =>
    act(() => root.render(<LocalAccountProvider value={account}>{screen}</LocalAccountProvider>));
  return { host, draw };
}

test('a list that comes back is drawn with the page it showed last, and follows the database from there', async () => {
  const account = openTestAccount();
  const { host, draw } = render(account);
  draw(<List filter="late" page={0} />);
  await vi.waitFor(() => expect(host.textContent).toBe('late 0 none'));
  draw(null);
  await account.db.meta.put({ key: 'connection', value: { kind: 'online', last_synced_at: 1 } });

  draw(<List filter="late" page={0} />);
  expect(host.textContent).toBe('late 0 none');
  await vi.waitFor(() => expect(host.textContent).toBe('late 0 connection'));
  draw(null);

  draw(<List filter="open" page={0} />);
  expect(host.textContent).toBe('loading');
  draw(null);
  draw(<List filter="late" page={1} />);
  expect(host.textContent).toBe('loading');
});

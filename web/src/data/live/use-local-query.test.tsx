import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LocalAccountProvider, type LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import type { LocalRead } from './local-read.ts';
import { useLiveRead } from './use-live-read.ts';
import { useLocalRead } from './use-local-query.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function render(content: ReactNode) {
  const host = document.createElement('div');
  const root = createRoot(host);
  const draw = (next: ReactNode) => act(() => root.render(next));
  draw(content);
  return { host, draw };
}

const connectionOf = (company: string): LocalRead<string> => ({
  name: `connection of ${company}`,
  read: async (db) => {
    const row = await db.meta.get('connection');
    return `${company} ${JSON.stringify(row?.value ?? null)}`;
  },
});

function Shown({ company }: { company: string }) {
  const answer = useLocalRead(connectionOf(company));
  return <p>{answer.kind === 'ready' ? answer.value : answer.kind}</p>;
}

const screenOf = (account: LocalAccount, company: string | null) => (
  <LocalAccountProvider value={account}>
    {company !== null && <Shown company={company} />}
  </LocalAccountProvider>
);

test('a screen that comes back is drawn with what it showed last, and follows the database from there', async () => {
  const account = openTestAccount();
  const { host, draw } = render(screenOf(account, 'padaria'));
  expect(host.textContent).toBe('loading');
  await vi.waitFor(() => expect(host.textContent).toBe('padaria null'));
  draw(screenOf(account, null));
  await account.db.meta.put({ key: 'connection', value: { kind: 'online', last_synced_at: 1 } });

  draw(screenOf(account, 'padaria'));
  expect(host.textContent).toBe('padaria null');
  await vi.waitFor(() => expect(host.textContent).toContain('online'));
});

test('one company is never drawn with what was read of another', async () => {
  const account = openTestAccount();
  const { host, draw } = render(screenOf(account, 'padaria'));
  await vi.waitFor(() => expect(host.textContent).toBe('padaria null'));
  draw(screenOf(account, null));
  draw(screenOf(account, 'oficina'));
  expect(host.textContent).toBe('loading');
  await vi.waitFor(() => expect(host.textContent).toBe('oficina null'));
});

const unreadable: LocalRead<string> = {
  name: 'unreadable',
  read: () => Promise.reject(new Error('aborted')),
};

function Beside() {
  return <input defaultValue={useLiveRead(unreadable) ?? 'typed'} />;
}

test('a read that fails takes nothing off the screen that is drawn with it', async () => {
  const account = openTestAccount();
  const { host } = render(
    <LocalAccountProvider value={account}>
      <Beside />
      <Shown company="padaria" />
    </LocalAccountProvider>,
  );
  await vi.waitFor(() => expect(host.textContent).toBe('padaria null'));
  expect(host.querySelector('input')?.value).toBe('typed');
});

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LocalAccountProvider, type LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import type { LocalRead } from './local-read.ts';
import { useLiveRead } from './use-live-read.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

async function world() {
  const account = openTestAccount();
  // What is asked while it is made is asked again.
  await account.db.open();
  const asked = vi.fn();
  const question: LocalRead<string> = {
    name: 'when it was connected last',
    read: async (db) => {
      asked();
      const row = await db.meta.get('connection');
      return JSON.stringify(row?.value ?? null);
    },
  };
  const host = document.createElement('div');
  const root = createRoot(host);
  const draw = (parts: number, screen = 'one') =>
    act(() => root.render(screenOf(account, question, { parts, screen })));
  const connect = (last_synced_at: number) =>
    account.db.meta.put({ key: 'connection', value: { kind: 'online', last_synced_at } });
  return { asked, host, draw, connect };
}

const screenOf = (
  account: LocalAccount,
  question: LocalRead<string>,
  { parts, screen }: { parts: number; screen: string },
) => (
  <LocalAccountProvider value={account}>
    {Array.from({ length: parts }, (_, index) => (
      <Part key={`${screen} ${index}`} question={question} />
    ))}
  </LocalAccountProvider>
);

function Part({ question }: { question: LocalRead<string> }) {
  return <p>{useLiveRead(question) ?? 'not read'}</p>;
}

const shown = (host: HTMLElement) => [...host.querySelectorAll('p')].map(({ textContent }) => textContent);

test('what three parts of a screen show is read once, and once more for each change', async () => {
  const { asked, host, draw, connect } = await world();
  draw(3);
  expect(shown(host)).toEqual(['not read', 'not read', 'not read']);
  await vi.waitFor(() => expect(shown(host)).toEqual(['null', 'null', 'null']));
  expect(asked).toHaveBeenCalledTimes(1);
  await act(() => connect(1));
  await vi.waitFor(() => expect(host.textContent?.match(/online/g)).toHaveLength(3));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a part that comes later shows at once what the others do', async () => {
  const { asked, host, draw } = await world();
  draw(1);
  await vi.waitFor(() => expect(shown(host)).toEqual(['null']));
  draw(2);
  expect(shown(host)).toEqual(['null', 'null']);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a part that comes as the last one goes is shown what that one was, and shares it with the next', async () => {
  const { asked, host, draw, connect } = await world();
  draw(1, 'one');
  await vi.waitFor(() => expect(shown(host)).toEqual(['null']));
  draw(1, 'other');
  expect(shown(host)).toEqual(['null']);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  draw(2, 'other');
  await act(() => connect(1));
  await vi.waitFor(() => expect(host.textContent?.match(/online/g)).toHaveLength(2));
  expect(asked).toHaveBeenCalledTimes(3);
});

test('nobody reads on once the last part is gone, and who comes then is shown nothing of before', async () => {
  const { asked, host, draw, connect } = await world();
  draw(2);
  await vi.waitFor(() => expect(shown(host)).toEqual(['null', 'null']));
  draw(0);
  await act(() => connect(1));
  expect(asked).toHaveBeenCalledTimes(1);
  draw(1);
  expect(shown(host)).toEqual(['not read']);
  await vi.waitFor(() => expect(shown(host)[0]).toContain('online'));
});

test('an answer that is as it was before draws nothing again', async () => {
  const account = openTestAccount();
  await account.db.open();
  const read = vi.fn(async (db: typeof account.db) => {
    const row = await db.meta.get('connection');
    return { isKnown: row !== undefined };
  });
  const drawn = vi.fn();
  const Counted = () => {
    drawn(useLiveRead({ name: 'is it known', read })?.isKnown);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <LocalAccountProvider value={account}>
        <Counted />
      </LocalAccountProvider>,
    ),
  );
  const connect = (last_synced_at: number) =>
    act(() => account.db.meta.put({ key: 'connection', value: { kind: 'online', last_synced_at } }));
  await vi.waitFor(() => expect(drawn).toHaveBeenLastCalledWith(false));
  await connect(1);
  await vi.waitFor(() => expect(drawn).toHaveBeenLastCalledWith(true));
  const before = drawn.mock.calls.length;
  await connect(2);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3));
  await act(() => account.db.meta.get('connection'));
  expect(drawn).toHaveBeenCalledTimes(before);
});

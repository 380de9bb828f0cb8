import { act, type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LocalAccountProvider, type LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import type { LocalRead } from './local-read.ts';
import { useLiveRead } from './use-live-read.ts';
import { useLocalRead, useSmallRead } from './use-local-query.ts';

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

test('a question that is not to be asked yet is loading, and is asked once it may be', async () => {
  const account = openTestAccount();
  const Patient = ({ isAsked }: { isAsked: boolean }) => {
    const answer = useLocalRead(connectionOf('padaria'), isAsked);
    return <p>{answer.kind === 'ready' ? answer.value : answer.kind}</p>;
  };
  const patient = (isAsked: boolean) => (
    <LocalAccountProvider value={account}>
      <Patient isAsked={isAsked} />
    </LocalAccountProvider>
  );
  const { host, draw } = render(patient(false));
  await account.db.meta.put({ key: 'connection', value: { kind: 'online', last_synced_at: 1 } });
  await account.db.meta.toArray();
  expect(host.textContent).toBe('loading');
  draw(patient(true));
  await vi.waitFor(() => expect(host.textContent).toContain('online'));
});

/** Answers of the first so many calls; who asks after them waits for good. */
function askedTimes(answers: readonly string[]): LocalRead<string> {
  const left = [...answers];
  return {
    name: 'asked',
    read: () => new Promise((resolve) => void (left.length > 0 && resolve(left.shift() ?? ''))),
  };
}

function ShownSmall({ question }: { question: LocalRead<string> }) {
  const answer = useSmallRead(question);
  return <p>{answer.kind === 'ready' ? answer.value : answer.kind}</p>;
}

test('a small question of a screen that comes back is answered before the database is followed', async () => {
  const account = openTestAccount();
  const small = (question: LocalRead<string> | null) => (
    <LocalAccountProvider value={account}>
      {question !== null && <ShownSmall question={question} />}
    </LocalAccountProvider>
  );
  const { host, draw } = render(small(askedTimes(['12', '12'])));
  await vi.waitFor(() => expect(host.textContent).toBe('12'));
  draw(small(null));

  draw(small(askedTimes(['13'])));
  expect(host.textContent).toBe('12');
  await vi.waitFor(() => expect(host.textContent).toBe('13'));
});

test('and it is asked while the screen is drawn, not behind all that is in it', async () => {
  const account = openTestAccount();
  const order: string[] = [];
  const question: LocalRead<string> = {
    name: 'asked in time',
    read: () => {
      order.push('asked');
      return Promise.resolve('12');
    },
  };
  function Inside() {
    useLayoutEffect(() => void order.push('drawn'), []);
    return null;
  }
  function Screen() {
    useSmallRead(question);
    return <Inside />;
  }
  const shown = (isShown: boolean) => (
    <LocalAccountProvider value={account}>{isShown && <Screen />}</LocalAccountProvider>
  );
  const { draw } = render(shown(true));
  await vi.waitFor(() => expect(order).toEqual(['drawn', 'asked']));
  draw(shown(false));
  draw(shown(true));
  expect(order.slice(2, 4)).toEqual(['asked', 'drawn']);
});

test('and it is asked once, then followed', async () => {
  const account = openTestAccount();
  const waiting: ((value: string) => void)[] = [];
  let isHeld = false;
  const question: LocalRead<string> = {
    name: 'asked once',
    read: async (db) => {
      const written = String(await db.meta.count());
      return isHeld ? new Promise((resolve) => waiting.push(resolve)) : written;
    },
  };
  const small = (isShown: boolean) => (
    <LocalAccountProvider value={account}>
      {isShown && <ShownSmall question={question} />}
    </LocalAccountProvider>
  );
  const { host, draw } = render(small(true));
  await vi.waitFor(() => expect(host.textContent).toBe('0'));
  draw(small(false));
  isHeld = true;
  draw(small(true));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await account.db.meta.toArray();
  expect(waiting).toHaveLength(1);

  waiting[0]?.('early');
  await vi.waitFor(() => expect([host.textContent, waiting.length]).toEqual(['early', 2]));
  isHeld = false;
  waiting[1]?.('followed');
  await vi.waitFor(() => expect(host.textContent).toBe('followed'));
  await account.db.meta.put({ key: 'connection', value: { kind: 'online', last_synced_at: 1 } });
  await vi.waitFor(() => expect(host.textContent).toBe('1'));
});

test('and where its first answer fails, it is asked by the database that is followed', async () => {
  const account = openTestAccount();
  let next = ['before'];
  const question: LocalRead<string> = {
    name: 'fails once',
    read: () => {
      const answer = next.length > 1 ? next.shift() : next[0];
      return answer === 'fails' ? Promise.reject(new Error('aborted')) : Promise.resolve(answer ?? '');
    },
  };
  const small = (isShown: boolean) => (
    <LocalAccountProvider value={account}>
      {isShown && <ShownSmall question={question} />}
    </LocalAccountProvider>
  );
  const { host, draw } = render(small(true));
  await vi.waitFor(() => expect(host.textContent).toBe('before'));
  draw(small(false));
  next = ['fails', 'after'];
  draw(small(true));
  await vi.waitFor(() => expect(host.textContent).toBe('after'));
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

const keysAsked = async () => ['connection'] as const;

/** As a question does that looks first at what it was asked. */
const askedLate: LocalRead<string> = {
  name: 'asked late',
  read: async (db) => {
    for (const key of await keysAsked()) {
      const row = await db.meta.get(key);
      if (row !== undefined) return row.key;
    }
    return 'none';
  },
};

function ShownLate() {
  const answer = useLocalRead(askedLate);
  const beside = useLiveRead(askedLate);
  return <p>{answer.kind === 'ready' ? `${answer.value}, ${beside ?? 'nothing'}` : answer.kind}</p>;
}

test('a question that waits for something else before it reads follows the database too', async () => {
  const account = openTestAccount();
  const { host } = render(
    <LocalAccountProvider value={account}>
      <ShownLate />
    </LocalAccountProvider>,
  );
  await vi.waitFor(() => expect(host.textContent).toBe('none, none'));
  await account.db.meta.put({ key: 'connection', value: { kind: 'online', last_synced_at: 1 } });
  await vi.waitFor(() => expect(host.textContent).toBe('connection, connection'));
});

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { useConnectionView } from './use-connection-view.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function setLine(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

function Shown() {
  return <p>{useConnectionView().kind}</p>;
}

test('a line that returns is seen, though the engine has nothing new to tell', async () => {
  const account = openTestAccount();
  await account.db.meta.put({ key: 'connection', value: { kind: 'online', last_synced_at: 1 } });
  setLine(false);
  const { host } = renderForTest(
    <LocalAccountProvider value={account}>
      <Shown />
    </LocalAccountProvider>,
  );
  await vi.waitFor(() => expect(host.textContent).toBe('offline'));
  setLine(true);
  expect(host.textContent).toBe('all_sent');
});

test('a server that does not answer is none, whatever the browser says', async () => {
  const account = openTestAccount();
  await account.db.meta.put({ key: 'connection', value: { kind: 'offline', last_synced_at: 1 } });
  setLine(true);
  const { host } = renderForTest(
    <LocalAccountProvider value={account}>
      <Shown />
    </LocalAccountProvider>,
  );
  await vi.waitFor(() => expect(host.textContent).toBe('offline'));
});

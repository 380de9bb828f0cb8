import { calendarDateOf } from '@portal/domain';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { CLIENT, OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { type Session, SessionProvider } from '#session/session-context.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { OfficeCalendarScreen } from './office-calendar-screen.tsx';

const session: Session = {
  kind: 'active',
  account: { uid: 'ana', tenant_id: 'aurora', role: 'admin', client_ids: [] },
  user: null,
  needs_sign_in: false,
};
const actions = { signOut: () => {}, retry: () => {} };
const at = '2026-11-20T12:00:00.000000000Z';
const whole = { scope: 'obligations', updated_at: at, id: 'x', safe_at: at, bootstrapped: true };

test('a new device says neither an empty month nor a number before all obligations have come', async () => {
  const account = openTestAccount();
  const { db } = account;
  const { host } = renderForTest(
    <SessionProvider value={{ session, actions }}>
      <LocalAccountProvider value={account}>
        <MemoryRouter>
          <OfficeCalendarScreen />
        </MemoryRouter>
      </LocalAccountProvider>
    </SessionProvider>,
  );
  const filter = () => host.querySelector('[aria-label="Responsável"]')?.textContent;
  const settles = (check: () => void) =>
    vi.waitFor(async () => {
      await act(() => Promise.resolve());
      check();
    });
  // Long enough for all that the screen asks to be answered.
  for (let question = 0; question < 20; question += 1) await act(async () => void (await db.cursors.count()));
  expect(host.textContent).toContain('Carregando...');
  expect(filter()).toBeUndefined();
  const due_date = calendarDateOf(new Date());
  await act(async () => {
    await db.clients.put(serverRow('clients', 'c1', CLIENT));
    await db.obligations.put(serverRow('obligations', 'o1', { ...OBLIGATION, due_date }));
  });
  await settles(() => expect(filter()).toBe('TodosSem responsável'));
  await act(async () => void (await db.cursors.put(whole)));
  await settles(() => expect(filter()).toBe('Todos1Sem responsável1'));
});

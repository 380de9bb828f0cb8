import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { dashboardDays } from '#data/figures/dashboard-days.ts';
import { pulledRead } from '#data/live/first-pull.ts';
import { prefetch } from '#data/live/prefetch.ts';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { MonthHistogram } from './month-histogram.tsx';
import { WeekCard } from './week-card.tsx';

const days = dashboardDays(new Date('2026-11-17T12:00:00Z'));

/** On a device that has everything, and knows it, before anything else of the day was read. */
async function draw(card: ReactNode) {
  const account = openTestAccount();
  const { db } = account;
  const at = '2026-11-17T12:00:00.000000000Z';
  await db.cursors.bulkPut(
    ['obligations', 'tasks'].map((scope) => ({
      scope,
      updated_at: at,
      id: '',
      safe_at: at,
      bootstrapped: true,
    })),
  );
  await prefetch(db, [pulledRead(['obligations']), pulledRead(['obligations', 'tasks'])]);
  const { host } = renderForTest(
    <LocalAccountProvider value={account}>
      <MemoryRouter>{card}</MemoryRouter>
    </LocalAccountProvider>,
  );
  const isLoading = () => host.querySelector('[role=status]') !== null;
  const until = (check: () => void) =>
    vi.waitFor(async () => {
      await act(() => Promise.resolve());
      check();
    });
  return { db, host, isLoading, until };
}

test('the month is said to be empty once it was read, and not before', async () => {
  const { host, isLoading, until } = await draw(<MonthHistogram days={days} />);
  expect(isLoading()).toBe(true);
  expect(plotIn(host)).toBeNull();
  await until(() => expect(plotIn(host)?.children).toHaveLength(30));
  expect(plotIn(host)?.getAttribute('aria-label')).toBe('Nenhuma obrigação vence em novembro');
});

test('the days of the month are drawn with what falls due', async () => {
  const { db, host, until } = await draw(<MonthHistogram days={days} />);
  await db.obligations.add(serverRow('obligations', 'o1', { ...OBLIGATION, due_date: '2026-11-20' }));
  await until(() => expect(plotIn(host)?.querySelectorAll('i')).toHaveLength(1));
  expect(plotIn(host)?.getAttribute('aria-label')).toBe(
    'Obrigações por dia de vencimento em novembro: dia 20: 1',
  );
});

test('nothing is said of the week before it was read', async () => {
  const { host, isLoading, until } = await draw(<WeekCard today={days.today} />);
  expect(isLoading()).toBe(true);
  expect(host.textContent).not.toContain('Nada vence');
  await until(() => expect(host.textContent).toContain('Nada vence nos próximos 7 dias.'));
});

const plotIn = (host: Element) => host.querySelector('[role=img]');

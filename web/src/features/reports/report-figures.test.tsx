import { NEW_CLIENT } from '@portal/domain';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { ReportFigures } from './report-figures.tsx';

const AT = '2026-11-20T12:00:00.000000000Z';

it('says no number of what has not come to the device yet, and a zero of what has', async () => {
  const account = openTestAccount();
  const { db } = account;
  await db.clients.put(serverRow('clients', 'c1', NEW_CLIENT));
  await db.cursors.put({ scope: 'documents', updated_at: AT, id: '', safe_at: AT, bootstrapped: true });
  const { host } = renderForTest(
    <LocalAccountProvider value={account}>
      <ReportFigures />
    </LocalAccountProvider>,
  );
  const numbers = () => [...host.querySelectorAll('dd')].map(({ textContent }) => textContent);
  await vi.waitFor(async () => {
    await act(() => Promise.resolve());
    expect(numbers()).toEqual(['1', '0', '', '']);
  });
});

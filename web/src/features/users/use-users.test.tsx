import type { AppUser } from '@portal/domain';
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { type AccountService, AccountServiceProvider } from '#session/account/account-service.ts';
import { SessionProvider } from '#session/session-context.ts';
import { Pager } from '#ui/lists/pager.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { useReadAll } from './use-read-all.ts';
import { useUsers } from './use-users.ts';

const ANA: AppUser = {
  auth_uid: 'ana',
  tenant_id: 'firm',
  client_id: null,
  client_ids: [],
  email: 'ana@exemplo.example',
  email_verified: true,
  full_name: 'Ana Dias',
  phone: null,
  role: 'accountant',
  requested_role: 'accountant',
  is_active: true,
  last_login_at: null,
  created_at: '2026-11-01T12:00:00.000000000Z',
  approved_at: '2026-11-01T12:00:00.000000000Z',
  approved_by: 'first-admin',
  blocked_at: null,
};

let undraw: () => unknown = () => undefined;
afterEach(() => undraw());

/** The panel of a firm of so many accounts, of which the service tells as many as it is asked for. */
function openPanel(people: number) {
  const asked: number[] = [];
  const accounts = Array.from({ length: people }, (_, at) => {
    const id = `p${String(at + 1).padStart(4, '0')}`;
    return { ...ANA, id, auth_uid: id, full_name: `Pessoa ${id}`, email: `${id}@exemplo.example` };
  });
  const watchUsers: AccountService['watchUsers'] = (_tenant, most, tell) => {
    asked.push(most);
    tell({ kind: 'ready', accounts: accounts.slice(0, most), hasMore: people > most });
    return () => undefined;
  };
  // Only what the panel calls is there: a call of anything else fails the test.
  const service = { watchUsers } as AccountService;
  const local = openTestAccount();
  const account = { uid: local.uid, tenant_id: local.tenant_id, role: 'admin' as const, client_ids: [] };
  const session = { kind: 'active' as const, account, user: null, needs_sign_in: false };
  ({ undraw } = renderForTest(
    <LocalAccountProvider value={local}>
      <AccountServiceProvider value={() => Promise.resolve(service)}>
        <SessionProvider value={{ session, actions: { signOut: vi.fn(), retry: vi.fn() } }}>
          <Listed />
        </SessionProvider>
      </AccountServiceProvider>
    </LocalAccountProvider>,
  ));
  return asked;
}

/** As the panel draws them, without its rows. */
function Listed() {
  const [isNarrowed, setNarrowed] = useState(false);
  const { listing, more, isReadingMore } = useUsers();
  useReadAll(isNarrowed && !isReadingMore, more);
  if (listing.kind !== 'ready') return null;
  return (
    <>
      <Pager page={0} total={listing.accounts.length} isMore={more !== null} onPage={() => undefined} />
      <ShowMore onMore={more} isBusy={isReadingMore} />
      <button type="button" onClick={() => setNarrowed(true)}>
        Buscar
      </button>
    </>
  );
}

const isTold = (words: string) =>
  vi.waitFor(async () => {
    await act(() => Promise.resolve());
    expect(document.querySelector('[role=status]')?.textContent).toBe(words);
  });
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(words));
const press = (words: string) => act(() => button(words)?.click());

it('says that a firm has more accounts than were read, and reads them when asked', async () => {
  const asked = openPanel(450);
  await isTold('1 a 50 de mais de 200');
  press('Mostrar mais');
  await isTold('1 a 50 de mais de 400');
  press('Mostrar mais');
  await isTold('1 a 50 de 450');
  expect(button('Mostrar mais')).toBeUndefined();
  expect(asked).toEqual([200, 400, 800]);
});

it('reads on by itself while somebody looks for a person, and no further than the last account', async () => {
  const asked = openPanel(3_500);
  await isTold('1 a 50 de mais de 200');
  press('Buscar');
  await isTold('1 a 50 de 3500');
  expect(asked).toEqual([200, 400, 800, 1_600, 3_200, 6_400]);
});

it('reads once, and offers no more, where that was all', async () => {
  const asked = openPanel(200);
  await isTold('1 a 50 de 200');
  expect(button('Mostrar mais')).toBeUndefined();
  expect(asked).toEqual([200]);
});

import { addDays, calendarDateOf, type EntityName, slipId } from '@portal/domain';
import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { MonthOfClient } from '#features/client-month/month-of-client.tsx';
import { PortalDocuments } from '#features/documents/portal/portal-documents.tsx';
import { MyObligations } from '#features/obligations/portal/my-obligations.tsx';
import { RequestsScreen } from '#features/requests/portal/requests-screen.tsx';
import { DocumentActionsProvider } from '#records/documents/document-actions.ts';
import { NO_FILES } from '#records/documents/testing/no-files.ts';
import { AccountServiceProvider } from '#session/account/account-service.ts';
import { type Session, SessionProvider } from '#session/session-context.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { MonthLine } from './month-line.tsx';

const session: Session = {
  kind: 'active',
  account: { uid: 'marcos', tenant_id: 'aurora', role: 'client', client_ids: ['c1'] },
  user: null,
  needs_sign_in: false,
};
const unreachable = () => Promise.reject(new Error('no connection'));
const actions = { signOut: () => {}, retry: () => {} };

const due_date = addDays(calendarDateOf(new Date()), 1);
const SCOPES = ['obligations?client_id=c1', 'slips?client_id=c1', 'slip_events?client_id=c1', 'selic_rates'];
const at = '2026-11-20T12:00:00.000000000Z';
const whole = (scope: string) => ({ scope, updated_at: at, id: 'x', safe_at: at, bootstrapped: true });

/** Nothing has come yet. */
function newDevice() {
  const { db, ...account } = openTestAccount('marcos');
  const shown = (content: ReactNode) => (
    <SessionProvider value={{ session, actions }}>
      <AccountServiceProvider value={unreachable}>
        <LocalAccountProvider value={{ db, ...account }}>
          <DocumentActionsProvider value={NO_FILES}>
            <MemoryRouter>{content}</MemoryRouter>
          </DocumentActionsProvider>
        </LocalAccountProvider>
      </AccountServiceProvider>
    </SessionProvider>
  );
  const drawn = (content: ReactNode) => renderForTest(shown(content)).host;
  return { db, drawn };
}

/** A slip for tomorrow has come to it. */
async function withSlip() {
  const device = newDevice();
  await device.db.obligations.put(serverRow('obligations', 'o1', { ...OBLIGATION, due_date }));
  await device.db.slips.put(
    serverRow('slips', slipId('o1', 1), {
      ...{ client_id: 'c1', obligation_id: 'o1', version: 1, document_id: 'd1' },
      ...{
        document_sha256: 'a'.repeat(64),
        amount_cents: 64_118,
        pix_code: null,
        payment_line: null,
        due_date,
      },
    }),
  );
  return device;
}

async function settles(check: () => void): Promise<void> {
  await vi.waitFor(async () => {
    await act(() => Promise.resolve());
    check();
  });
}

test.each(SCOPES)('no line says a sum before %s has come', async (late) => {
  const { db, drawn } = await withSlip();
  await db.cursors.bulkPut(SCOPES.filter((scope) => scope !== late).map(whole));
  const host = drawn(
    <>
      <MonthLine clientId="c1" to="/" />
      <MonthOfClient clientId="c1" />
    </>,
  );
  // The slip itself is there, its card can be paid from.
  await settles(() => expect(host.textContent).toContain('Para pagar'));
  expect(host.textContent).not.toContain('Você precisa pagar');
  expect(host.textContent).not.toContain('Até amanhã');
  await act(async () => void (await db.cursors.put(whole(late))));
  await settles(() => expect(host.textContent).toContain('Você precisa pagar até'));
  expect(host.querySelector('a')?.textContent).toMatch(/^Até .*R\$\s641,18$/u);
});

test('without a connection the sum of what has come is said, and that it may lack something', async () => {
  const { db, drawn } = await withSlip();
  await db.meta.put({ key: 'connection', value: { kind: 'offline', last_synced_at: null } });
  const host = drawn(<MonthOfClient clientId="c1" />);
  await settles(() => expect(host.textContent).toContain('não está na soma'));
  expect(host.textContent).toMatch(/Você precisa pagar até .*641,18/u);
  await act(async () => void (await db.cursors.bulkPut(SCOPES.map(whole))));
  await settles(() => expect(host.textContent).not.toContain('não está na soma'));
});

test('what a late slip costs is not said to lack a rate that has not come yet', async () => {
  const { db, drawn } = await withSlip();
  const late = addDays(calendarDateOf(new Date()), -60);
  await db.obligations.update('o1', { due_date: late, rule_key: 'pgdas-das' });
  await db.slips.update(slipId('o1', 1), { due_date: late });
  const host = drawn(<MyObligations clientId="c1" />);
  await settles(() => expect(host.textContent).toContain('o valor mudou: peça a guia nova'));
  await act(async () => void (await db.cursors.put(whole('selic_rates'))));
  await settles(() => expect(host.textContent).toContain('não dá para estimar: sem Selic de'));
});

const LISTS: [EntityName, ReactNode, string, string][] = [
  [
    'documents',
    <PortalDocuments key="" clientId="c1" />,
    'Nenhum documento enviado ainda',
    'Nenhum documento seu neste aparelho',
  ],
  [
    'obligations',
    <MyObligations key="" clientId="c1" />,
    'Nenhuma obrigação registrada',
    'Nenhuma obrigação neste aparelho',
  ],
  [
    'service_requests',
    <RequestsScreen key="" clientId="c1" />,
    'Nenhuma solicitação ainda',
    'Nenhuma solicitação neste aparelho',
  ],
];

test.each(LISTS)('there are no %s only once all of them could have come', async (entity, screen, none) => {
  const { db, drawn } = newDevice();
  const host = drawn(screen);
  // Long enough for all that the screen asks to be answered.
  for (let question = 0; question < 20; question += 1) await act(async () => void (await db.cursors.count()));
  expect(host.textContent).toContain('Carregando...');
  expect(host.textContent).not.toContain(none);
  await act(async () => void (await db.cursors.put(whole(`${entity}?client_id=c1`))));
  await settles(() => expect(host.textContent).toContain(none));
});

test.each(LISTS)(
  'without a connection, %s that never came are said to be elsewhere',
  async (_, screen, none, away) => {
    const { db, drawn } = newDevice();
    await db.meta.put({ key: 'connection', value: { kind: 'offline', last_synced_at: null } });
    const host = drawn(screen);
    await settles(() => expect(host.textContent).toContain(away));
    expect(host.textContent).not.toContain(none);
  },
);

import { calendarDateOf } from '@portal/domain';
import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { CLIENT, OBLIGATION, openTestAccount, serverRow, TASK } from '#data/testing/local-account.ts';
import { InboxScreen } from '#features/messages/inbox/inbox-screen.tsx';
import { NoticesScreen } from '#features/notices/notices-screen.tsx';
import { NotesScreen } from '#features/notes/notes-screen.tsx';
import { OfficeCalendarScreen } from '#features/obligations/office-calendar/office-calendar-screen.tsx';
import { ReportsScreen } from '#features/reports/reports-screen.tsx';
import { OfficeRequestsScreen } from '#features/requests/office/office-requests-screen.tsx';
import { ServicesScreen } from '#features/services/services-screen.tsx';
import { SlipsScreen } from '#features/slips/slips-screen.tsx';
import { TasksScreen } from '#features/tasks/tasks-screen.tsx';
import { AccountServiceProvider } from '#session/account/account-service.ts';
import { type Session, SessionProvider } from '#session/session-context.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';

const session: Session = {
  kind: 'active',
  account: { uid: 'ana', tenant_id: 'aurora', role: 'admin', client_ids: [] },
  user: null,
  needs_sign_in: false,
};
const unreachable = () => Promise.reject(new Error('no connection'));
const actions = { signOut: () => {}, retry: () => {} };

const WRITTEN_AT = '2026-11-20T12:00:00.000000000Z';

async function fill(db: PortalDatabase): Promise<void> {
  await db.clients.add(serverRow('clients', 'c1', CLIENT));
  await db.tasks.add(serverRow('tasks', 't1', TASK));
  await db.notes.add(
    serverRow('notes', 'n1', {
      title: 'Reunião',
      content: 'Trazer o contrato',
      category: null,
      client_id: null,
    }),
  );
  await db.services.add(
    serverRow('services', 's1', { name: 'Certidão', description: null, price_cents: 9_000, is_active: true }),
  );
  await db.service_requests.add(
    serverRow('service_requests', 'r1', {
      ...{ client_id: 'c1', service_id: 's1', description: 'Para o banco' },
      ...{ status: 'open', answer: null, document_ids: [] },
    }),
  );
  await db.message_threads.add(
    serverRow('message_threads', 'c1', {
      ...{ client_id: 'c1', subject: 'Conversa com contador', participants: [] },
      ...{ last_message_at: WRITTEN_AT, last_sender_id: 'zeca' },
    }),
  );
  await db.messages.add(
    serverRow('messages', 'm1', {
      ...{ client_id: 'c1', thread_id: 'c1', sender_id: 'zeca', content: 'Até amanhã' },
      ...{ status: 'sent', document_ids: [], written_at: WRITTEN_AT },
    }),
  );
  const due_date = calendarDateOf(new Date());
  await db.obligations.add(serverRow('obligations', 'o1', { ...OBLIGATION, due_date }));
  await db.slips.add(
    serverRow('slips', 'o1_1', {
      ...{
        client_id: 'c1',
        obligation_id: 'o1',
        version: 1,
        document_id: 'd1',
        document_sha256: 'a'.repeat(64),
      },
      ...{ amount_cents: 18_237, pix_code: null, payment_line: null, due_date },
    }),
  );
  await db.notifications.add(
    serverRow('notifications', 'n1', {
      ...{
        user_id: 'ana',
        kind: 'slip_due_1',
        title: 'A guia vence hoje',
        body: '',
        link: '/admin',
        read_at: null,
      },
    }),
  );
  const at = { updated_at: WRITTEN_AT, id: 'x', safe_at: WRITTEN_AT, bootstrapped: true };
  await db.cursors.add({ scope: 'obligations', ...at });
}

const LISTS: [string, ReactNode, string][] = [
  ['notes', <NotesScreen key="" />, 'Reunião'],
  ['services', <ServicesScreen key="" />, 'Certidão'],
  ['tasks', <TasksScreen key="" />, 'Conferir folha'],
  ['requests', <OfficeRequestsScreen key="" />, 'Para o banco'],
  ['conversations', <InboxScreen key="" />, 'Até amanhã'],
  ['slips', <SlipsScreen key="" />, 'R$ 182,37'],
  ['notices', <NoticesScreen key="" variant="admin" preferences={null} />, 'A guia vence hoje'],
  ['what falls due', <OfficeCalendarScreen key="" />, 'Sem responsável1'],
  ['the months of a report', <ReportsScreen key="" />, 'Obrigações por mês de vencimento'],
];

test.each(LISTS)(
  'the screen of %s that comes back is drawn with its rows at once',
  async (_name, screen, words) => {
    const account = openTestAccount();
    await fill(account.db);
    const shown = (content: ReactNode) => (
      <SessionProvider value={{ session, actions }}>
        <AccountServiceProvider value={unreachable}>
          <LocalAccountProvider value={account}>
            <MemoryRouter>{content}</MemoryRouter>
          </LocalAccountProvider>
        </AccountServiceProvider>
      </SessionProvider>
    );
    const { host, draw } = renderForTest(shown(screen));
    await vi.waitFor(async () => {
      await act(() => Promise.resolve());
      expect(host.textContent).toContain(words);
    });
    draw(shown(null));
    expect(host.textContent).not.toContain(words);
    draw(shown(screen));
    expect(host.textContent).toContain(words);
  },
);

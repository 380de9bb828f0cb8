import { type Row, toInstant } from '@portal/domain';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { firstDocumentsOfClient } from '#data/documents/first-documents.ts';
import { prefetch } from '#data/live/prefetch.ts';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { DOCUMENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { DocumentActionsProvider } from '#records/documents/document-actions.ts';
import { NO_FILES } from '#records/documents/testing/no-files.ts';
import { SessionProvider } from '#session/session-context.ts';
import { toastStore } from '#ui/feedback/toast.ts';
import { paint } from '#ui/testing/paint.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { PortalDocuments } from './portal-documents.tsx';

const none = () => Promise.resolve();
/** A document a day, every fourth of the office. */
const documents = Array.from({ length: 200 }, (_, day): Row<'documents'> => {
  const category = day % 4 === 0 ? 'Guias' : 'client_upload';
  const fields = { ...DOCUMENT, client_id: 'bakery', category, filename: `dia ${day}.pdf` };
  const created_at = toInstant(new Date(Date.now() - day * 86_400_000));
  return { ...serverRow('documents', `d${day}`, fields), created_at };
});

async function open(meanwhile?: (db: PortalDatabase) => void, rows = documents) {
  const account = openTestAccount();
  await account.db.documents.bulkPut(rows);
  await prefetch(account.db, [firstDocumentsOfClient('bakery')]);
  meanwhile?.(account.db);
  const { host } = renderForTest(
    <LocalAccountProvider value={account}>
      <MemoryRouter>
        <SessionProvider value={{ session: { kind: 'loading' }, actions: { signOut: none, retry: none } }}>
          <DocumentActionsProvider value={NO_FILES}>
            <PortalDocuments clientId="bakery" />
          </DocumentActionsProvider>
        </SessionProvider>
      </MemoryRouter>
    </LocalAccountProvider>,
  );
  const until = (check: () => void) =>
    vi.waitFor(async () => {
      await act(() => Promise.resolve());
      check();
    });
  const namesIn = (list: string) =>
    [...host.querySelectorAll(`[aria-label="${list}"] > li`)].map(
      ({ textContent }) => /dia \d+\.pdf/.exec(textContent)?.[0],
    );
  return { host, until, namesIn };
}

test('a start is drawn with the newest, says no number of files, and has all and their number a moment later', async () => {
  const { host, until, namesIn } = await open();
  const first = { office: namesIn('Do escritório'), sent: namesIn('Documentos Enviados') };
  expect(first).toEqual({
    office: ['dia 0.pdf', 'dia 4.pdf', 'dia 8.pdf'],
    sent: ['dia 1.pdf', 'dia 2.pdf', 'dia 3.pdf'],
  });
  expect(host.textContent).not.toMatch(/\d+ arquivo/);
  expect(host.textContent).toMatch(/Ver todos(?! os)/);
  await paint();
  await until(() => expect(host.textContent).toContain('150 arquivos'));
  expect(host.textContent).toContain('50 arquivos');
  expect(host.textContent).toContain('Ver todos os 50');
  expect(namesIn('Do escritório')).toEqual(first.office);
  expect(namesIn('Documentos Enviados').slice(0, 3)).toEqual(first.sent);
});

test('nothing is said of what is kept on the device before all documents are read', async () => {
  const { host, until } = await open((db) =>
    vi
      .spyOn(db.documents, 'where')
      .mockReturnValue({ between: () => ({ toArray: () => new Promise(() => {}) }) } as never),
  );
  await paint();
  await until(() => expect(host.querySelector('[aria-label="Envio e espaço"]')).not.toBeNull());
  expect(host.textContent).not.toContain('Guardado neste aparelho');
});

test.each([
  ['are not called lost', true, []],
  [
    'are said to be kept without a connection',
    false,
    ['Documentos guardados neste aparelho. Serão enviados quando houver conexão.'],
  ],
])('files that the device has taken %s where it fails a moment later', async (_, isOnline, said) => {
  const browser = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const file = new File(['<nfe/>'], 'nota.xml', { type: 'text/xml' });
  const settled = [{ file, client_id: 'bakery' }];
  const settle = vi.spyOn(NO_FILES, 'settle').mockResolvedValue(settled);
  const { host, until } = await open(
    ({ differences }) =>
      vi.spyOn(differences, 'filter').mockImplementation(() => {
        throw new Error('the database was closed');
      }),
    documents.slice(0, 2),
  );
  const input = host.querySelector<HTMLInputElement>('input[type=file]');
  await act(async () => {
    Object.defineProperty(input, 'files', { value: [file] });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await until(() => expect(host.textContent).toContain('nota.xml'));
  await until(() => expect(host.querySelector('[aria-busy=true]')).toBeNull());
  expect(toastStore.read().map(({ title }) => title)).toEqual(said);
  settle.mockRestore();
  browser.mockRestore();
});

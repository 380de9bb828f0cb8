import { afterEach, expect, it, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { DOCUMENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { DocumentList } from './document-list.tsx';

afterEach(() => vi.restoreAllMocks());

const AWAY = 'Não está neste aparelho: abre quando houver conexão';
const documents = ['d1', 'd2'].map((id) => serverRow('documents', id, DOCUMENT));

const draw = (shown = documents, account = openTestAccount()) =>
  renderForTest(
    <LocalAccountProvider value={account}>
      <DocumentList
        label="Do escritório"
        documents={shown}
        states={new Map()}
        pinnedIds={new Set()}
        busyId={null}
        onDownload={() => undefined}
        onOpen={() => undefined}
        onPin={() => undefined}
        onRetry={() => undefined}
        onSendAnother={() => undefined}
      />
    </LocalAccountProvider>,
  ).host;

it('says once when what is not on the device opens, and marks each such row', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const host = draw();
  await vi.waitFor(() => expect(host.querySelector('p')?.textContent).toBe(AWAY));
  const marks = [...host.querySelectorAll('li')].map((row) =>
    [...row.querySelectorAll('span')].find(
      ({ children, textContent }) => children.length === 0 && textContent === AWAY,
    ),
  );
  expect(marks).toHaveLength(2);
  expect(marks.every((mark) => mark !== undefined && getComputedStyle(mark).position === 'absolute')).toBe(
    true,
  );
});

it('says of the file of a slip that another one replaced which holds, and nothing of that one', async () => {
  const account = openTestAccount();
  const slip = {
    client_id: 'c1',
    obligation_id: 'o1',
    document_sha256: '',
    pix_code: null,
    payment_line: null,
  };
  const [first, second] = [
    { ...slip, version: 1, document_id: 'd1', amount_cents: 184_237, due_date: '2026-11-20' },
    { ...slip, version: 2, document_id: 'd2', amount_cents: 190_000, due_date: '2026-11-30' },
  ];
  await account.db.slips.bulkPut([serverRow('slips', 's1', first), serverRow('slips', 's2', second)]);
  const slips = documents.map((document) => ({ ...document, client_id: 'c1', category: 'Guias' }));
  const host = draw(slips, account);
  const text = 'Guia substituída: a que vale é a 2ª, de R$ 1.900,00 até 30/11/2026.';
  await vi.waitFor(() => expect(host.textContent).toContain(text));
  expect([...host.querySelectorAll('li')].map((row) => row.textContent.includes(text))).toEqual([
    true,
    false,
  ]);
});

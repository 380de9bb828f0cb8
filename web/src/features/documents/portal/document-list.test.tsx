import { MISSING_FILE } from '@portal/domain';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepFile } from '#data/files/kept-files.ts';
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

describe('a file that the server does not have', () => {
  const lost = { check: 'refused', check_reason: MISSING_FILE.lost } as const;
  const rowOf = (fields: Partial<typeof DOCUMENT>) =>
    serverRow('documents', 'd1', { ...DOCUMENT, ...lost, ...fields });

  it.each([
    ['the office, is asked for there', {}, 'Peça uma cópia ao escritório.'],
    ['here, is sent anew', { category: 'client_upload' }, 'Envie outro.'],
  ])('and no copy of which is here, of %s', async (_whose, fields, advice) => {
    const host = draw([rowOf(fields)]);
    await vi.waitFor(() => expect(host.textContent).toContain(`${MISSING_FILE.lost} ${advice}`));
    expect(host.textContent).toContain('Sem o arquivo');
    expect(host.textContent).not.toContain('verificação');
  });

  it('is offered from the copy on the device, and then said to be sent', async () => {
    const account = openTestAccount();
    await account.db.documents.put(rowOf({}));
    await keepFile(account.db, 'd1', new Blob(['%PDF-1.4 guia'], { type: 'application/pdf' }));
    const host = draw([rowOf({})], account);
    const button = await vi.waitFor(() => {
      const found = host.querySelector<HTMLElement>('button[aria-label="Enviar de novo: guia.pdf"]');
      if (found === null) throw new Error('no button yet');
      return found;
    });
    expect(host.textContent).toContain('Este aparelho guarda uma cópia.');
    await act(async () => button.click());
    await vi.waitFor(async () => {
      await act(() => Promise.resolve());
      expect(host.textContent).toContain('Uma cópia foi enviada de novo.');
    });
    expect(await account.db.documents.filter(({ replaces }) => replaces === 'd1').toArray()).toMatchObject([
      { client_id: 'c1', category: 'client_upload', check: 'pending' },
    ]);
  });
});

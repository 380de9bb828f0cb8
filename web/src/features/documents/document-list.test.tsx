import { afterEach, expect, it, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { DOCUMENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { DocumentList } from './document-list.tsx';

afterEach(() => vi.restoreAllMocks());

const AWAY = 'Não está neste aparelho: abre quando houver conexão';
const documents = ['d1', 'd2'].map((id) => serverRow('documents', id, DOCUMENT));

const draw = () =>
  renderForTest(
    <LocalAccountProvider value={openTestAccount()}>
      <DocumentList
        label="Do escritório"
        documents={documents}
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

import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { DOCUMENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { Attachment } from './attachment.tsx';

const slip = serverRow('documents', 'd1', { ...DOCUMENT, filename: 'Guia DAS.pdf' });

const draw = (isOutOfReach: boolean) =>
  renderForTest(
    <MemoryRouter>
      <LocalAccountProvider value={openTestAccount()}>
        <Attachment
          document={slip}
          state={{ kind: 'sent' }}
          isBusy={false}
          isOutOfReach={isOutOfReach}
          onDownload={() => undefined}
        />
      </LocalAccountProvider>
    </MemoryRouter>,
  ).host;

it('is offered where it can be had', () => {
  expect(draw(false).querySelector('button')?.getAttribute('aria-label')).toBe('Baixar Guia DAS.pdf');
});

it('says when it opens instead of offering what cannot be done', () => {
  const host = draw(true);
  expect(host.querySelector('button')).toBeNull();
  expect(host.textContent).toContain('Não está neste aparelho: abre quando houver conexão');
});

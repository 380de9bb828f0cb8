import { expect, test, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import type { InboxThread } from '#data/messages/inbox.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { InboxList } from './inbox-list.tsx';

const at = '2026-11-20T12:00:00.000000000Z';
const NAMES = new Map([['rui', 'Rui Prado']]);

/** What the list says of a conversation below the client's name. */
function told(last: InboxThread['last'], isComplete = true): string {
  const thread = { client_id: 'c1', client_name: 'Padaria', assigned_to: null, unread: 0, last };
  const { host } = renderForTest(
    <LocalAccountProvider value={openTestAccount('ana')}>
      <InboxList {...{ isComplete, threads: [thread] }} openId={null} staffNames={NAMES} onOpen={() => {}} />
    </LocalAccountProvider>,
  );
  return host.textContent;
}

test('a conversation shows what was said last, and who of the firm said it', () => {
  expect(told({ at, said: { content: 'Recebi', sender_id: 'ana' } })).toContain('Você: Recebi');
  expect(told({ at, said: { content: 'Segue', sender_id: 'rui' } })).toContain('Rui: Segue');
  const ofClient = told({ at, said: { content: 'Obrigado', sender_id: 'zeca' } });
  expect(ofClient).toContain('Obrigado');
  expect(ofClient).not.toContain(': Obrigado');
});

test('only where all conversations have arrived, and none of it is on the server, nobody has written yet', () => {
  expect(told(null)).toContain('Nenhuma mensagem ainda');
  expect(told(null, false)).toContain('Carregando...');
  expect(told({ at, said: null }, false)).toContain('Carregando...');
  const browser = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(told(null, false)).toContain('Ainda não está neste aparelho');
  expect(told(null)).toContain('Nenhuma mensagem ainda');
  browser.mockRestore();
  expect(told({ at, said: null })).toContain('A última mensagem não está neste aparelho');
});

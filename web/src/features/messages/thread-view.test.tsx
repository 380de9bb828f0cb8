import { expect, test } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { DocumentActionsProvider } from '#records/documents/document-actions.ts';
import { NO_FILES } from '#records/documents/testing/no-files.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { ThreadView } from './thread-view.tsx';
import type { ThreadQuery } from './use-thread.ts';

function wordsOfEmpty(isElsewhere: boolean): string {
  const query: ThreadQuery = {
    kind: 'ready',
    thread: {
      ...{ messages: [], hasOlder: false, isComplete: true, isElsewhere },
      ...{ mark: { kind: 'unknown' }, documents: new Map(), people: new Map() },
    },
    showOlder: () => undefined,
  };
  const { host } = renderForTest(
    <LocalAccountProvider value={openTestAccount()}>
      <DocumentActionsProvider value={NO_FILES}>
        <ThreadView
          clientId="c1"
          query={query}
          filedAs={{ category: null, description: null }}
          unknownSender="Cliente"
        />
      </DocumentActionsProvider>
    </LocalAccountProvider>,
  );
  return host.textContent;
}

test('a conversation of which nothing is on this device does not say that nobody has spoken', () => {
  expect(wordsOfEmpty(false)).toContain('Nenhuma mensagem ainda');
  const elsewhere = wordsOfEmpty(true);
  expect(elsewhere).toContain('A conversa não está neste aparelho');
  expect(elsewhere).not.toContain('Nenhuma mensagem');
});

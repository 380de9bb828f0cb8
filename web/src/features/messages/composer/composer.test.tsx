import { expect, it, vi } from 'vitest';
import { changeDraft, readDraft } from '#data/drafts/drafts.ts';
import { type LocalAccount, LocalAccountProvider } from '#data/local/database-context.ts';
import { listPending } from '#data/outbox/outbox-actions.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { DocumentActionsProvider } from '#records/documents/document-actions.ts';
import { NO_FILES } from '#records/documents/testing/no-files.ts';
import { toastStore } from '#ui/feedback/toast.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { Composer } from './composer.tsx';
import { useComposer } from './use-composer.ts';

const DRAFT = { kind: 'message', subject_id: 'c1' } as const;

function Example() {
  return <Composer composer={useComposer('c1', { category: null, description: null })} />;
}

/** The device answers in its own time: from the first drawing on React runs as it does in a browser. */
const actEnvironment = (isOn: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isOn });

function draw(account: LocalAccount = openTestAccount()) {
  actEnvironment(true);
  const { host } = renderForTest(
    <LocalAccountProvider value={account}>
      <DocumentActionsProvider value={NO_FILES}>
        <Example />
      </DocumentActionsProvider>
    </LocalAccountProvider>,
  );
  actEnvironment(false);
  const field = () => host.querySelector('textarea') as HTMLTextAreaElement; // it is always drawn
  const button = () => host.querySelector<HTMLButtonElement>('button[type=submit]');
  const type = async (text: string) => {
    // React watches the element's own setter.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(button()?.disabled).toBe(text.trim() === ''));
  };
  const press = (init: KeyboardEventInit) =>
    field().dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  return { account, field, type, press, button };
}

const noRoom = () => Object.assign(new Error('full'), { name: 'QuotaExceededError' });

const said = async ({ db }: LocalAccount) => (await listPending(db)).map(({ patch }) => patch['content']);

it('sends by Enter what is left when it is trimmed, and is empty then', async () => {
  const { account, field, type, press } = draw();
  await type('  Bom dia\nRafael \n');
  press({ key: 'Enter', shiftKey: true });
  expect(await said(account)).toEqual([]);
  press({ key: 'Enter' });
  await vi.waitFor(async () => expect(await said(account)).toEqual(['Bom dia\nRafael']));
  await vi.waitFor(() => expect(field().value).toBe(''));
  expect(await readDraft(account.db, DRAFT)).toEqual({ text: '', files: [] });
});

it('sends nothing of blanks', async () => {
  const { account, type, press, button } = draw();
  await type(' \n\t ');
  expect(button()?.disabled).toBe(true);
  press({ key: 'Enter' });
  expect(await said(account)).toEqual([]);
});

it('sends once however fast Enter is pressed', async () => {
  const { account, type, press, field } = draw();
  await type('Uma vez');
  press({ key: 'Enter' });
  press({ key: 'Enter' });
  await vi.waitFor(() => expect(field().value).toBe(''));
  expect(await said(account)).toEqual(['Uma vez']);
});

it('finds what was typed before the page went', async () => {
  const account = openTestAccount();
  await changeDraft(account.db, DRAFT, (draft) => ({ ...draft, text: 'Ainda não enviei' }));
  const { field, type } = draw(account);
  await vi.waitFor(() => expect(field().value).toBe('Ainda não enviei'));
  await type('Ainda não enviei isto');
  await vi.waitFor(async () =>
    expect((await readDraft(account.db, DRAFT)).text).toBe('Ainda não enviei isto'),
  );
});

it('says that the device has no room while somebody is still typing', async () => {
  const { account, type } = draw();
  vi.spyOn(account.db, 'transaction').mockRejectedValue(noRoom());
  await type('Um começo');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Não há espaço livre'));
});

it('keeps the text and says so when the device has no room', async () => {
  const { account, type, press, field } = draw();
  vi.spyOn(account.db, 'transaction').mockRejectedValue(noRoom());
  await type('Não pode sumir');
  press({ key: 'Enter' });
  await vi.waitFor(() =>
    expect(toastStore.read().map(({ title }) => title)).toContain('Erro ao enviar mensagem'),
  );
  expect(field().value).toBe('Não pode sumir');
  expect(await said(account)).toEqual([]);
});

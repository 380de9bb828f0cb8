import { describe, expect, it } from 'vitest';
import { linkToOpen } from '#pwa/open-link-message.ts';
import { showNotices } from './show-notices.ts';

type Options = { url: string; answers: boolean };

/** A worker with these pages, and what it does with them. */
function worker(pages: Options[] = []) {
  const shown: unknown[] = [];
  const done: unknown[] = [];
  const clients = pages.map(({ url, answers }) => ({
    url,
    focus: () => Promise.resolve(done.push(['focus', url])),
    navigate: (to: string) => Promise.resolve(done.push(['navigate', to])),
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      done.push(['told', linkToOpen(message)]);
      if (answers) port?.postMessage('opened');
    },
  }));
  const scope = Object.assign(new EventTarget(), {
    location: { origin: 'https://portal.example' },
    registration: {
      showNotification: (title: string, options: NotificationOptions) =>
        Promise.resolve(void shown.push({ title, ...options })),
    },
    clients: {
      matchAll: () => Promise.resolve(clients),
      openWindow: (url: string) => Promise.resolve(done.push(['open', url])),
    },
  });
  showNotices(scope as never);
  const dispatch = async (name: string, fields: object) => {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    scope.dispatchEvent(Object.assign(new Event(name), { waitUntil, ...fields }));
    await Promise.all(work);
  };
  return {
    shown,
    done,
    push: (text: string | null) =>
      dispatch('push', { data: text === null ? null : { json: (): unknown => JSON.parse(text) } }),
    tap: (link: unknown) =>
      dispatch('notificationclick', {
        notification: { data: { link }, close: () => void done.push(['close']) },
      }),
  };
}

const SAID = {
  title: 'Uma guia nova',
  body: 'Abra o portal para ver.',
  link: '/client-portal/month',
  tag: 'abc',
};

describe('a push', () => {
  it('is shown as it was said, the same event as one', async () => {
    const { shown, push } = worker();
    await push(JSON.stringify(SAID));
    const { link, ...said } = SAID;
    expect(shown).toEqual([{ ...said, icon: '/icons/icon-192.png', lang: 'pt-BR', data: { link } }]);
  });

  it.each([null, 'no JSON', '7', '{"title": 7}'])(
    'that cannot be read says that there is one: %s',
    async (text) => {
      const { shown, push } = worker();
      await push(text);
      expect(shown).toMatchObject([{ title: 'Há um aviso no portal', body: 'Abra o portal para ver.' }]);
    },
  );
});

describe('a tap', () => {
  const APP = 'https://portal.example/admin/clients';

  it('opens the thing in the open page of the app, without loading it anew', async () => {
    const { done, tap } = worker([
      { url: 'https://portal.example/blog', answers: true },
      { url: APP, answers: true },
    ]);
    await tap('/client-portal/month');
    expect(done).toEqual([['close'], ['focus', APP], ['told', '/client-portal/month']]);
  });

  it('loads it in a page that does not answer', async () => {
    const { done, tap } = worker([{ url: APP, answers: false }]);
    await tap('/client-portal/month');
    expect(done.at(-1)).toEqual(['navigate', 'https://portal.example/client-portal/month']);
  });

  it.each([[[]], [[{ url: 'https://portal.example/blog', answers: true }]]])(
    'opens a page where none of the app is open',
    async (pages) => {
      const { done, tap } = worker(pages);
      await tap('/client-portal/month?empresa=c1');
      expect(done).toEqual([['close'], ['open', 'https://portal.example/client-portal/month?empresa=c1']]);
    },
  );

  it.each(['https://evil.example/', '//evil.example/client-portal', '/blog', 7, undefined])(
    'leads nowhere but into the app: %s',
    async (link) => {
      const { done, tap } = worker();
      await tap(link);
      expect(done.at(-1)).toEqual(['open', 'https://portal.example/auth']);
    },
  );
});

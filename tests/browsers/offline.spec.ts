import { Person } from '../e2e/support/office.ts';
import { demo } from '../e2e/support/people.ts';
import type { Tab } from './driver/tab.ts';
import { keepsApp, message, newText, openChat, openPortal, say, SENT } from './portal.ts';
import { expect, test } from './story.ts';

test(
  'a message written without a connection waits, survives a reload, and arrives once',
  { tag: '@every-day' },
  async ({ device }) => {
    const text = newText('Sem conexão');
    const tab = await openPortal(device);
    await openChat(tab);
    await keepsApp(tab);

    await device.goOffline();
    await say(tab, text);
    await tab.see(message(text, 'No aparelho'));
    await tab.reload();
    await tab.see(message(text, 'No aparelho'));
    await tab.see({ css: 'body', text: 'Sem conexão – última sincronização' });

    await device.goOnline();
    await tab.see(message(text, 'Enviado'), 60_000);
    await tab.seeNoMore({ css: 'body', text: 'Sem conexão – última sincronização' });
    const company = await (await Person.of(demo.client)).company();
    const thread = await (await Person.of(demo.accountant)).thread(company);
    expect(thread.filter(({ content }) => content === text)).toHaveLength(1);
  },
);

test('a reload without a connection shows what was seen', async ({ device }) => {
  const tab = await openPortal(device);
  await tab.see({ css: 'body', text: 'Tudo enviado' });
  const documents = await tab.count({ css: SENT });
  await openChat(tab);
  const message = await newestMessage(tab);
  expect(message).not.toBe('');
  await keepsApp(tab);

  await device.goOffline();
  await tab.reload();
  await expect.poll(() => newestMessage(tab)).toBe(message);
  await tab.press({ css: '[role=tab]', text: 'Documentos' });
  await expect.poll(() => tab.count({ css: SENT })).toBe(documents);
});

const newestMessage = (tab: Tab) =>
  tab.run(() => [...document.querySelectorAll('article')].at(-1)?.innerText ?? '');

import type { Tab } from './driver/tab.ts';
import { CHAT, message, newText, openChat, openPortal, say } from './portal.ts';
import { expect, test } from './story.ts';

/** How many of the tabs send, and how many would. */
const senders = (tab: Tab) =>
  tab.run(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const isLead = ({ name = '' }: LockInfo) => name.startsWith('portal.sync.');
    return { leading: held.filter(isLead).length, waiting: pending.filter(isLead).length };
  });

test(
  'of two tabs one sends for both, and when it closes the other takes over',
  { tag: '@every-day' },
  async ({ device }) => {
    const first = await openPortal(device);
    await openChat(first);
    const second = await device.newTab(CHAT);
    await second.see({ css: 'article' });
    await expect.poll(() => senders(second)).toEqual({ leading: 1, waiting: 1 });

    const [ofSecond, ofFirst, alone] = [newText('Segunda'), newText('Primeira'), newText('Sozinha')];
    await say(second, ofSecond);
    await second.see(message(ofSecond, 'Enviado'));
    await first.see(message(ofSecond, 'Enviado'));
    await say(first, ofFirst);
    await first.see(message(ofFirst, 'Enviado'));
    await second.see(message(ofFirst, 'Enviado'));

    await first.close();
    await expect.poll(() => senders(second)).toEqual({ leading: 1, waiting: 0 });
    await say(second, alone);
    await second.see(message(alone, 'Enviado'));
  },
);

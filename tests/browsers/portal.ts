import { demo } from '../e2e/support/people.ts';
import type { Device } from './device.ts';
import type { Tab } from './driver/tab.ts';

const PORTAL = '/client-portal';
export const CHAT = `${PORTAL}?aba=chat`;

/** A row of what the client sent. */
export const SENT = '[aria-label="Documentos Enviados"] > li';

/** The client's portal, with what is there. */
export async function openPortal(device: Device): Promise<Tab> {
  const tab = await device.signIn(demo.client, PORTAL);
  await tab.see({ css: SENT, text: 'Enviado' });
  return tab;
}

export async function openChat(tab: Tab): Promise<void> {
  await tab.press({ css: '[role=tab]', text: 'Chat' });
  await tab.see({ css: 'article' });
}

export async function say(tab: Tab, text: string): Promise<void> {
  await tab.type({ css: 'textarea' }, text);
  await tab.press({ css: 'button', text: 'Enviar mensagem' });
}

/** A message in the conversation, with how far it is. */
export const message = (text: string, state: 'No aparelho' | 'Enviado') => ({
  css: 'article',
  text: [text, state],
});

/** What nobody has written before. */
export const newText = (what: string) => `${what} ${Math.random().toString(36).slice(2, 10)}`;

/** From here on the worker answers for the app. */
export const keepsApp = (tab: Tab) =>
  tab.run(
    () =>
      new Promise<void>((resolve) => {
        if (navigator.serviceWorker.controller !== null) resolve();
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
      }),
  );

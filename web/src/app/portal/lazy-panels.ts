import { late } from '#app/startup/lazy-component.ts';
import type { PortalTab } from './portal-tab.ts';

/** The tabs that a bare address does not show: no first list waits for their code. */
export const LATER_PANELS = {
  obrigacoes: late(async () => (await import('#features/obligations/my-obligations.tsx')).MyObligations),
  chat: late(async () => (await import('#features/messages/portal-chat.tsx')).PortalChat),
};

/** What that tab needs; the first one's code comes with the frame. */
export async function bringPanel(tab: PortalTab): Promise<void> {
  if (tab !== 'documentos') await LATER_PANELS[tab].bring();
}

/** They open at once then, without a connection too, before the worker has put everything on the device. */
export async function bringLaterPanels(): Promise<void> {
  await Promise.allSettled(Object.values(LATER_PANELS).map(({ bring }) => bring()));
}

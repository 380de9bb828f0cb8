import { lazyCode } from '#ui/lazy/lazy-code.ts';
import type { PortalTab } from './portal-tab.ts';

/** The tabs that a bare URL does not show: no first list waits for their code. */
export const LAZY_PANELS = {
  obrigacoes: lazyCode(
    () => import('#features/obligations/portal/my-obligations.tsx'),
    (module) => module.MyObligations,
  ),
  chat: lazyCode(
    () => import('#features/messages/portal-chat.tsx'),
    (module) => module.PortalChat,
  ),
};

/** What that tab needs; the first one's code comes with the frame. */
export async function loadPanel(tab: PortalTab): Promise<void> {
  if (tab !== 'documentos') await LAZY_PANELS[tab].load();
}

/** They open at once then, without a connection too, before the worker has put everything on the device. */
export async function loadLazyPanels(): Promise<void> {
  await Promise.allSettled(Object.values(LAZY_PANELS).map(({ load }) => load()));
}

const TABS = ['documentos', 'obrigacoes', 'chat'] as const;

/** The portal's tabs by their names in the URL. */
export type PortalTab = (typeof TABS)[number];

/** Where nothing else is asked for. */
export const FIRST_TAB: PortalTab = 'documentos';

/** The tab of that name; the first where there is none. */
export function portalTabOf(asked: string | null): PortalTab {
  return TABS.find((tab) => tab === asked) ?? FIRST_TAB;
}

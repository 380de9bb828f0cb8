import { CalendarCheck, Files, MessageCircle } from 'lucide-react';
import { Tabs } from '#ui/tabs.tsx';

/** Ties the tabs to their panel. */
export const PORTAL_TABS_ID = 'portal';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const TABS = [
  { value: 'documentos', label: 'Documentos', icon: <Files {...icon} /> },
  { value: 'obrigacoes', label: 'Obrigações', icon: <CalendarCheck {...icon} /> },
  { value: 'chat', label: 'Chat', icon: <MessageCircle {...icon} /> },
] as const;

export type PortalTab = (typeof TABS)[number]['value'];

/** The tab an address asks for; the documents where it asks for none. */
export function portalTabOf(asked: string | null): PortalTab {
  return TABS.find(({ value }) => value === asked)?.value ?? 'documentos';
}

type PortalTabsProps = {
  /** null beside a screen that is none of the tabs. */
  value: PortalTab | null;
  onChange: (tab: PortalTab) => void;
};

/** In the header; at the bottom of the screen on the phone. */
export function PortalTabs({ value, onChange }: PortalTabsProps) {
  return (
    <Tabs
      id={PORTAL_TABS_ID}
      label="Portal"
      variant="bottom"
      items={TABS}
      value={value}
      onChange={onChange}
    />
  );
}

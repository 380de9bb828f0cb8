import { CalendarCheck, Files, MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useUnreadCount } from '#data/messages/use-unread-count.ts';
import { Tabs } from '#ui/menus/tabs.tsx';
import type { PortalTab } from './portal-tab.ts';

/** Ties the tabs to their panel. */
export const PORTAL_TABS_ID = 'portal';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const TABS = [
  { value: 'documentos', label: 'Documentos', icon: <Files {...icon} /> },
  { value: 'obrigacoes', label: 'Obrigações', icon: <CalendarCheck {...icon} /> },
  { value: 'chat', label: 'Chat', icon: <MessageCircle {...icon} /> },
] satisfies { value: PortalTab; label: string; icon: ReactNode }[];

type PortalTabsProps = {
  /** null beside a screen that is none of the tabs. */
  value: PortalTab | null;
  /** The company whose messages are counted. */
  clientId: string | null;
  onChange: (tab: PortalTab) => void;
};

/** In the header; at the bottom of the screen on the phone. */
export function PortalTabs({ value, clientId, onChange }: PortalTabsProps) {
  const unread = useUnreadCount(clientId);
  // The tab answers the finger at once; its screen, which the URL brings, follows.
  const [pressed, setPressed] = useState<{ tab: PortalTab; from: PortalTab | null } | null>(null);
  // Wherever the URL went, it is what counts from here on.
  if (pressed !== null && pressed.from !== value) setPressed(null);
  const shown = pressed?.from === value ? pressed.tab : value;
  const items = TABS.map((tab) =>
    tab.value === 'chat' ? { ...tab, count: unread, countLabel: unreadLabel(unread) } : tab,
  );
  return (
    <Tabs
      id={PORTAL_TABS_ID}
      label="Portal"
      variant="bottom"
      items={items}
      value={shown}
      onChange={(tab) => {
        setPressed({ tab, from: value });
        afterNextFrame(() => onChange(tab));
      }}
    />
  );
}

/** Drawing the screen would hold up the frame that shows the tab as pressed. */
function afterNextFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

const unreadLabel = (count: number) => (count === 1 ? '1 mensagem não lida' : `${count} mensagens não lidas`);

import { chakra } from '@chakra-ui/react';
import { CalendarCheck, CalendarDays, Files, MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink, type To } from 'react-router-dom';
import { useUnreadCount } from '#data/messages/use-unread-count.ts';
import { Tabs } from '#ui/menus/tabs.tsx';
import { tabRecipe } from '#ui/theme/tab-recipes.ts';
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
  /** Where 'Este mês' is: a screen of its own, which comes before the tabs. */
  month: To;
  onChange: (tab: PortalTab) => void;
};

/** In the header; at the bottom of the screen on the phone. */
export function PortalTabs({ value, clientId, month, onChange }: PortalTabsProps) {
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
    <Bar data-print="hidden">
      <MonthLink to={month} variant="bottom">
        <CalendarDays {...icon} />
        Este mês
      </MonthLink>
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
    </Bar>
  );
}

const MonthLink = chakra(NavLink, tabRecipe);

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '0.5',
    mdDown: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'tabs',
      bg: 'bg.panel',
      borderTopWidth: '1px',
      borderColor: 'border',
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
});

/** Drawing the screen would hold up the frame that shows the tab as pressed. */
function afterNextFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

const unreadLabel = (count: number) => (count === 1 ? '1 mensagem não lida' : `${count} mensagens não lidas`);

import { chakra } from '@chakra-ui/react';
import { Lock, Menu } from 'lucide-react';
import { NoticeBell } from '#app/frame/notice-bell.tsx';
import { afterFirstScreen } from '#app/startup/after-first-screen.ts';
import { paths } from '#config/paths.ts';
import { SentMark } from '#features/outbox/connection/sent-mark.tsx';
import { OfficeSearch } from '#features/search/office-search.tsx';
import { IconButton } from '#ui/button.tsx';
import type { MenuItem } from '#ui/menus/menu-props.ts';
import { AccountMenu } from './account-menu.tsx';
import { navEntries } from './nav-entries.ts';
import type { Sidebar } from './use-sidebar.ts';

type AdminHeaderProps = {
  readonly sidebar: Sidebar;
  readonly onLock: () => void;
};

export function AdminHeader({ sidebar, onLock }: AdminHeaderProps) {
  return (
    <Bar data-print="hidden">
      {sidebar.isOverlay && (
        <IconButton
          label="Abrir menu"
          size="md"
          ms="-3"
          aria-expanded={sidebar.isOpen}
          onClick={sidebar.toggle}
        >
          <Menu size={24} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <Title>Painel Administrativo</Title>
      <chakra.span hideBelow="md">
        <SentMark />
      </chakra.span>
      <OfficeSearch screens={navEntries} whenCalm={afterFirstScreen} />
      <NoticeBell to={paths.admin.notices} />
      <AccountMenu extraItems={[lockItem(onLock)]} />
    </Bar>
  );
}

const lockItem = (onSelect: () => void): MenuItem => ({
  kind: 'action',
  id: 'lock',
  label: 'Bloquear agora',
  icon: <Lock size={16} strokeWidth={1.75} aria-hidden />,
  onSelect,
});

const Bar = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1.5', sm: '2.5' },
    minHeight: '56px',
    px: { base: '4', md: '6' },
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

const Title = chakra('span', {
  base: { fontFamily: 'heading', fontWeight: 'semibold', fontSize: 'md', lineHeight: '1', me: 'auto' },
});

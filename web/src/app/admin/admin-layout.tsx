import { chakra } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { SkipLink } from '#app/frame/skip-link.tsx';
import { useFocusOnNavigation } from '#app/frame/use-focus-on-navigation.ts';
import { useTopHeight } from '#app/frame/use-top-height.ts';
import { useIdleLock } from '#app/idle-lock/idle-lock.tsx';
import { ConnectionBar } from '#features/outbox/connection/connection-bar.tsx';
import { AdminHeader } from './admin-header.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** Sidebar, header and the screen of the URL. */
export function AdminLayout() {
  const sidebar = useSidebar();
  const main = useFocusOnNavigation();
  const top = useTopHeight<HTMLDivElement>();
  const { cover, lock } = useIdleLock();
  const columns = sidebar.isOverlay
    ? 'minmax(0, 1fr)'
    : `${sidebar.isOpen ? '16rem' : '3.5rem'} minmax(0, 1fr)`;
  return (
    <>
      <SkipLink />
      <Frame style={{ gridTemplateColumns: columns }}>
        <Sidebar state={sidebar} />
        <chakra.div minWidth="0">
          <Top ref={top}>
            <AdminHeader sidebar={sidebar} onLock={lock} />
            <ConnectionBar />
          </Top>
          <Main ref={main} id="conteudo" tabIndex={-1}>
            <Outlet />
          </Main>
        </chakra.div>
      </Frame>
      {cover}
    </>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    minHeight: '100dvh',
    textStyle: 'dense',
    transition: 'grid-template-columns 180ms {easings.in}',
    _print: { display: 'block' },
  },
});

const Top = chakra('div', { base: { position: 'sticky', top: '0', zIndex: 'header' } });

const Main = chakra('main', {
  base: {
    maxWidth: 'admin',
    px: { base: '4', md: '6' },
    pt: { base: '4.5', md: '6' },
    pb: { base: '10', md: '6' },
    outline: 'none',
  },
});

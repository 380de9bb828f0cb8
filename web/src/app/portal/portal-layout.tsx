import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useLayoutEffect } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { AccountMenu } from '#app/admin/account-menu.tsx';
import { NoticeBell } from '#app/frame/notice-bell.tsx';
import { SkipLink } from '#app/frame/skip-link.tsx';
import { useFocusOnNavigation } from '#app/frame/use-focus-on-navigation.ts';
import { afterFirstScreen } from '#app/startup/after-first-screen.ts';
import { paths } from '#config/paths.ts';
import { openedCompany } from '#data/live/opened-company.ts';
import { ConnectionBar } from '#features/outbox/connection/connection-bar.tsx';
import { SentMark } from '#features/outbox/connection/sent-mark.tsx';
import { useShownFirm } from '#session/firm/shown-firm.ts';
import { BrandMark } from '#ui/drawings/brand-mark.tsx';
import { CompanySwitcher } from './company-switcher.tsx';
import { loadLazyPanels } from './lazy-panels.ts';
import { PortalScreen } from './portal-screen.tsx';
import { PortalTabs } from './portal-tabs.tsx';
import { RequestsLink } from './requests-link.tsx';
import { usePortalParams } from './use-portal-params.ts';

/** Height of the tabs at the bottom of the phone: notices are shown above them. */
const BOTTOM_TABS = '60px';
/** And above the field of the chat, which somebody is writing in. */
const BOTTOM_TABS_AND_FIELD = '130px';

/** 'Portal do Cliente': header, tabs and the tab's screen, or that of another URL (/sync) in its place. */
export function PortalLayout() {
  const { tab, clientId, openTab, openCompany, linkTo } = usePortalParams();
  const main = useFocusOnNavigation();
  const firm = useShownFirm();
  useEffect(() => afterFirstScreen(() => void loadLazyPanels()), []);
  useEffect(() => void (clientId !== null && openedCompany.tell(clientId)), [clientId]);
  useBottomBar(tab === 'chat' ? BOTTOM_TABS_AND_FIELD : BOTTOM_TABS);
  return (
    <Frame fillsScreen={tab === 'chat'}>
      <SkipLink />
      <Top>
        <Header data-print="hidden">
          <HomeLink to={paths.home} aria-label={firm?.name ?? 'Início'} reloadDocument>
            <BrandMark url={firm?.mark} />
          </HomeLink>
          <CompanySwitcher clientId={clientId} onChange={openCompany} />
          <Box ms="auto" />
          <PortalTabs
            value={tab}
            clientId={clientId}
            month={linkTo(paths.clientPortalMonth)}
            onChange={openTab}
          />
          <RequestsLink to={linkTo(paths.clientPortalRequests)} />
          <NoticeBell to={linkTo(paths.clientPortalNotices)} />
          <AccountMenu />
        </Header>
        <ConnectionBar />
      </Top>
      <Main ref={main} id="conteudo" tabIndex={-1} fillsScreen={tab === 'chat'}>
        {tab === null ? (
          <Outlet />
        ) : (
          <PortalScreen
            {...{ tab, clientId }}
            month={linkTo(paths.clientPortalMonth)}
            sentMark={<SentMark />}
          />
        )}
      </Main>
    </Frame>
  );
}

function useBottomBar(height: string): void {
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--bottom-bar', height);
    return () => {
      document.documentElement.style.removeProperty('--bottom-bar');
    };
  }, [height]);
}

/** On the phone a conversation has the whole screen between header and tabs, and scrolls inside it. */
const Frame = chakra('div', {
  variants: {
    fillsScreen: {
      true: {
        display: { base: 'flex', md: 'block' },
        flexDirection: 'column',
        height: { base: `calc(100dvh - ${BOTTOM_TABS} - env(safe-area-inset-bottom))`, md: 'auto' },
      },
    },
  },
});

const Top = chakra('div', { base: { position: 'sticky', top: '0', zIndex: 'header' } });

const Header = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '3.5' },
    minHeight: { base: '56px', md: '60px' },
    px: 'max(16px, calc((100vw - {sizes.portal}) / 2))',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

const HomeLink = chakra(Link, {
  base: { display: 'grid', placeItems: 'center', boxSize: '44px', ms: '-1.5', flexShrink: '0' },
});

const Main = chakra('main', {
  base: {
    width: 'min({sizes.portal}, 100% - 40px)',
    mx: 'auto',
    pt: { base: '5', md: '8' },
    // Room for the tabs at the bottom of the phone.
    pb: { base: '24', md: '16' },
    outline: 'none',
  },
  variants: {
    fillsScreen: {
      true: {
        mdDown: {
          flex: '1',
          minHeight: '0',
          width: 'full',
          p: '0',
          '& > [role=tabpanel]': { height: 'full' },
        },
      },
    },
  },
});

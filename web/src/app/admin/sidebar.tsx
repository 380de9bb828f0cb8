import { chakra, Dialog } from '@chakra-ui/react';
import { PanelLeft, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useShownFirm } from '#session/firm/shown-firm.ts';
import { IconButton } from '#ui/button.tsx';
import { Logo } from '#ui/drawings/logo.tsx';
import { Layer } from '#ui/layer.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import type { Sidebar as SidebarState } from './use-sidebar.ts';

/** A column beside the page, or an overlay on small screens. */
export function Sidebar({ state }: { readonly state: SidebarState }) {
  return state.isOverlay ? <Overlay state={state} /> : <Column state={state} />;
}

function Column({ state: { isOpen, toggle } }: { readonly state: SidebarState }) {
  const firm = useShownFirm();
  return (
    <Aside aria-label="Menu" data-open={isOpen || undefined}>
      <LogoLink to={paths.admin.dashboard} aria-label="Dashboard">
        <Logo firm={firm} isMarkOnly={!isOpen} />
      </LogoLink>
      <SidebarNav isLabelled={isOpen} />
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+B Meta+B"
        title={isOpen ? undefined : 'Expandir menu (Ctrl B)'}
        onClick={toggle}
      >
        <PanelLeft size={20} strokeWidth={1.75} aria-hidden />
        <chakra.span srOnly={!isOpen}>{isOpen ? 'Recolher menu' : 'Expandir menu'}</chakra.span>
        {isOpen && <Keys aria-hidden>Ctrl B</Keys>}
      </Toggle>
    </Aside>
  );
}

function Overlay({ state: { isOpen, close } }: { readonly state: SidebarState }) {
  const firm = useShownFirm();
  return (
    <Dialog.Root open={isOpen} lazyMount unmountOnExit onOpenChange={({ open }) => !open && close()}>
      <Layer>
        <Dialog.Backdrop />
        <Dialog.Positioner justifyContent="flex-start">
          <Dialog.Content width="18rem" maxWidth="85vw" borderRadius="0" aria-label="Menu">
            <chakra.aside
              display="flex"
              flexDirection="column"
              height="full"
              overflowY="auto"
              p="3"
              textStyle="dense"
            >
              <chakra.div display="flex" justifyContent="space-between" mb="2">
                <LogoLink to={paths.admin.dashboard} aria-label="Dashboard" onClick={close}>
                  <Logo firm={firm} />
                </LogoLink>
                <IconButton label="Fechar menu" size="md" onClick={close}>
                  <X size={20} strokeWidth={1.75} aria-hidden />
                </IconButton>
              </chakra.div>
              <SidebarNav isLabelled onChosen={close} />
            </chakra.aside>
          </Dialog.Content>
        </Dialog.Positioner>
      </Layer>
    </Dialog.Root>
  );
}

const LogoLink = chakra(Link, { base: { display: 'block', px: '2', pb: '2.5', borderRadius: 'control' } });

const Aside = chakra('aside', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    overflowX: 'hidden',
    overflowY: 'auto',
    px: '1.5',
    pt: '1.5',
    pb: '4',
    bg: 'bg.panel',
    borderRightWidth: '1px',
    borderColor: 'border',
    '&[data-open]': { px: '3' },
  },
});

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '11px',
    minHeight: '44px',
    px: '2.5',
    borderRadius: 'control',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    '& svg': { flexShrink: '0' },
    _hover: { bg: 'bg.subtle', color: 'fg' },
  },
});

const Keys = chakra('kbd', {
  base: { ms: 'auto', fontFamily: 'body', textStyle: 'floor', fontWeight: 'medium', color: 'fg.subtle' },
});

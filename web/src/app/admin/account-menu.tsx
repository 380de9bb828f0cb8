import { chakra } from '@chakra-ui/react';
import { initials } from '@portal/domain';
import { Check, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { portalSearch } from '#config/portal-params.ts';
import { roleLabels } from '#session/account/role-labels.ts';
import { useSession, useSessionActions } from '#session/session-context.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import type { MenuItem } from '#ui/menus/menu-props.ts';
import { type ColorMode, useColorMode } from '#ui/theme/color-mode.ts';

const modes = [
  { mode: 'light', label: 'Tema claro', Icon: Sun },
  { mode: 'dark', label: 'Tema escuro', Icon: Moon },
  { mode: 'system', label: 'Tema do aparelho', Icon: Monitor },
] as const satisfies { mode: ColorMode; label: string; Icon: typeof Sun }[];

/** Who is signed in, the colours, and the way out. */
export function AccountMenu({ extraItems = [] }: { readonly extraItems?: readonly MenuItem[] }) {
  const session = useSession();
  const { signOut } = useSessionActions();
  const themeItems = useThemeItems();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const ownDataAddress = { pathname: paths.clientPortalMe, search: portalSearch(query) };
  if (session.kind !== 'active') return null;
  const name = session.user?.full_name ?? 'Usuário';
  const role = roleLabels[session.account.role];
  const items: MenuItem[] = [
    {
      kind: 'heading',
      id: 'who',
      content: (
        <>
          <chakra.b display="block" fontWeight="semibold">
            {name}
          </chakra.b>
          <Meta overflowWrap="anywhere">{session.user?.email ?? ''}</Meta>
          <Meta>{role}</Meta>
        </>
      ),
    },
    { kind: 'separator', id: 'after-who' },
    ...ownDataItems(session.account.role === 'client', () => void navigate(ownDataAddress)),
    ...themeItems,
    { kind: 'separator', id: 'after-theme' },
    ...extraItems,
    {
      kind: 'action',
      id: 'sign-out',
      label: 'Sair',
      icon: <LogOut size={16} strokeWidth={1.75} aria-hidden />,
      onSelect: signOut,
    },
  ];
  return (
    <Menu
      items={items}
      trigger={
        <Trigger type="button" aria-label={`Conta de ${name}`}>
          <Avatar initials={initials(name)} size="sm" />
          {/* The portal's header has its screens there instead. */}
          {session.account.role !== 'client' && (
            <chakra.span hideBelow="md" minWidth="0">
              {name}
              <Meta fontWeight="normal">{role}</Meta>
            </chakra.span>
          )}
        </Trigger>
      }
    />
  );
}

/** Staff find theirs in Configurações. */
function ownDataItems(isClient: boolean, onSelect: () => void): MenuItem[] {
  if (!isClient) return [];
  const icon = <UserRound size={16} strokeWidth={1.75} aria-hidden />;
  return [
    { kind: 'action', id: 'own-data', label: 'Meus dados', icon, onSelect },
    { kind: 'separator', id: 'after-own-data' },
  ];
}

function useThemeItems(): MenuItem[] {
  const { mode: chosen, setMode } = useColorMode();
  return modes.map(({ mode, label, Icon }) => ({
    kind: 'action',
    id: mode,
    label: mode === chosen ? `${label} (em uso)` : label,
    icon:
      mode === chosen ? (
        <Check size={16} strokeWidth={1.75} aria-hidden />
      ) : (
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      ),
    onSelect: () => setMode(mode),
  }));
}

const Meta = chakra('small', { base: { display: 'block', textStyle: 'meta', color: 'fg.muted' } });

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minWidth: '44px',
    minHeight: '44px',
    px: '1',
    borderRadius: 'control',
    textAlign: 'left',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
  },
});

import { chakra } from '@chakra-ui/react';
import { CloudUpload, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { countWaiting, usePendingAccounts } from '#session/account/use-pending-accounts.ts';
import { navEntries, type NavEntry } from './nav-entries.ts';
import { type NavCounts, useNavCounts } from './use-nav-counts.ts';

type SidebarNavProps = {
  readonly isLabelled: boolean;
  /** The overlay closes when a URL was chosen. */
  readonly onChosen?: (() => void) | undefined;
};

export function SidebarNav({ isLabelled, onChosen }: SidebarNavProps) {
  const counts = useNavCounts();
  return (
    <Nav aria-label="Painel">
      <List>
        {navEntries.map(({ path, within, label, hint, Icon, isExact, counts: counted }) => (
          <li key={path}>
            <NavItem
              {...{ path, within, label, hint, isLabelled, onChosen }}
              isExact={isExact ?? false}
              icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
              mark={counted === undefined ? null : <CountOf entry={counted} counts={counts} />}
            />
          </li>
        ))}
      </List>
      <Line />
      <NavItem
        path={paths.sync}
        label="Envio"
        hint="O que espera para ser enviado"
        icon={<CloudUpload size={20} strokeWidth={1.75} aria-hidden />}
        mark={<Attention count={counts.attention ?? 0} />}
        {...{ isLabelled, onChosen }}
      />
    </Nav>
  );
}

type NavItemProps = {
  readonly path: string;
  readonly within?: string | undefined;
  readonly label: string;
  readonly hint: string;
  readonly isExact?: boolean;
  readonly icon: ReactNode;
  readonly mark: ReactNode;
} & SidebarNavProps;

function NavItem({ path, within, label, hint, isExact = false, icon, mark, ...props }: NavItemProps) {
  const { isLabelled, onChosen } = props;
  const { pathname } = useLocation();
  const isWithin = within !== undefined && matchPath({ path: within, end: false }, pathname) !== null;
  const link = { to: path, title: isLabelled ? hint : label, onClick: onChosen };
  const content = (
    <>
      {icon}
      <chakra.span srOnly={!isLabelled}>{label}</chakra.span>
      {isLabelled && mark}
    </>
  );
  return (
    <Item asChild data-labelled={isLabelled || undefined}>
      {isWithin ? (
        <Link {...link} aria-current="page">
          {content}
        </Link>
      ) : (
        <NavLink {...link} end={isExact}>
          {content}
        </NavLink>
      )}
    </Item>
  );
}

type CountOfProps = { readonly entry: NonNullable<NavEntry['counts']>; readonly counts: NavCounts };

/** What a number counts. */
const COUNTED: Record<NonNullable<NavEntry['counts']>, string> = {
  documents_to_check: 'a conferir',
  unread_threads: 'com mensagens não lidas',
  late_tasks: 'atrasadas',
  open_requests: 'abertas',
  waiting_accounts: 'à espera de aprovação',
};

function CountOf({ entry, counts }: CountOfProps) {
  if (entry === 'waiting_accounts') return <WaitingAccounts />;
  return <Number count={counts[entry] ?? 0} counted={COUNTED[entry]} />;
}

function WaitingAccounts() {
  const { listing } = usePendingAccounts();
  return <Number {...countWaiting(listing)} counted={COUNTED.waiting_accounts} />;
}

type NumberProps = { readonly count: number; readonly isMore?: boolean; readonly counted: string };

/** None is no number. */
function Number({ count, isMore = false, counted }: NumberProps) {
  if (count === 0) return null;
  return (
    <Count>
      {count}
      {isMore && '+'}
      <chakra.span srOnly> {counted}</chakra.span>
    </Count>
  );
}

function Attention({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Count display="flex" alignItems="center" gap="1" color="attention.fg">
      <OctagonAlert size={16} strokeWidth={1.75} aria-hidden />
      {count}
      <chakra.span srOnly>precisam de atenção</chakra.span>
    </Count>
  );
}

const Nav = chakra('nav', { base: { display: 'flex', flexDirection: 'column', gap: '2px', flex: '1' } });
const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '2px' } });
const Line = chakra('hr', { base: { height: '1px', border: '0', bg: 'border', my: '2' } });
const Count = chakra('span', {
  base: {
    ms: 'auto',
    textStyle: 'meta',
    fontWeight: 'semibold',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Item = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '11px',
    minHeight: '44px',
    borderRadius: 'control',
    fontWeight: 'medium',
    color: 'fg.muted',
    '& svg': { flexShrink: '0' },
    '@media (min-width: 768px) and (not (pointer: coarse))': { minHeight: '38px' },
    '&[data-labelled]': { justifyContent: 'flex-start', px: '2.5' },
    _hover: { bg: 'bg.subtle', color: 'fg' },
    '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
  },
});

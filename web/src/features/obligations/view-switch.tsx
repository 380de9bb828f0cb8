import { chakra } from '@chakra-ui/react';
import { CalendarCheck, CalendarDays, ClipboardList, List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Button } from '#ui/button.tsx';

export type ObligationsView = 'list' | 'calendar';

const VIEWS = [
  { view: 'list', label: 'Lista', Icon: List, to: paths.admin.obligations },
  {
    view: 'calendar',
    label: 'Calendário',
    Icon: CalendarDays,
    to: `${paths.admin.obligations}?view=calendar`,
  },
] as const;

/** The firm's obligations as a list or as a month. */
const ViewSwitch = ({ view }: { view: ObligationsView }) => (
  <Segments role="group" aria-label="Ver como" data-print="hidden">
    {VIEWS.map(({ view: other, label, Icon, to }) => (
      <Link key={other} to={to} aria-current={other === view ? 'page' : undefined}>
        <Icon size={16} aria-hidden />
        {label}
      </Link>
    ))}
  </Segments>
);

/** Beside the title of the firm's obligations: how to look at them, and what the law asks for in a month. */
export const OfficeActions = ({ view }: { view: ObligationsView }) => (
  <>
    <ViewSwitch view={view} />
    <Button asChild size="sm" variant="outline">
      <Link to={paths.admin.month}>
        <CalendarCheck size={16} strokeWidth={1.75} aria-hidden />
        Gerar o mês
      </Link>
    </Button>
    <Button asChild size="sm" variant="outline">
      <Link to={paths.admin.rules}>
        <ClipboardList size={16} strokeWidth={1.75} aria-hidden />
        Regras
      </Link>
    </Button>
  </>
);

const Segments = chakra('div', {
  base: {
    display: 'flex',
    gap: '0.5',
    p: '0.5',
    bg: 'bg.muted',
    borderRadius: 'control',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: { base: '44px', md: '32px' },
      px: '3',
      borderRadius: 'control',
      color: 'fg.muted',
      fontWeight: 'semibold',
      _hover: { color: 'fg' },
    },
    '& a[aria-current]': { bg: 'bg.panel', color: 'fg' },
  },
});

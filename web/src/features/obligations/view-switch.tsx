import { chakra } from '@chakra-ui/react';
import { CalendarDays, List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';

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
export const ViewSwitch = ({ view }: { view: ObligationsView }) => (
  <Segments role="group" aria-label="Ver como" data-print="hidden">
    {VIEWS.map(({ view: other, label, Icon, to }) => (
      <Link key={other} to={to} aria-current={other === view ? 'page' : undefined}>
        <Icon size={16} aria-hidden />
        {label}
      </Link>
    ))}
  </Segments>
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

import { chakra } from '@chakra-ui/react';
import { ArrowRight, Building2, CalendarCheck, Files, ListChecks, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Card } from '#ui/display/card.tsx';

const actions: readonly { path: string; label: string; Icon: LucideIcon }[] = [
  { path: paths.admin.clients, label: 'Gerenciar clientes', Icon: Building2 },
  { path: paths.admin.obligations, label: 'Gerenciar obrigações', Icon: CalendarCheck },
  { path: paths.admin.documents, label: 'Gerenciar documentos', Icon: Files },
  { path: paths.admin.tasks, label: 'Gerenciar tarefas', Icon: ListChecks },
];

type SummaryCardProps = {
  /** Beside the title: of which month. */
  readonly month: ReactNode;
  /** The figures. */
  readonly children: ReactNode;
};

/** The firm in four figures, and the ways to what they count. */
export function SummaryCard({ month, children }: SummaryCardProps) {
  return (
    <Card padding="none" overflow="hidden">
      <Head>
        <chakra.h2 textStyle="boxTitle">Resumo</chakra.h2>
        {month}
      </Head>
      {children}
      <Actions>
        {actions.map(({ path, label, Icon }) => (
          <li key={path}>
            <Action to={path}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {label}
              <ArrowRight size={16} strokeWidth={1.75} aria-hidden style={{ marginLeft: 'auto' }} />
            </Action>
          </li>
        ))}
      </Actions>
    </Card>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '4.5',
    py: '3.5',
  },
});

/** Hairlines between them, as between the figures. */
const Actions = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
    overflow: 'hidden',
    '& > li': { borderLeftWidth: '1px', borderTopWidth: '1px', borderColor: 'border', ms: '-1px' },
  },
});

const Action = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '46px',
    px: '4.5',
    fontWeight: 'semibold',
    _hover: { color: 'brand.fg', bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

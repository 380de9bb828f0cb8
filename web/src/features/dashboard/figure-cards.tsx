import { chakra } from '@chakra-ui/react';
import { Building2, CalendarClock, Files, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { DashboardFigures } from '#data/repositories/dashboard.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const number = new Intl.NumberFormat('pt-BR');

export function FigureCards({ figures }: { readonly figures: DashboardFigures }) {
  return (
    <Frame>
      <Figure
        to={paths.admin.clients}
        title="Total de Clientes"
        icon={<Building2 {...icon} />}
        value={figures.totalClients}
        detail={`${number.format(figures.activeClients)} ${figures.activeClients === 1 ? 'ativo' : 'ativos'}`}
      />
      <Figure
        to={paths.admin.obligations}
        title="Obrigações Pendentes"
        icon={<CalendarClock {...icon} />}
        value={figures.pendingObligations}
        detail={`Para este mês: ${number.format(figures.pendingThisMonth)}`}
      />
      <Figure
        to={paths.admin.documents}
        title="Documentos"
        icon={<Files {...icon} />}
        value={figures.totalDocuments}
        detail={`${number.format(figures.recentDocuments)} nos últimos 30 dias`}
      />
      <Figure
        title="Tarefas Concluídas"
        icon={<ListChecks {...icon} />}
        value={figures.completedTasks}
        detail={`Este mês: ${number.format(figures.completedTasksThisMonth)}`}
      />
    </Frame>
  );
}

interface FigureProps {
  readonly to?: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly value: number;
  readonly detail: string;
}

function Figure({ to, title, icon: drawing, value, detail }: FigureProps) {
  const content = (
    <>
      <Head>
        {title}
        <chakra.span color="fg.subtle">{drawing}</chakra.span>
      </Head>
      <chakra.span display="block" textStyle="figure" mt="2.5">
        {number.format(value)}
      </chakra.span>
      <chakra.small display="block" textStyle="meta" color="fg.muted" mt="1">
        {detail}
      </chakra.small>
    </>
  );
  return <li>{to === undefined ? <Box>{content}</Box> : <BoxLink to={to}>{content}</BoxLink>}</li>;
}

const box = {
  display: 'block',
  height: 'full',
  px: '4.5',
  pt: '4',
  pb: '3.5',
  mdDown: { p: '3.5' },
} as const;
const Box = chakra('div', { base: box });
const BoxLink = chakra(Link, {
  base: { ...box, _hover: { bg: 'bg.subtle' }, _focusVisible: { outlineOffset: '-2px' } },
});

/** One frame with inner hairlines: the lines of a neighbour fall on its own. */
const Frame = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    overflow: 'hidden',
    '& > li': {
      borderLeftWidth: '1px',
      borderTopWidth: '1px',
      borderColor: 'border',
      ms: '-1px',
      mt: '-1px',
    },
  },
});

const Head = chakra('span', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '2',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
});

import { chakra } from '@chakra-ui/react';
import type { Month } from '@portal/domain';
import { Building2, CalendarClock, Files, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { DashboardFigures } from '#data/figures/dashboard.ts';
import { paramOfMonth, monthWords } from './dashboard-month.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const number = new Intl.NumberFormat('pt-BR');

type FigureCardsProps = {
  readonly figures: DashboardFigures;
  /** The month that is asked for; null: this one. */
  readonly asked: Month | null;
  /** Of it, as a competência. */
  readonly pendingOfCompetence: number;
};

export function FigureCards({ figures, asked, pendingOfCompetence }: FigureCardsProps) {
  const words = monthWords(asked);
  const narrowed = (path: string, name: string) =>
    asked === null ? path : `${path}?${name}=${paramOfMonth(asked)}`;
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
        to={narrowed(paths.admin.obligations, 'competencia')}
        title="Obrigações Pendentes"
        icon={<CalendarClock {...icon} />}
        value={figures.pendingObligations}
        detail={words.pending(asked === null ? figures.pendingThisMonth : pendingOfCompetence)}
      />
      <Figure
        to={narrowed(paths.admin.documents, 'mes')}
        title="Documentos"
        icon={<Files {...icon} />}
        value={figures.totalDocuments}
        detail={words.documents(figures.recentDocuments, figures.documentsThisMonth)}
      />
      <Figure
        to={`${paths.admin.tasks}?visao=lista&status=completed`}
        title="Tarefas Concluídas"
        icon={<ListChecks {...icon} />}
        value={figures.completedTasks}
        detail={words.tasks(figures.completedTasksThisMonth)}
      />
    </Frame>
  );
}

type FigureProps = {
  readonly to: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly value: number;
  readonly detail: string;
};

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
  return (
    <li>
      <BoxLink to={to}>{content}</BoxLink>
    </li>
  );
}

const BoxLink = chakra(Link, {
  base: {
    display: 'block',
    height: 'full',
    px: '4.5',
    pt: '4',
    pb: '3.5',
    mdDown: { p: '3.5' },
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
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

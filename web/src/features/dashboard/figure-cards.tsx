import { chakra } from '@chakra-ui/react';
import { formatCount, type Month } from '@portal/domain';
import { Building2, CalendarClock, Files, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { DashboardFigures } from '#data/figures/dashboard.ts';
import { UnknownFigure } from '#ui/feedback/skeleton.tsx';
import { paramOfMonth, monthWords } from './dashboard-month.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** Whether everything that a figure is counted from has come once. */
export type Arrived = Record<'clients' | 'obligations' | 'documents' | 'tasks', boolean>;

type FigureCardsProps = {
  /** null until they are counted. */
  readonly figures: DashboardFigures | null;
  readonly arrived: Arrived;
  /** The month that is asked for; null: this one. */
  readonly asked: Month | null;
  /** Of it, as a competência. */
  readonly pendingOfCompetence: number;
};

/** What a figure says: none while nothing of it has come, which is no zero. */
export function FigureCards({ figures, arrived, asked, pendingOfCompetence }: FigureCardsProps) {
  const words = monthWords(asked);
  const narrowed = (path: string, name: string) =>
    asked === null ? path : `${path}?${name}=${paramOfMonth(asked)}`;
  const said = (isThere: boolean, value: (of: DashboardFigures) => Said): Said | null => {
    const counted = figures === null ? null : value(figures);
    return isThere || (counted !== null && counted.value > 0) ? counted : null;
  };
  return (
    <Frame>
      <Figure
        to={paths.admin.clients}
        title="Total de Clientes"
        icon={<Building2 {...icon} />}
        said={said(arrived.clients, ({ totalClients, activeClients }) => ({
          value: totalClients,
          detail: `${formatCount(activeClients)} ${activeClients === 1 ? 'ativo' : 'ativos'}`,
        }))}
      />
      <Figure
        to={narrowed(paths.admin.obligations, 'competencia')}
        title="Obrigações Pendentes"
        icon={<CalendarClock {...icon} />}
        said={said(arrived.obligations, ({ pendingObligations, pendingThisMonth }) => ({
          value: pendingObligations,
          detail: words.pending(asked === null ? pendingThisMonth : pendingOfCompetence),
        }))}
      />
      <Figure
        to={narrowed(paths.admin.documents, 'mes')}
        title="Documentos"
        icon={<Files {...icon} />}
        said={said(arrived.documents, ({ totalDocuments, recentDocuments, documentsThisMonth }) => ({
          value: totalDocuments,
          detail: words.documents(recentDocuments, documentsThisMonth),
        }))}
      />
      <Figure
        to={`${paths.admin.tasks}?visao=lista&status=completed`}
        title="Tarefas Concluídas"
        icon={<ListChecks {...icon} />}
        said={said(arrived.tasks, ({ completedTasks, completedTasksThisMonth }) => ({
          value: completedTasks,
          detail: words.tasks(completedTasksThisMonth),
        }))}
      />
    </Frame>
  );
}

type Said = { value: number; detail: string };

type FigureProps = {
  readonly to: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly said: Said | null;
};

function Figure({ to, title, icon: drawing, said }: FigureProps) {
  const content = (
    <>
      <Head>
        {title}
        <chakra.span color="fg.subtle">{drawing}</chakra.span>
      </Head>
      <chakra.span display="block" textStyle="figure" mt="2.5" data-counted={said !== null || undefined}>
        {said === null ? <UnknownFigure /> : formatCount(said.value)}
      </chakra.span>
      <chakra.small display="block" textStyle="meta" color="fg.muted" mt="1">
        {said?.detail ?? 'Carregando...'}
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

/** Inner hairlines: the lines of a neighbour fall on its own. */
const Frame = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    overflow: 'hidden',
    '& > li': {
      borderLeftWidth: '1px',
      borderTopWidth: '1px',
      borderColor: 'border',
      ms: '-1px',
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

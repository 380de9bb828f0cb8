import { chakra } from '@chakra-ui/react';
import { formatCount } from '@portal/domain';
import { CalendarClock, CalendarX, Building2, Files, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { dashboardDays } from '#data/figures/dashboard-days.ts';
import { dashboardRead } from '#data/figures/dashboard.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows, UnknownFigure } from '#ui/feedback/skeleton.tsx';

/** The firm as it is now, whatever the months of the report. */
export function ReportFigures() {
  const [days] = useState(() => dashboardDays(new Date()));
  const figures = useLocalRead(dashboardRead(days));
  const known = {
    clients: useIsPulled('clients'),
    documents: useIsPulled('documents'),
    obligations: useIsPulled('obligations'),
  };
  switch (figures.kind) {
    case 'loading':
      return (
        <Card padding="none">
          <SkeletonRows rows={1} />
        </Card>
      );
    case 'error':
      return (
        <Card padding="none">
          <ErrorState
            title="Não deu para contar os registros"
            text="O que já estava no aparelho continua aqui."
            onRetry={figures.retry}
          />
        </Card>
      );
    case 'ready': {
      const { totalClients, totalDocuments, pendingObligations, overdueObligations } = figures.value;
      return (
        <Frame>
          <Figure title="Total de Clientes" Icon={Building2} value={totalClients} isKnown={known.clients} />
          <Figure title="Documentos" Icon={Files} value={totalDocuments} isKnown={known.documents} />
          <Figure
            title="Obrigações Pendentes"
            Icon={CalendarClock}
            value={pendingObligations}
            isKnown={known.obligations}
          />
          <Figure
            title="Obrigações Atrasadas"
            Icon={CalendarX}
            value={overdueObligations}
            isKnown={known.obligations}
          />
        </Frame>
      );
    }
  }
}

type FigureProps = {
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly value: number;
  /** Whether all it is counted from has come once: before that, none is no zero. */
  readonly isKnown: boolean;
};

function Figure({ title, Icon, value, isKnown }: FigureProps) {
  return (
    <div>
      <chakra.dt display="flex" justifyContent="space-between" gap="2" fontWeight="medium" color="fg.muted">
        {title}
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </chakra.dt>
      <chakra.dd textStyle="figure" mt="2.5">
        {isKnown || value > 0 ? formatCount(value) : <UnknownFigure />}
      </chakra.dd>
    </div>
  );
}

const Frame = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    overflow: 'hidden',
    '& > div': {
      p: '4.5',
      borderLeftWidth: '1px',
      borderTopWidth: '1px',
      borderColor: 'border',
      ms: '-1px',
      mt: '-1px',
    },
  },
});

import { chakra } from '@chakra-ui/react';
import { type CalendarDate, displayedStatus, formatCalendarDate, type Row } from '@portal/domain';
import { paths } from '#config/paths.ts';
import type { WithClientName } from '#data/clients/client-names.ts';
import { listNextDue } from '#data/figures/dashboard.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { OBLIGATION_STATUS_LABELS, PRIORITY_LABELS } from '#records/labels/obligation-labels.ts';
import { OBLIGATION_STATUS_LOOKS, PRIORITY_LOOKS } from '#records/labels/status-looks.ts';
import { PriorityTag } from '#records/marks/priority-tag.tsx';
import { Card } from '#ui/display/card.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { type Column, DataTable } from '#ui/lists/data-table.tsx';
import { MoreLink } from './more-link.tsx';

type Obligation = WithClientName<Row<'obligations'>>;

const MOST = 5;

/** What comes next; without anything due the card is not there. */
export function NextDueCard({ today }: { readonly today: CalendarDate }) {
  const next = useLocalQuery((db) => listNextDue(db, today, MOST), [today]);
  if (next.kind !== 'ready' || next.value.length === 0) return null;
  return (
    <Card padding="none" bg={{ base: 'transparent', md: 'bg.panel' }} borderWidth={{ base: '0', md: '1px' }}>
      <Head>
        <chakra.h2 textStyle="boxTitle">Próximos vencimentos</chakra.h2>
        <MoreLink to={paths.admin.obligations}>Ver todas</MoreLink>
      </Head>
      <DataTable
        label="Próximos vencimentos"
        columns={columns(today)}
        rows={next.value}
        rowKey={(obligation) => obligation.id}
        card={(obligation) => <DueCard obligation={obligation} today={today} />}
      />
    </Card>
  );
}

function columns(today: CalendarDate): Column<Obligation>[] {
  return [
    { id: 'client', header: 'Cliente', kind: 'name', cell: (obligation) => obligation.client_name },
    { id: 'name', header: 'Obrigação', cell: (obligation) => obligation.name },
    { id: 'due', header: 'Vencimento', cell: (obligation) => formatCalendarDate(obligation.due_date) },
    { id: 'priority', header: 'Prioridade', cell: (obligation) => <Priority obligation={obligation} /> },
    { id: 'status', header: 'Status', cell: (obligation) => <Status {...{ obligation, today }} /> },
  ];
}

function DueCard({ obligation, today }: { readonly obligation: Obligation; readonly today: CalendarDate }) {
  return (
    <>
      <Pair>
        <chakra.b fontSize="md" fontWeight="semibold">
          {obligation.client_name}
        </chakra.b>
        <Status {...{ obligation, today }} />
      </Pair>
      <Pair my="1">
        <span>{obligation.name}</span>
        <span>{formatCalendarDate(obligation.due_date)}</span>
      </Pair>
      <Priority obligation={obligation} />
    </>
  );
}

function Priority({ obligation: { priority } }: { readonly obligation: Obligation }) {
  return priority === null ? null : (
    <PriorityTag kind={PRIORITY_LOOKS[priority]} text={PRIORITY_LABELS[priority]} />
  );
}

function Status({ obligation, today }: { readonly obligation: Obligation; readonly today: CalendarDate }) {
  const status = displayedStatus(obligation, today);
  return <StatusPill kind={OBLIGATION_STATUS_LOOKS[status]} text={OBLIGATION_STATUS_LABELS[status]} />;
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    px: { base: '1', md: '4.5' },
    py: '1.5',
  },
});
const Pair = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '3' },
});

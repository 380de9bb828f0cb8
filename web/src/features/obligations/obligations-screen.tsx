import { calendarDateOf, displayedStatus, formatCalendarDate, type Row } from '@portal/domain';
import { useState } from 'react';
import { OBLIGATION_STATUS_LABELS, PRIORITY_LABELS } from '#data/labels/obligation-labels.ts';
import { OBLIGATION_STATUS_LOOKS, PRIORITY_LOOKS } from '#data/labels/status-looks.ts';
import type { WithClientName } from '#data/repositories/client-names.ts';
import { pageObligations } from '#data/repositories/obligations.ts';
import { isPulled } from '#data/first-pull.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { Card } from '#ui/card.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PAGE_SIZE, Pager } from '#ui/pager.tsx';
import { PriorityTag } from '#ui/priority-tag.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { StatusPill } from '#ui/status-pill.tsx';

type Obligation = WithClientName<Row<'obligations'>>;

const columns: readonly Column<Obligation>[] = [
  { id: 'client', header: 'Cliente', kind: 'name', cell: (obligation) => obligation.client_name },
  { id: 'name', header: 'Obrigação', cell: (obligation) => obligation.name },
  { id: 'due', header: 'Vencimento', cell: (obligation) => formatCalendarDate(obligation.due_date) },
  {
    id: 'priority',
    header: 'Prioridade',
    cell: ({ priority }) =>
      priority === null ? (
        '-'
      ) : (
        <PriorityTag kind={PRIORITY_LOOKS[priority]} text={PRIORITY_LABELS[priority]} />
      ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: (obligation) => {
      const status = displayedStatus(obligation, calendarDateOf(new Date()));
      return <StatusPill kind={OBLIGATION_STATUS_LOOKS[status]} text={OBLIGATION_STATUS_LABELS[status]} />;
    },
  },
];

export function ObligationsScreen() {
  return (
    <>
      <PageHeading title="Obrigações" description="Todas as obrigações dos clientes, por vencimento." />
      <Card padding="none" bg={{ mdDown: 'transparent' }} borderWidth={{ base: '0', md: '1px' }}>
        <Obligations />
      </Card>
    </>
  );
}

function Obligations() {
  const [page, setPage] = useState(0);
  const obligations = useLocalQuery((db) => pageObligations(db, page, PAGE_SIZE), [page]);
  const pulled = useLocalQuery((db) => isPulled(db, ['obligations']), []);
  switch (obligations.kind) {
    case 'loading':
      return <SkeletonRows rows={8} />;
    case 'error':
      return (
        <ErrorState
          title="Não deu para carregar as obrigações"
          text="O que já estava no aparelho continua aqui."
          onRetry={obligations.retry}
        />
      );
    case 'ready':
      if (obligations.value.total === 0) {
        if (pulled.kind !== 'ready' || !pulled.value) return <SkeletonRows rows={5} />;
        return (
          <EmptyState
            illustration="horizon"
            title="Nenhuma obrigação cadastrada"
            text="Guias, declarações e seus vencimentos aparecem aqui."
          />
        );
      }
      return (
        <>
          <DataTable
            label="Obrigações"
            columns={columns}
            rows={obligations.value.rows}
            rowKey={(obligation) => obligation.id}
          />
          <Pager page={page} total={obligations.value.total} onPage={setPage} />
        </>
      );
  }
}

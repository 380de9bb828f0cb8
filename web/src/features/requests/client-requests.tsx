import { Box } from '@chakra-ui/react';
import { formatInstantDate } from '@portal/domain';
import { useState } from 'react';
import { paths } from '#config/paths.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { requestsOfClient, type ShownRequest } from '#data/requests/requests.ts';
import { NO_SERVICE, REQUEST_STATUS_LABELS } from '#records/labels/request-labels.ts';
import { REQUEST_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { OlderRows } from '#records/older/older-rows.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { PAGE_SIZE, Pager } from '#ui/lists/pager.tsx';

/** What one client asked the firm for, on its page in the panel. */
export function ClientRequests({ clientId }: { clientId: string }) {
  const requests = useLocalRead(requestsOfClient(clientId));
  const isPulled = useIsPulled('service_requests');
  return (
    <>
      <PageHeading variant="section" title="Solicitações" />
      <ListStates
        query={requests}
        errorTitle="Não deu para carregar as solicitações"
        isEmpty={(found) => found.length === 0}
        isPulled={isPulled}
        empty={
          <EmptyState
            illustration="requests"
            headingLevel="h3"
            title="Nenhuma solicitação ainda"
            text="O que o cliente pedir pelo portal aparece aqui."
          />
        }
      >
        {(found) => <RequestsTable requests={found} />}
      </ListStates>
      <OlderRows key={clientId} entity="service_requests" clientId={clientId} />
    </>
  );
}

function RequestsTable({ requests }: { requests: readonly ShownRequest[] }) {
  const [page, setPage] = useState(0);
  const states = useRecordStates('service_requests');
  const columns: Column<ShownRequest>[] = [
    {
      id: 'service',
      header: 'Serviço',
      kind: 'name',
      cell: ({ id, service_name }) => (
        <RowName
          name={service_name ?? NO_SERVICE}
          state={states.get(id)}
          to={`${paths.admin.requests}/${id}`}
        />
      ),
    },
    { id: 'description', header: 'Pedido', cell: ({ description }) => <TwoLines text={description} /> },
    { id: 'answer', header: 'Resposta', cell: ({ answer }) => <TwoLines text={answer ?? '-'} /> },
    { id: 'date', header: 'Data', cell: ({ created_at }) => formatInstantDate(created_at) },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => (
        <StatusPill kind={REQUEST_STATUS_LOOKS[status]} text={REQUEST_STATUS_LABELS[status]} />
      ),
    },
  ];
  return (
    <ListFrame>
      <DataTable
        label="Solicitações"
        columns={columns}
        rows={requests.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)}
        rowKey={({ id }) => id}
      />
      <Pager page={page} total={requests.length} onPage={setPage} />
    </ListFrame>
  );
}

const TwoLines = ({ text }: { text: string }) => (
  <Box as="span" lineClamp={2} whiteSpace="pre-line" overflowWrap="anywhere">
    {text}
  </Box>
);

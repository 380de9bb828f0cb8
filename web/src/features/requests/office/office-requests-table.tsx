import { Box, chakra } from '@chakra-ui/react';
import { formatInstantDate } from '@portal/domain';
import { Paperclip } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { WithClientName } from '#data/clients/client-names.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import type { ShownRequest } from '#data/requests/requests.ts';
import { NO_SERVICE, REQUEST_STATUS_LABELS } from '#records/labels/request-labels.ts';
import { REQUEST_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { OlderMark } from '#records/older/older-mark.tsx';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { attachmentCount } from '../request-labels.ts';

type Request = WithClientName<ShownRequest>;
type States = ReadonlyMap<string, RecordState>;

export function OfficeRequestsTable({ requests }: { requests: readonly Request[] }) {
  const states = useRecordStates('service_requests');
  return (
    <DataTable
      label="Solicitações"
      columns={columns(states)}
      rows={requests}
      rowKey={({ id }) => id}
      card={(request) => <RequestCard request={request} states={states} />}
    />
  );
}

function columns(states: States): Column<Request>[] {
  return [
    { id: 'client', header: 'Cliente', kind: 'name', cell: ({ client_name }) => client_name },
    { id: 'service', header: 'Solicitação', cell: (request) => <Asked request={request} states={states} /> },
    { id: 'date', header: 'Data', cell: ({ created_at }) => formatInstantDate(created_at) },
    { id: 'status', header: 'Status', cell: (request) => <Status request={request} /> },
  ];
}

const Asked = ({ request, states }: { request: Request; states: States }) => (
  <>
    <ServiceLink request={request} />
    <AskedFor request={request} states={states} />
  </>
);

const ServiceLink = ({ request: { id, service_name } }: { request: Request }) => (
  <NameLink to={`${paths.admin.requests}/${id}`}>{service_name ?? NO_SERVICE}</NameLink>
);

/** The words of it, its files, and what is between it and the server. */
function AskedFor({ request, states }: { request: Request; states: States }) {
  const { id, description, document_ids } = request;
  const state = states.get(id);
  return (
    <>
      <Box textStyle="meta" color="fg.muted" lineClamp={1} maxWidth={{ md: '420px' }} overflowWrap="anywhere">
        {description}
      </Box>
      <Box
        display="flex"
        flexWrap="wrap"
        columnGap="3"
        textStyle="meta"
        color="fg.muted"
        _empty={{ display: 'none' }}
      >
        {document_ids.length > 0 && (
          <Box as="span" display="inline-flex" alignItems="center" gap="5px">
            <Paperclip size={13} strokeWidth={1.75} aria-hidden />
            {attachmentCount(document_ids.length)}
          </Box>
        )}
        {state !== undefined && state.kind !== 'sent' && <SyncMark state={state.kind} size="sm" />}
      </Box>
      <OlderMark entity="service_requests" updatedAt={request.updated_at} />
    </>
  );
}

const Status = ({ request: { status } }: { request: Request }) => (
  <StatusPill kind={REQUEST_STATUS_LOOKS[status]} text={REQUEST_STATUS_LABELS[status]} />
);

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' },
});

/** A row below 768 px. */
function RequestCard({ request, states }: { request: Request; states: States }) {
  return (
    <>
      <Line mb="1">
        <Box fontSize="md" fontWeight="semibold" lineHeight="1.25" minWidth="0" overflowWrap="anywhere">
          {request.client_name}
        </Box>
        <Status request={request} />
      </Line>
      <Line alignItems="center">
        <ServiceLink request={request} />
        <Box color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatInstantDate(request.created_at)}
        </Box>
      </Line>
      <AskedFor request={request} states={states} />
    </>
  );
}

const NameLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '44px', md: '24px' },
    fontWeight: 'medium',
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: 'brand.border',
    overflowWrap: 'anywhere',
  },
});

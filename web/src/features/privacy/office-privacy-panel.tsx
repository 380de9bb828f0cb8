import { Box } from '@chakra-ui/react';
import { calendarDateOf, formatCalendarDate, isPrivacyRequestOpen } from '@portal/domain';
import { useState } from 'react';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { allPrivacyRequests, type NamedPrivacyRequest } from '#data/privacy/privacy-requests.ts';
import { PRIVACY_KIND_LABELS, PRIVACY_STATE_LABELS } from '#records/labels/privacy-labels.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { Button } from '#ui/button.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { PAGE_SIZE, Pager } from '#ui/lists/pager.tsx';
import { PrivacyAnswerDialog } from './privacy-answer-dialog.tsx';
import { PRIVACY_STATE_LOOKS, UNKNOWN_PERSON } from './privacy-labels.ts';
import type { LoadWords } from './use-archive.ts';

/** What people asked about their data, for those who answer it within its fifteen days. */
export function OfficePrivacyPanel({ loadWords }: { readonly loadWords: LoadWords }) {
  const requests = useLocalQuery(allPrivacyRequests, []);
  const isPulled = useIsPulled('privacy_requests');
  return (
    <ListStates
      query={requests}
      errorTitle="Não deu para carregar os pedidos"
      isEmpty={(found) => found.length === 0}
      isPulled={isPulled}
      empty={
        <EmptyState
          illustration="requests"
          title="Nenhum pedido ainda"
          text="O que alguém pedir sobre os próprios dados aparece aqui, com o prazo da resposta."
        />
      }
    >
      {(found) => <Requests requests={found} loadWords={loadWords} />}
    </ListStates>
  );
}

type RequestsProps = { requests: readonly NamedPrivacyRequest[]; loadWords: LoadWords };

function Requests({ requests, loadWords }: RequestsProps) {
  const [page, setPage] = useState(0);
  const states = useRecordStates('privacy_requests');
  const answering = useEditing<NamedPrivacyRequest>();
  const today = calendarDateOf(new Date());
  const late = requests.filter((request) => isLate(request, today)).length;
  const columns: Column<NamedPrivacyRequest>[] = [
    {
      id: 'person',
      header: 'Pessoa',
      kind: 'name',
      cell: ({ id, person_name }) => <RowName name={person_name ?? UNKNOWN_PERSON} state={states.get(id)} />,
    },
    { id: 'kind', header: 'Pedido', cell: ({ kind }) => PRIVACY_KIND_LABELS[kind] },
    { id: 'due', header: 'Prazo', cell: (request) => <Due request={request} today={today} /> },
    {
      id: 'state',
      header: 'Situação',
      cell: ({ state }) => (
        <StatusPill kind={PRIVACY_STATE_LOOKS[state]} text={PRIVACY_STATE_LABELS[state]} />
      ),
    },
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions',
      cell: (request) => (
        <Button size="sm" variant="outline" onClick={() => answering.open(request)}>
          {isPrivacyRequestOpen(request.state) ? 'Responder' : 'Ver'}
        </Button>
      ),
    },
  ];
  return (
    <>
      {late > 0 && (
        <Box mb="3.5">
          <Note kind="late">
            {late === 1
              ? '1 pedido passou do prazo de 15 dias.'
              : `${late} pedidos passaram do prazo de 15 dias.`}
          </Note>
        </Box>
      )}
      <ListFrame>
        <DataTable
          label="Pedidos sobre dados pessoais"
          columns={columns}
          rows={requests.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)}
          rowKey={({ id }) => id}
          isHighlighted={(request) => isLate(request, today)}
        />
        <Pager page={page} total={requests.length} onPage={setPage} />
      </ListFrame>
      {answering.item !== null && (
        <PrivacyAnswerDialog
          key={answering.opening}
          request={answering.item}
          isOpen={answering.isOpen}
          onClose={answering.close}
          loadWords={loadWords}
        />
      )}
    </>
  );
}

const isLate = ({ state, due_date }: NamedPrivacyRequest, today: string) =>
  isPrivacyRequestOpen(state) && due_date < today;

function Due({ request, today }: { request: NamedPrivacyRequest; today: string }) {
  const date = formatCalendarDate(request.due_date);
  return isLate(request, today) ? <StatusPill kind="atrasada" text={`Atrasado, ${date}`} /> : date;
}

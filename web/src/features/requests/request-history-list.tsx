import { Box, chakra } from '@chakra-ui/react';
import { formatInstantMinute } from '@portal/domain';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { getPeople } from '#data/people/people.ts';
import type { ShownRequest } from '#data/requests/requests.ts';
import { REQUEST_STATUS_LABELS } from '#records/labels/request-labels.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { type RequestEvent, requestHistory } from './request-history.ts';

export function History({ request }: { request: ShownRequest }) {
  const { uid } = useActiveAccount();
  const events = requestHistory(request);
  const ids = events.map(({ by }) => by);
  const people = useLocalQuery((db) => getPeople(db, ids), [ids.join()]);
  const nameOf = (id: string) => (people.kind === 'ready' ? people.value.get(id)?.full_name : undefined);
  return (
    <chakra.ol listStyle="none" display="grid" gap="3.5">
      {events.map((event) => (
        <li key={event.kind}>
          <Box fontWeight="semibold" fontSize="secondary">
            {eventText(event)}
          </Box>
          <Box textStyle="meta" color="fg.muted" mt="0.5" fontVariantNumeric="tabular-nums">
            <time dateTime={event.at}>{formatInstantMinute(event.at)}</time>
            {byText(event.by === uid ? 'você' : nameOf(event.by))}
          </Box>
        </li>
      ))}
    </chakra.ol>
  );
}

function eventText(event: RequestEvent): string {
  switch (event.kind) {
    case 'asked':
      return 'Solicitação feita';
    case 'changed':
      return event.answer === null
        ? `Situação: ${REQUEST_STATUS_LABELS[event.status]}`
        : `Situação: ${REQUEST_STATUS_LABELS[event.status]}, com resposta`;
  }
}

/** A colleague's name is not on a client's device. */
const byText = (name: string | undefined) => (name === undefined ? '' : `, por ${name}`);

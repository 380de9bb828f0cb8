import { Box, chakra } from '@chakra-ui/react';
import { formatInstantMinute } from '@portal/domain';
import { useState } from 'react';
import { type HistoryEvent, readClientHistory } from '#data/clients/client-history.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { getPeople } from '#data/people/people.ts';
import { NO_SERVICE } from '#records/labels/request-labels.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { HISTORY_LABELS } from './history-labels.ts';

/** Events shown at first, and more with each press. */
const PAGE = 50;

/** What happened with a client, as far as its rows on this device tell. */
export function ClientHistory({ clientId }: { clientId: string }) {
  const events = useLocalQuery((db) => readClientHistory(db, clientId, NO_SERVICE), [clientId]);
  return (
    <>
      <PageHeading
        variant="section"
        title="Histórico"
        description="De cada registro, quando foi criado e a última alteração que este aparelho conhece."
      />
      <ListStates
        query={events}
        errorTitle="Não deu para carregar o histórico"
        isEmpty={(found) => found.length === 0}
        empty={<EmptyState illustration="horizon" headingLevel="h3" title="Nada registrado ainda" />}
      >
        {(found) => <Events events={found} />}
      </ListStates>
    </>
  );
}

function Events({ events }: { events: readonly HistoryEvent[] }) {
  const { uid } = useActiveAccount();
  const [limit, setLimit] = useState(PAGE);
  const shown = events.slice(0, limit);
  const ids = [...new Set(shown.flatMap(({ by }) => by ?? []))];
  const people = useLocalQuery((db) => getPeople(db, ids), [ids.join()]);
  const nameOf = (id: string | null) => {
    if (id === null || people.kind !== 'ready') return null;
    return id === uid ? 'você' : (people.value.get(id)?.full_name ?? null);
  };
  return (
    <Card padding="none">
      <chakra.ol listStyle="none" aria-label="Histórico">
        {shown.map((event) => (
          <HistoryLine key={`${event.kind} ${event.id} ${event.what}`} event={event} by={nameOf(event.by)} />
        ))}
      </chakra.ol>
      {events.length > limit && (
        <Box p="3">
          <Button size="sm" variant="outline" onClick={() => setLimit(limit + PAGE)}>
            Mostrar mais
          </Button>
        </Box>
      )}
    </Card>
  );
}

function HistoryLine({ event: { kind, what, subject, at }, by }: { event: HistoryEvent; by: string | null }) {
  return (
    <Line>
      <Box minWidth="0" overflowWrap="anywhere">
        <chakra.span color="fg.muted">{HISTORY_LABELS[kind][what]}</chakra.span>
        {kind !== 'clients' && (
          <>
            {' '}
            <chakra.b fontWeight="semibold">
              <bdi>{kind === 'documents' ? visibleFilename(subject) : subject}</bdi>
            </chakra.b>
          </>
        )}
      </Box>
      <Box textStyle="meta" color="fg.muted" fontVariantNumeric="tabular-nums" flexShrink="0">
        <time dateTime={at}>{formatInstantMinute(at)}</time>
        {by !== null && `, por ${by}`}
      </Box>
    </Line>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '0.5',
    px: { base: '3.5', md: '4.5' },
    py: '2.5',
    _notLast: { borderBottomWidth: '1px', borderColor: 'border' },
  },
});

import { Box, chakra } from '@chakra-ui/react';
import { calendarDateOf, type MatchedSlip } from '@portal/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useClientChoices } from '#data/clients/use-client-choices.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalQuery, useLocalRead } from '#data/live/use-local-query.ts';
import { MOST_SLIPS } from '#data/slips/slip-drafts.ts';
import { listSlipsToPublish, publishedSlips } from '#data/slips/slips.ts';
import { unopenedSlips } from '#data/slips/unopened-slips.ts';
import { RefusedFiles } from '#records/documents/refused-files.tsx';
import { PortfolioNote } from '#records/older/portfolio-note.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { DropZone } from '#ui/files/drop-zone.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { PublishedSlips } from './published-slips.tsx';
import { SlipRow } from './slip-row.tsx';
import { UnopenedSlips } from './unopened-slips.tsx';
import { useAddSlips, usePublish } from './use-slips.ts';

/** As many as a firm publishes in a month. */
const MOST_PUBLISHED = 100;

const ZONE_TEXTS = {
  idle: 'Solte aqui os PDFs das guias',
  touch: 'Toque para escolher os PDFs das guias',
  dragging: 'Solte as guias aqui...',
  busy: 'Lendo as guias...',
};

/** 'Guias': dropped, read on this device, corrected in the row, and published when a person says so. */
export function SlipsScreen() {
  // What is published is what is shown: never what the screen showed last.
  const waiting = useLocalQuery(listSlipsToPublish, []);
  const published = useLocalRead(publishedSlips(MOST_PUBLISHED));
  const isPulled = useIsPulled('clients', 'obligations', 'slips');
  const { add, isBusy, refused, dismiss } = useAddSlips();
  return (
    <>
      <PageHeading
        title="Guias"
        description="Publique as guias do mês e veja até onde cada uma chegou."
        actions={
          <Button asChild size="sm" variant="outline">
            <Link to={paths.admin.selic}>Taxas Selic</Link>
          </Button>
        }
      />
      <Box display="grid" gap="4">
        <DropZone
          label="Guias em PDF"
          fieldLabel="PDFs das guias"
          texts={ZONE_TEXTS}
          hint={`Até ${MOST_SLIPS} de uma vez. A leitura acontece neste aparelho, mesmo sem internet.`}
          isMultiple
          isBusy={isBusy}
          onFiles={(files) => void add(files)}
        />
        <RefusedFiles refused={refused} onDismiss={dismiss} />
        {!isPulled && (
          <Note>
            Clientes e obrigações ainda estão chegando a este aparelho: algumas guias podem não achar a sua.
          </Note>
        )}
      </Box>
      <ListStates
        query={waiting}
        isPulled
        errorTitle="Não deu para carregar as guias deste aparelho"
        isEmpty={() => false}
        empty={null}
      >
        {(slips) => <Waiting slips={slips} />}
      </ListStates>
      <Unopened />
      <Pile title="Publicadas" count={null}>
        <PortfolioNote />
        <ListStates
          query={published}
          isPulled={isPulled}
          errorTitle="Não deu para carregar as guias publicadas"
          isEmpty={(slips) => slips.length === 0}
          empty={
            <chakra.p padding="4.5" color="fg.muted">
              Nenhuma guia publicada ainda.
            </chakra.p>
          }
        >
          {(slips) => <PublishedSlips slips={slips} />}
        </ListStates>
      </Pile>
    </>
  );
}

/** Nothing where all is seen: it is there to be acted on. */
function Unopened() {
  const today = calendarDateOf(new Date());
  const unopened = useLocalRead(unopenedSlips(today));
  if (unopened.kind !== 'ready' || unopened.value.length === 0) return null;
  return (
    <Pile title="Ainda não abertas" count={unopened.value.length}>
      <UnopenedSlips slips={unopened.value} today={today} />
    </Pile>
  );
}

function Waiting({ slips }: { slips: readonly MatchedSlip[] }) {
  const clients = useClientChoices();
  const { publish, isBusy } = usePublish();
  const asking = slips.filter(({ asks }) => asks.length > 0);
  const ready = slips.filter(({ asks }) => asks.length === 0);
  const list = (label: string, rows: readonly MatchedSlip[]) => (
    <Card padding="none">
      <chakra.ul listStyle="none" aria-label={label}>
        {rows.map((slip) => (
          <SlipRow key={slip.id} {...{ slip, clients }} />
        ))}
      </chakra.ul>
    </Card>
  );
  return (
    <>
      {asking.length > 0 && (
        <Pile title="Precisam de você" count={asking.length}>
          {list('Precisam de você', asking)}
        </Pile>
      )}
      {ready.length > 0 && (
        <Pile
          title="Prontas"
          count={ready.length}
          action={
            <Button size="sm" isBusy={isBusy} busyText="Publicando..." onClick={() => void publish(ready)}>
              {ready.length === 1 ? 'Publicar 1 guia' : `Publicar ${ready.length} guias`}
            </Button>
          }
        >
          {list('Prontas', ready)}
        </Pile>
      )}
    </>
  );
}

type PileProps = { title: string; count: number | null; action?: ReactNode; children: ReactNode };

function Pile({ title, count, action, children }: PileProps) {
  return (
    <Box mt="6">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="3">
        <chakra.h2 textStyle="cardTitle">
          {title} {count !== null && <chakra.span color="fg.muted">{count}</chakra.span>}
        </chakra.h2>
        {action}
      </Box>
      {children}
    </Box>
  );
}

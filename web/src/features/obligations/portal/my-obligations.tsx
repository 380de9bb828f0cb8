import { Box, chakra } from '@chakra-ui/react';
import { type CalendarDate, calendarDateOf, monthOf, type Row } from '@portal/domain';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { portalSearch } from '#config/portal-params.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { type ClientObligations, obligationsOfClient } from '#data/obligations/client-obligations.ts';
import { type ClientSlips, slipsOfClient } from '#data/slips/client-slips.ts';
import { nameForClients } from '#records/labels/obligation-names.ts';
import { NothingOfClient } from '#records/nothing-of-client.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { useWindowedRows } from '#ui/lists/use-windowed-rows.ts';
import { DueBand } from './due-band.tsx';
import { MonthCalendar } from '#records/calendar/month-calendar.tsx';
import { MyObligationCard } from './my-obligation-card.tsx';
import { filterObligations, NO_OBLIGATION_FILTER } from './obligation-filter.ts';
import { ObligationsFilter } from './obligations-filter.tsx';
import { inReadingOrder } from './reading-order.ts';

/** A card of four lines; the real height is measured once it is drawn. */
const CARD_HEIGHT = 170;

/** 'Minhas Obrigações': what the firm registered for one company, to read. */
export function MyObligations({ clientId }: { clientId: string | null }) {
  const obligations = useLocalRead(obligationsOfClient(clientId));
  const slips = valueOr(useLocalRead(slipsOfClient(clientId)), NO_SLIPS);
  switch (obligations.kind) {
    case 'loading':
      return (
        <Card padding="none">
          <SkeletonRows label="Carregando..." rows={4} />
        </Card>
      );
    case 'error':
      return (
        <Card padding="none">
          <ErrorState
            title="Não deu para carregar as obrigações"
            text="O que já estava no aparelho continua aqui."
            onRetry={obligations.retry}
          />
        </Card>
      );
    case 'ready':
      return obligations.value.obligations.length === 0 ? (
        <Card padding="none">
          <NothingOfClient
            clientId={clientId}
            entity="obligations"
            illustration="horizon"
            none={{
              title: 'Nenhuma obrigação registrada',
              text: 'Quando houver algo a pagar ou a entregar, a data aparece aqui.',
            }}
            notHere={{
              title: 'Nenhuma obrigação neste aparelho',
              text: 'As datas aparecem quando houver conexão.',
            }}
            action={<AskAccountant />}
          />
        </Card>
      ) : (
        <Obligations
          {...obligations.value}
          {...slips}
          obligations={obligations.value.obligations.map(forClients)}
        />
      );
  }
}

function AskAccountant() {
  const [query] = useSearchParams();
  return (
    <Button asChild variant="outline">
      <Link to={{ pathname: paths.clientPortal, search: portalSearch(query, { tab: 'chat' }) }}>
        Perguntar ao contador
      </Link>
    </Button>
  );
}

const forClients = (row: Row<'obligations'>) => ({ ...row, name: nameForClients(row.name) });

type OfObligations = ClientObligations & Pick<ClientSlips, 'slips' | 'selic'>;

const NO_SLIPS: Pick<ClientSlips, 'slips' | 'selic'> = { slips: new Map(), selic: null };

function Obligations({ obligations, documents, slips, selic }: OfObligations) {
  const today = calendarDateOf(new Date());
  const [month, setMonth] = useState(monthOf(today));
  const [filter, setFilter] = useState(NO_OBLIGATION_FILTER);
  const [isMonthOpen, setIsMonthOpen] = useState(false);
  const found = inReadingOrder(filterObligations(obligations, filter, today));
  return (
    <Columns>
      <DueBand {...{ obligations, today, isMonthOpen }} onMonth={() => setIsMonthOpen(!isMonthOpen)} />
      <Aside data-open={isMonthOpen || undefined}>
        <MonthCalendar
          due={obligations}
          {...{ month, today }}
          chosen={filter.day}
          onMonth={setMonth}
          onChoose={(day) => setFilter({ ...NO_OBLIGATION_FILTER, day })}
        />
      </Aside>
      <div>
        <ObligationsFilter obligations={obligations} filter={filter} onChange={setFilter} />
        {found.length === 0 ? (
          <Card padding="none">
            <EmptyState
              illustration="search"
              title="Nenhuma obrigação neste filtro"
              text="Escolha outro mês ou outro status."
              action={
                <Button variant="outline" onClick={() => setFilter(NO_OBLIGATION_FILTER)}>
                  Mostrar todas
                </Button>
              }
            />
          </Card>
        ) : (
          <Cards obligations={found} {...{ documents, slips, selic, today }} />
        )}
      </div>
    </Columns>
  );
}

function Cards({ obligations, documents, slips, selic, today }: OfObligations & { today: CalendarDate }) {
  const { anchor, items, before, after, measure } = useWindowedRows<HTMLUListElement>(
    obligations.length,
    CARD_HEIGHT,
  );
  return (
    <chakra.ul
      ref={anchor}
      listStyle="none"
      aria-label="Minhas Obrigações"
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {items.map((index) => {
        const obligation = obligations[index];
        if (obligation === undefined) return null;
        return (
          <chakra.li key={obligation.id} ref={measure} data-index={index} pb="3">
            <MyObligationCard
              obligation={obligation}
              documents={obligation.document_ids.flatMap((id) => documents.get(id) ?? [])}
              slip={slips.get(obligation.id)}
              selic={selic}
              today={today}
            />
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}

/** The calendar beside the list; on the phone, on demand, between its sentence and the list. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 296px' },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: '7',
    rowGap: '3',
    alignItems: 'start',
  },
});

const Aside = chakra(Box, {
  base: {
    display: { base: 'none', lg: 'block' },
    '&[data-open]': { display: 'block' },
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / 3' },
    position: { lg: 'sticky' },
    top: { lg: '110px' },
  },
});

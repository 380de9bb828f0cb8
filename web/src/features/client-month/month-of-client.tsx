import { Box, chakra } from '@chakra-ui/react';
import { calendarDateOf, comingObligations, slipState } from '@portal/domain';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { type ClientObligations, obligationsOfClient } from '#data/obligations/client-obligations.ts';
import { type ClientSlips, ofMonth, slipsOfClient } from '#data/slips/client-slips.ts';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { CheckSlip } from './check-slip.tsx';
import { ComingList } from './coming-list.tsx';
import { MissingList } from './missing-list.tsx';
import { MonthAside } from './month-aside.tsx';
import { PayList } from './pay-list.tsx';
import { TotalBand } from './total-band.tsx';

/** 'Este mês': what one company has to pay, until when and why, and what comes after. */
export function MonthOfClient({ clientId }: { clientId: string }) {
  const obligations = useLocalRead(obligationsOfClient(clientId));
  const slips = useLocalRead(slipsOfClient(clientId));
  if (obligations.kind === 'error' || slips.kind === 'error')
    return (
      <Card padding="none">
        <ErrorState
          title="Não deu para carregar o mês"
          text="O que já estava no aparelho continua aqui."
          onRetry={() => [obligations, slips].forEach((query) => query.kind === 'error' && query.retry())}
        />
      </Card>
    );
  const isReady = obligations.kind === 'ready' && slips.kind === 'ready';
  // As long as none has arrived, 'nada a pagar' would be a guess.
  if (!isReady || (!slips.value.isWhole && slips.value.slips.size === 0))
    return (
      <Card padding="none">
        <SkeletonRows rows={5} />
      </Card>
    );
  return <Month {...{ clientId }} {...obligations.value} {...slips.value} />;
}

function Month({
  clientId,
  obligations,
  slips,
  selic,
  isWhole,
}: { clientId: string } & ClientObligations & ClientSlips) {
  const today = calendarDateOf(new Date());
  const open = [...slips.values()]
    .map((of) => ({ of, state: slipState(ofMonth(of), selic, today) }))
    .filter(({ state }) => state.kind !== 'closed');
  const all = open.map(({ of }) => of);
  return (
    <Columns>
      <Box display="grid" gap={{ base: '6', md: '8' }} minWidth="0">
        <TotalBand {...{ slips: all, selic, today, isWhole }} />
        {open.length > 0 && <PayList {...{ slips: open, selic, today }} />}
        <MissingList clientId={clientId} />
        <ComingList obligations={comingObligations(obligations, slips, today)} />
        <CheckSlip clientId={clientId} />
      </Box>
      <MonthAside {...{ obligations, slips: all, today }} />
    </Columns>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 296px' },
    gap: { base: '6', md: '7' },
    alignItems: 'start',
  },
});

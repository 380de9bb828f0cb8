import { chakra } from '@chakra-ui/react';
import { calendarDateOf, type Row } from '@portal/domain';
import { listClientObligations } from '#data/repositories/client-obligations.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useWindowedRows } from '#ui/use-windowed-rows.ts';
import { MyObligationCard } from './my-obligation-card.tsx';
import { inReadingOrder } from './reading-order.ts';

/** A card of four lines; the real height is measured once it is drawn. */
const CARD_HEIGHT = 170;

/** 'Minhas Obrigações': what the firm registered for one company, to read. */
export function MyObligations({ clientId }: { clientId: string | null }) {
  const obligations = useLocalQuery(
    (db) => (clientId === null ? Promise.resolve([]) : listClientObligations(db, clientId)),
    [clientId],
  );
  switch (obligations.kind) {
    case 'loading':
      return (
        <Card padding="none">
          <SkeletonRows rows={4} />
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
      return obligations.value.length === 0 ? (
        <Card padding="none">
          <EmptyState
            illustration="horizon"
            title="Nenhuma obrigação registrada"
            text="Quando houver algo a pagar ou a entregar, a data aparece aqui."
          />
        </Card>
      ) : (
        <Obligations obligations={inReadingOrder(obligations.value)} />
      );
  }
}

function Obligations({ obligations }: { obligations: readonly Row<'obligations'>[] }) {
  const today = calendarDateOf(new Date());
  const { anchor, items, before, after, measure } = useWindowedRows<HTMLUListElement>(
    obligations.length,
    CARD_HEIGHT,
  );
  return (
    <chakra.ul
      ref={anchor}
      listStyle="none"
      maxWidth="720px"
      aria-label="Minhas Obrigações"
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {items.map((index) => {
        const obligation = obligations[index];
        if (obligation === undefined) return null;
        return (
          <chakra.li key={obligation.id} ref={measure} data-index={index} pb="3">
            <MyObligationCard obligation={obligation} today={today} />
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}

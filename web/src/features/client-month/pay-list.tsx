import { Box, chakra } from '@chakra-ui/react';
import type { CalendarDate, ObligationStatus, SelicRates, SlipState } from '@portal/domain';
import type { SlipToPay as Slip } from '#data/slips/client-slips.ts';
import { OBLIGATION_STATUS_LABELS } from '#records/labels/obligation-labels.ts';
import { OBLIGATION_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { SlipToPay } from '#records/slips/slip-to-pay.tsx';
import { Card } from '#ui/display/card.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { Section } from './section.tsx';

type OpenSlip = { of: Slip; state: SlipState };
type PayListProps = { slips: readonly OpenSlip[]; selic: SelicRates | null; today: CalendarDate };

/** Late ones first, then by their date; last what somebody says is paid. */
export function PayList({ slips, selic, today }: PayListProps) {
  const ordered = slips.toSorted(
    (a, b) => RANKS[a.state.kind] - RANKS[b.state.kind] || (a.of.slip.due_date < b.of.slip.due_date ? -1 : 1),
  );
  const unpaid = slips.filter(({ state }) => state.kind !== 'said_paid').length;
  const first = ordered.find(({ state }) => state.kind === 'payable' && hasCode(state));
  return (
    <Section title="Para pagar" aside={unpaid === 1 ? '1 guia' : `${unpaid} guias`}>
      <chakra.ul listStyle="none" display="grid" gap="3" aria-label="Para pagar">
        {ordered.map((one) => (
          <li key={one.of.slip.id}>
            <PayCard {...one} {...{ selic, today }} isFirst={one === first} />
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}

const RANKS: Record<SlipState['kind'], number> = { late: 0, payable: 1, said_paid: 2, closed: 3 };

const hasCode = (state: Extract<SlipState, { kind: 'payable' }>) =>
  state.pix_code !== null || state.payment_line !== null;

/** What a slip makes of its obligation: said to be paid it is with the firm. */
const STATUS: Record<SlipState['kind'], ObligationStatus> = {
  late: 'overdue',
  payable: 'pending',
  said_paid: 'in_progress',
  closed: 'completed',
};

function PayCard({
  of,
  state,
  selic,
  today,
  isFirst,
}: OpenSlip & { selic: SelicRates | null; today: CalendarDate; isFirst: boolean }) {
  const { name, description } = of.obligation;
  const status = STATUS[state.kind];
  return (
    <Card
      as="article"
      padding="portal"
      borderColor={state.kind === 'late' ? 'status.atrasada.line' : 'border'}
    >
      <Box display="flex" alignItems="flex-start" justifyContent="space-between" gap="3" mb="1.5">
        <chakra.h3 textStyle="cardTitle" minWidth="0" overflowWrap="anywhere">
          {name}
        </chakra.h3>
        <StatusPill kind={OBLIGATION_STATUS_LOOKS[status]} text={OBLIGATION_STATUS_LABELS[status]} />
      </Box>
      <SlipToPay of={of} {...{ selic, today, isFirst }} about={description} />
    </Card>
  );
}

import { Box, chakra } from '@chakra-ui/react';
import {
  type CalendarDate,
  formatCalendarDate,
  formatPrice,
  type SelicRates,
  slipState,
} from '@portal/domain';
import { ofMonth, type SlipToPay as Slip } from '#data/slips/client-slips.ts';
import { PaidMark } from './paid-mark.tsx';
import { SlipAmount } from './slip-amount.tsx';
import { SlipButtons } from './slip-buttons.tsx';
import { SlipDate } from './slip-date.tsx';

export type SlipToPayProps = {
  of: Slip;
  selic: SelicRates | null;
  today: CalendarDate;
  /** What it is for, where nothing around it says so. */
  about?: string | null;
  /** Its way to pay is the solid button: of a screen there is one. */
  isFirst?: boolean;
};

/** What there is to pay, by when and why, and what to pay it with. After its day neither Pix nor line pays the right amount. */
export function SlipToPay({ of, selic, today, about = null, isFirst = true }: SlipToPayProps) {
  const { slip, obligation, paid } = of;
  const state = slipState(ofMonth(of), selic, today);
  return (
    <Box display="grid" gap="2.5" role="group" aria-label={`Guia de ${obligation.name}`}>
      <div>
        <SlipAmount {...{ slip, state, about }} />
        {slip.version > 1 && (
          <Line>
            Substitui a guia anterior: a que vale é esta, a {slip.version}ª, de{' '}
            {formatPrice(slip.amount_cents)} até {formatCalendarDate(slip.due_date)}.
          </Line>
        )}
      </div>
      {state.kind === 'said_paid' && paid !== null ? (
        <PaidMark event={paid} />
      ) : (
        <SlipDate {...{ slip, obligation, state, today }} />
      )}
      <SlipButtons {...{ of, state, isFirst }} />
    </Box>
  );
}

const Line = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } });

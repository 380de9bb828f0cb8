import { Box, chakra } from '@chakra-ui/react';
import { formatPrice, type Row, shortDay, type SlipState } from '@portal/domain';

type SlipAmountProps = { slip: Row<'slips'>; state: SlipState; about: string | null };

/** The amount to pay; of what is late an estimate where there is one, and what it is made of. */
export function SlipAmount({ slip, state, about }: SlipAmountProps) {
  const estimate = state.kind === 'late' ? state.estimate : null;
  const total = estimate?.total_cents ?? null;
  const says = state.kind === 'late' ? lateWords(slip, state) : about;
  return (
    <>
      <Box display="flex" flexWrap="wrap" columnGap="2.5" rowGap="1" alignItems="center">
        <Amount isSmall={state.kind === 'said_paid' || state.kind === 'closed'}>
          {formatPrice(total ?? slip.amount_cents)}
        </Amount>
        {total !== null && <Tag>{estimate?.label}</Tag>}
      </Box>
      {says !== null && says !== '' && <Says>{says}</Says>}
    </>
  );
}

function lateWords(
  { amount_cents }: Row<'slips'>,
  { estimate }: Extract<SlipState, { kind: 'late' }>,
): string {
  if (estimate === null) return 'Esta guia venceu, e o valor mudou: peça a guia nova ao escritório.';
  const { fine_cents, interest_cents, reasons, until } = estimate;
  const right = 'O valor certo sai na guia nova.';
  if (interest_cents === null)
    return `Mais multa e juros, que não dá para estimar: ${reasons.join(', ')}. ${right}`;
  const added = [
    ...(fine_cents === 0 ? [] : [`${formatPrice(fine_cents)} de multa`]),
    ...(interest_cents === 0 ? [] : [`${formatPrice(interest_cents)} de juros`]),
  ];
  if (added.length === 0) return `Sem multa, se pagar até ${shortDay(until)}. ${right}`;
  return `${formatPrice(amount_cents)} mais ${added.join(' e ')}, se pagar até ${shortDay(until)}. ${right}`;
}

const Amount = chakra('b', {
  base: {
    fontFamily: 'heading',
    fontSize: '28px',
    lineHeight: '1.2',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isSmall: { true: { fontSize: 'xl' } } },
});

const Tag = chakra('span', {
  base: {
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'sm',
    px: '2',
    py: '1px',
    textStyle: 'meta',
    color: 'fg.muted',
  },
});

const Says = chakra('p', {
  base: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre-line' },
});

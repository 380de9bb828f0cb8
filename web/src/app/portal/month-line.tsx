import { chakra } from '@chakra-ui/react';
import { calendarDateOf, formatPrice, inDays, monthToPay, nextBusinessDay } from '@portal/domain';
import { ChevronRight } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { type Asked, asksOfClient, isAnswerable } from '#data/asks/asks.ts';
import { useLiveRead } from '#data/live/use-live-read.ts';
import { ofMonth, slipsOfClient } from '#data/slips/client-slips.ts';

/** 'Até amanhã: R$ 2.057,21', above the tabs' screens: leads to the month. */
export function MonthLine({ clientId, to }: { clientId: string; to: To }) {
  const read = useLiveRead(slipsOfClient(clientId));
  const asks = useLiveRead(asksOfClient(clientId));
  // Before everything has arrived 'nada a pagar' would be a guess.
  if (read?.isWhole !== true) return null;
  const today = calendarDateOf(new Date());
  const { total_cents, count, title } = monthToPay([...read.slips.values()].map(ofMonth), read.selic, today);
  const until = inDays(nextBusinessDay(today), today);
  return (
    <StyledLink to={to}>
      <span>
        {count === 0 ? title : `Até ${until}: ${formatPrice(total_cents)}`}
        {missingText(asks ?? [])}
      </span>
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </StyledLink>
  );
}

function missingText(asks: readonly Asked[]): string {
  const owed = asks.filter(isAnswerable).reduce((sum, { counts }) => sum + counts.owed, 0);
  if (owed === 0) return '';
  return owed === 1 ? ' · falta 1 documento' : ` · faltam ${owed} documentos`;
}

const StyledLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '44px',
    px: '3.5',
    bg: 'brand.subtle',
    color: 'brand.fg',
    borderRadius: 'md',
    fontSize: 'secondary',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'brand.muted' },
  },
});

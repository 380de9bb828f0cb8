import { Box, chakra } from '@chakra-ui/react';
import {
  type CalendarDate,
  formatPrice,
  monthToPay,
  type SelicRates,
  slipState,
  type StripDay,
  stripInWords,
  weekdayLetters,
  weekStrip,
} from '@portal/domain';
import { connectionTime } from './connection-time.ts';
import { useConnection } from '#data/live/connection.ts';
import { ofMonth, type SlipToPay } from '#data/slips/client-slips.ts';
import { Card } from '#ui/display/card.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';

type TotalBandProps = {
  slips: readonly SlipToPay[];
  selic: SelicRates | null;
  today: CalendarDate;
  /** Whether all that the sum is made of has come. */
  isWhole: boolean;
};

/**
 * The sentence of the screen: how much until when, and the week. While more is coming there is no sum; where no connection brings
 * it, the sum says that it may lack something.
 */
export function TotalBand({ slips, selic, today, isWhole }: TotalBandProps) {
  const { connection } = useConnection();
  const month = slips.map(ofMonth);
  const { total_cents, count, title, detail } = monthToPay(month, selic, today);
  const checkedAt = connectionTime(connection);
  const unpaid = month.filter((of) => slipState(of, selic, today).kind === 'payable');
  const days = weekStrip(
    unpaid.map(({ slip }) => slip.due_date),
    today,
  );
  if (!isWhole && connection.kind === 'online')
    return (
      <Card padding="none">
        <SkeletonRows rows={1} />
      </Card>
    );
  const said = [
    detail,
    checkedAt === null ? null : `Valores conferidos ${checkedAt}.`,
    isWhole ? null : 'O que ainda não chegou a este aparelho não está na soma.',
  ].filter((text) => text !== null);
  return (
    <Card tone="leaf" padding="none" px={{ base: '5', md: '6.5' }} py={{ base: '5', md: '6' }}>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
        rowGap="4"
      >
        <Box flex="1 1 260px" minWidth="0" overflowWrap="anywhere">
          {count === 0 ? (
            <Big isSentence>{title}</Big>
          ) : (
            <>
              <chakra.p fontWeight="semibold">{title}</chakra.p>
              <Big>{formatPrice(total_cents)}</Big>
            </>
          )}
          {said.length > 0 && (
            <chakra.p mt="1.5" fontSize="sm" color="band.muted" fontVariantNumeric="tabular-nums">
              {said.join(' ')}
            </chakra.p>
          )}
        </Box>
        <Strip days={days} />
      </Box>
    </Card>
  );
}

function Strip({ days }: { days: readonly StripDay[] }) {
  return (
    <Week role="img" aria-label={stripInWords(days)}>
      {days.map(({ date, isWeekend, isToday, slips }) => (
        <Tile
          key={date}
          data-weekend={isWeekend || undefined}
          data-today={isToday || undefined}
          data-due={slips > 0 || undefined}
        >
          {weekdayLetters(date)}
          <chakra.b fontWeight="semibold" fontSize="secondary">
            {Number(date.slice(8))}
          </chakra.b>
          {slips > 0 && <Sun />}
        </Tile>
      ))}
    </Week>
  );
}

const Sun = () => (
  <chakra.svg viewBox="0 0 40 22" position="absolute" left="15%" bottom="0" width="70%" aria-hidden>
    <path d="M6 18a14 14 0 0 1 28 0z" fill="#8A3B0C" />
    <path d="M0 18h40v2.2H0z" fill="#2B1E00" />
  </chakra.svg>
);

const Big = chakra('p', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: { base: '32px', md: '40px' },
    lineHeight: '1.15',
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isSentence: { true: { fontSize: { base: 'xl', md: '2xl' } } } },
});

const Week = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '1px',
    flex: { base: '1 1 100%', md: '0 0 316px' },
    fontVariantNumeric: 'tabular-nums',
  },
});

const Tile = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2px',
    pt: '2.5',
    minHeight: { base: '72px', md: '76px' },
    textStyle: 'floor',
    lineHeight: '1.2',
    color: 'band.muted',
    bg: 'band.panel',
    '& > b': { color: 'band.fg' },
    '&[data-weekend]': { bg: 'transparent', boxShadow: 'inset 0 0 0 1px {colors.band.line}' },
    '&[data-due]': { bg: '#E0B22E', color: '#2B1E00', '& > b': { color: '#2B1E00' } },
    '&[data-today]': { boxShadow: 'inset 0 0 0 2px {colors.band.fg}' },
  },
});

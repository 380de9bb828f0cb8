import { Box, chakra } from '@chakra-ui/react';
import {
  type CalendarDate,
  daysBetween,
  formatCalendarDate,
  inDays,
  namedDay,
  type Row,
  type SlipState,
} from '@portal/domain';
import { Calendar } from 'lucide-react';
import { useState } from 'react';
import { AskAbout } from './ask-about.tsx';
import { WhyDueDialog } from './why-due-dialog.tsx';

/** From here on a date is worth a word of its own. */
const NEAR_DAYS = 3;

type SlipDateProps = {
  slip: Row<'slips'>;
  obligation: Row<'obligations'>;
  state: SlipState;
  today: CalendarDate;
};

export function SlipDate({ slip, obligation, state, today }: SlipDateProps) {
  const { due_date } = slip;
  const [isOpen, setIsOpen] = useState(false);
  const why = `Por que dia ${Number(due_date.slice(8))}?`;
  return (
    <Box display="flex" gap="2.5" alignItems="flex-start" fontVariantNumeric="tabular-nums">
      <Box color="fg.subtle" pt="0.5" flexShrink="0">
        <Calendar size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box display="flex" flexWrap="wrap" columnGap="2.5" alignItems="center" minWidth="0">
        <When {...{ due_date, state, today }} />
        {state.kind !== 'closed' && (
          <WhyButton type="button" onClick={() => setIsOpen(true)}>
            {why}
          </WhyButton>
        )}
      </Box>
      <WhyDueDialog
        isOpen={isOpen}
        title={why}
        source={obligation}
        due={due_date}
        footer={<AskAbout slip={slip} name={obligation.name} />}
        onClose={() => setIsOpen(false)}
      />
    </Box>
  );
}

function When({ due_date, state, today }: { due_date: CalendarDate; state: SlipState; today: CalendarDate }) {
  const date = <chakra.b fontWeight="semibold">{formatCalendarDate(due_date)}</chakra.b>;
  const days = daysBetween(today, due_date);
  if (state.kind === 'late')
    return (
      <span>
        Venceu em {date},{' '}
        <chakra.span color="error.fg" fontWeight="semibold">
          há {-days} {days === -1 ? 'dia' : 'dias'}
        </chakra.span>
      </span>
    );
  if (state.kind === 'closed') return <span>Venceu em {date}</span>;
  const weekday = namedDay(due_date).split(',')[0];
  return days > NEAR_DAYS ? (
    <span>
      Pague até {weekday}, {date}
    </span>
  ) : (
    <span>
      <chakra.span color="attention.fg" fontWeight="semibold">
        Vence {days < 2 ? inDays(due_date, today) : `em ${days} dias`}
      </chakra.span>
      , {weekday}, {date}
    </span>
  );
}

const WhyButton = chakra('button', {
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    minHeight: '24px',
    '@media (pointer: coarse)': { minHeight: '44px', my: '-2' },
  },
});

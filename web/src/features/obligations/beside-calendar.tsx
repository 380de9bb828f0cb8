import { Box, chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

type BesideCalendarProps = {
  calendar: ReactNode;
  /** Where there is no room beside the list: whether the calendar is shown above it. */
  isOpen: boolean;
  children: ReactNode;
};

/** A list and the month's calendar beside it, or above it on demand. */
export const BesideCalendar = ({ calendar, isOpen, children }: BesideCalendarProps) => (
  <Columns>
    <Aside data-open={isOpen || undefined}>{calendar}</Aside>
    <Box minWidth="0">{children}</Box>
  </Columns>
);

type CalendarButtonProps = { isOpen: boolean; onPress: () => void };

/** Shows the calendar where there is no room beside the list. */
export const CalendarButton = ({ isOpen, onPress }: CalendarButtonProps) => (
  <NarrowButton size="sm" variant="outline" aria-expanded={isOpen} onClick={onPress}>
    <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
    Calendário
  </NarrowButton>
);

/** Beside each other where both have room, which is past the panel's own width. */
const ROOMY = '@media (min-width: 1500px)';

const NarrowButton = chakra(Button, { base: { [ROOMY]: { display: 'none' } } });

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignItems: 'start',
    [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) 296px', gap: '5' },
  },
});

const Aside = chakra('div', {
  base: {
    display: 'none',
    maxWidth: '420px',
    '&[data-open]': { display: 'block' },
    [ROOMY]: { display: 'block', gridColumn: '2', gridRow: '1', position: 'sticky', top: '110px' },
  },
});

import { Box, chakra } from '@chakra-ui/react';
import { type CalendarDate, calendarDateOf, formatCalendarDate } from '@portal/domain';
import { CircleCheck } from 'lucide-react';
import { Button } from '#ui/button.tsx';

type VerifiedOnProps = { date: CalendarDate; onVerify: (today: CalendarDate) => void };

/** When somebody last looked the rule up, and the button that says that it was today. */
export function VerifiedOn({ date, onVerify }: VerifiedOnProps) {
  const today = calendarDateOf(new Date());
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      bg="bg.subtle"
      borderRadius="md"
      p="3.5"
    >
      <div>
        <chakra.p textStyle="label">Verificada em</chakra.p>
        <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatCalendarDate(date)}
        </chakra.p>
      </div>
      <Button size="sm" variant="outline" disabled={date === today} onClick={() => onVerify(today)}>
        <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
        Verifiquei hoje
      </Button>
    </Box>
  );
}

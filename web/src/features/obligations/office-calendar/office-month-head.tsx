import { Box, chakra } from '@chakra-ui/react';
import { addMonths, formatMonthName, type Month } from '@portal/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '#ui/button.tsx';

type MonthHeadProps = { month: Month; thisMonth: Month; showMonth: (month: Month) => void };

/** Which month it is, and the way to others. */
export const MonthHead = ({ month, thisMonth, showMonth }: MonthHeadProps) => (
  <Box display="flex" alignItems="center" justifyContent="space-between" px={{ base: '0', md: '4' }} py="2">
    <chakra.h2 textStyle="cardTitle" aria-live="polite">
      {formatMonthName(month)}
    </chakra.h2>
    <Box display="flex" alignItems="center" gap="1" data-print="hidden">
      <IconButton label="Mês anterior" onClick={() => showMonth(addMonths(month, -1))}>
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Button size="sm" variant="ghost" disabled={month === thisMonth} onClick={() => showMonth(thisMonth)}>
        Hoje
      </Button>
      <IconButton label="Próximo mês" onClick={() => showMonth(addMonths(month, 1))}>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Box>
  </Box>
);

import { Box, chakra } from '@chakra-ui/react';
import { formatCalendarDate, formatInstantDate, type Row } from '@portal/domain';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { Button } from '#ui/button.tsx';
import { SOMEBODY } from './month-words.ts';

type MovedMonthProps = {
  row: Row<'month_overrides'>;
  people: OfficeLaw['people'];
  onBack: () => void;
  isBusy: boolean;
};

/** Where the firm has put a month, who did, and the way back to the rule. */
export function MovedMonth({ row, people, onBack, isBusy }: MovedMonthProps) {
  const { date, updated_by, updated_at } = row;
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
      <chakra.p fontVariantNumeric="tabular-nums">
        Hoje em {date === null ? '' : formatCalendarDate(date)}, por {people.get(updated_by) ?? SOMEBODY},{' '}
        {formatInstantDate(updated_at)}
      </chakra.p>
      <Button size="sm" variant="outline" disabled={isBusy} onClick={onBack}>
        Voltar à regra
      </Button>
    </Box>
  );
}

import { Box, chakra } from '@chakra-ui/react';
import type { CalendarDate, Row } from '@portal/domain';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import { dueSentence } from './due-sentence.ts';

type DueBandProps = {
  obligations: readonly Row<'obligations'>[];
  today: CalendarDate;
  /** On the phone: whether the month is shown below. */
  isMonthOpen: boolean;
  onMonth: () => void;
};

/** What to know first, the way into the phone's own calendar, and on a phone the one to the month. */
export function DueBand({ obligations, today, isMonthOpen, onMonth }: DueBandProps) {
  const { title, detail } = dueSentence(obligations, today);
  const open = obligations.filter(({ status }) => status !== 'completed');
  return (
    <Card tone="leaf" padding="none" px={{ base: '5', md: '5.5' }} py={{ base: '4.5', md: '5' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3">
        <Box flex="1 1 260px" minWidth="0" overflowWrap="anywhere">
          <chakra.p
            fontFamily="heading"
            fontWeight="semibold"
            fontSize={{ base: 'lg', md: 'xl' }}
            lineHeight="1.25"
            letterSpacing="-0.012em"
            textWrap="balance"
          >
            {title}
          </chakra.p>
          {detail !== null && (
            <chakra.p mt="1" fontSize="sm" color="band.muted">
              {detail}
            </chakra.p>
          )}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="2">
          {open.length > 0 && <CalendarButton obligations={open} />}
          <BandButton hideFrom="lg" aria-expanded={isMonthOpen} onClick={onMonth}>
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
            Calendário
          </BandButton>
        </Box>
      </Box>
    </Card>
  );
}

function CalendarButton({ obligations }: Pick<DueBandProps, 'obligations'>) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const { obligationsCalendarFile } = await import('./obligations-calendar-file.ts');
      saveBlob(obligationsCalendarFile(obligations, 'Obrigações'), 'obrigacoes.ics');
      toast({
        kind: 'success',
        title: 'Download iniciado',
        description: 'Abra o arquivo para pôr os vencimentos na sua agenda.',
      });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <BandButton isBusy={isBusy} onClick={() => void save()}>
      <CalendarPlus size={16} strokeWidth={1.75} aria-hidden />
      Pôr na agenda
    </BandButton>
  );
}

const BandButton = chakra(
  Button,
  {
    base: {
      bg: 'transparent',
      color: 'band.fg',
      borderColor: 'band.muted',
      _hover: { bg: 'band.panel' },
    },
  },
  { defaultProps: { size: 'sm', variant: 'outline' } },
);

import { Box, chakra } from '@chakra-ui/react';
import type { CalendarDate, Row } from '@portal/domain';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import { dueSentence } from './due-sentence.ts';

type DueBandProps = { obligations: readonly Row<'obligations'>[]; today: CalendarDate };

/** What to know first, and the way into the phone's own calendar. */
export function DueBand({ obligations, today }: DueBandProps) {
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
        {open.length > 0 && <CalendarButton obligations={open} />}
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
    <Button
      size="sm"
      variant="outline"
      bg="transparent"
      color="band.fg"
      borderColor="band.muted"
      _hover={{ bg: 'band.panel' }}
      isBusy={isBusy}
      onClick={() => void save()}
    >
      <CalendarPlus size={16} strokeWidth={1.75} aria-hidden />
      Pôr na agenda
    </Button>
  );
}

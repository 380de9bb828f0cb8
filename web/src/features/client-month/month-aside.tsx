import { chakra } from '@chakra-ui/react';
import { type CalendarDate, monthOf, type Row } from '@portal/domain';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { portalSearch } from '#config/portal-params.ts';
import { documentsOnDevice } from '#data/documents/documents.ts';
import { useLiveRead } from '#data/live/use-live-read.ts';
import type { SlipToPay } from '#data/slips/client-slips.ts';
import { MonthCalendar } from '#records/calendar/month-calendar.tsx';
import { Card } from '#ui/display/card.tsx';

type MonthAsideProps = {
  obligations: readonly Row<'obligations'>[];
  slips: readonly SlipToPay[];
  today: CalendarDate;
};

/** Where there is room: the month, and what of it opens without a connection. */
export function MonthAside({ obligations, slips, today }: MonthAsideProps) {
  const [month, setMonth] = useState(monthOf(today));
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const kept = useLiveRead(documentsOnDevice);
  const here = slips.filter(({ slip }) => kept?.has(slip.document_id) === true).length;
  return (
    <Aside aria-label="O mês e este aparelho">
      <MonthCalendar
        due={obligations}
        {...{ month, today }}
        chosen={null}
        onMonth={setMonth}
        onChoose={() =>
          void navigate({ pathname: paths.clientPortal, search: portalSearch(query, { tab: 'obrigacoes' }) })
        }
      />
      {slips.length > 0 && (
        <Card>
          <chakra.h2 textStyle="cardTitle" mb="1.5">
            Neste aparelho
          </chakra.h2>
          <chakra.p fontSize="sm" color="fg.muted">
            {hereText(here)}
          </chakra.p>
        </Card>
      )}
    </Aside>
  );
}

function hereText(count: number): string {
  if (count === 0) return 'As guias ainda estão chegando. Valor, data e Pix já estão aqui.';
  return count === 1
    ? '1 guia abre sem internet, com valor, data e Pix.'
    : `${count} guias abrem sem internet, com valor, data e Pix.`;
}

const Aside = chakra('aside', {
  base: { display: { base: 'none', lg: 'grid' }, gap: '4', position: 'sticky', top: '84px' },
});

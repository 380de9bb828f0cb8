import { Box, chakra } from '@chakra-ui/react';
import { comingNote, monthLetters, type Row, weekdayLetters, willBePaid } from '@portal/domain';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { portalSearch } from '#config/portal-params.ts';
import { nameForClients } from '#records/labels/obligation-names.ts';
import { Card } from '#ui/display/card.tsx';
import { AllLink } from './all-link.tsx';
import { Section } from './section.tsx';

/** More are behind 'Ver todas'. */
const MOST_SHOWN = 5;

/** 'Depois': what comes and has no slip yet. */
export function ComingList({ obligations }: { obligations: readonly Row<'obligations'>[] }) {
  const [query] = useSearchParams();
  if (obligations.length === 0) return null;
  return (
    <Section
      title="Depois"
      aside={
        <AllLink to={{ pathname: paths.clientPortal, search: portalSearch(query, { tab: 'obrigacoes' }) }}>
          Ver todas
        </AllLink>
      }
    >
      <Card padding="none">
        <chakra.ul listStyle="none" aria-label="Depois">
          {obligations.slice(0, MOST_SHOWN).map((row) => (
            <Item key={row.id} row={row} />
          ))}
        </chakra.ul>
      </Card>
    </Section>
  );
}

const PAID: Record<string, string> = { true: 'Guia ainda não saiu', false: 'Sem valor' };

function Item({ row }: { row: Row<'obligations'> }) {
  const { due_date } = row;
  const note = comingNote(row);
  const paid = PAID[String(willBePaid(row))];
  return (
    <Line>
      <Day dateTime={due_date}>
        <chakra.b fontWeight="semibold" fontSize="md">
          {Number(due_date.slice(8))}
        </chakra.b>
        <span>{monthLetters(due_date)}</span>
        <chakra.span srOnly>{weekdayLetters(due_date)}</chakra.span>
      </Day>
      <Box flex="1 1 160px" minWidth="0" overflowWrap="anywhere">
        <chakra.b fontWeight="semibold">{nameForClients(row.name)}</chakra.b>
        {note !== '' && (
          <chakra.p fontSize="sm" color="fg.muted">
            {note}
          </chakra.p>
        )}
      </Box>
      {paid !== undefined && (
        <chakra.span fontSize="sm" color="fg.muted" hideBelow="md">
          {paid}
        </chakra.span>
      )}
    </Line>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    px: { base: '4', md: '5' },
    py: '3.5',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
});

const Day = chakra('time', {
  base: {
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    boxSize: '48px',
    bg: 'bg.subtle',
    textStyle: 'floor',
    lineHeight: '1.2',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > b': { color: 'fg' },
  },
});

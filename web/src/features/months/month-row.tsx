import { chakra } from '@chakra-ui/react';
import { type Competence, formatCount, formatMonth } from '@portal/domain';
import { Link } from 'react-router-dom';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { countMade } from '#data/months/read-month.ts';
import { monthsAround } from './use-month.ts';

type MonthRowProps = {
  competence: Competence;
  /** Of the month that is looked at; null while it is not known. */ toMake: number | null;
};

/** The months around, each with what was generated for it. */
export function MonthRow({ competence, toMake }: MonthRowProps) {
  const months = monthsAround(competence);
  const made = valueOr(
    useLocalQuery((db) => countMade(db, monthsAround(competence)), [competence]),
    [],
  );
  return (
    <Row aria-label="Competências" data-print="hidden">
      {months.map((month, index) => {
        const isShown = month === competence;
        return (
          <Link key={month} to={`?mes=${month}`} replace aria-current={isShown ? 'page' : undefined}>
            <strong>{formatMonth(month)}</strong>
            <span>{stateText(made[index] ?? null, isShown ? toMake : null)}</span>
          </Link>
        );
      })}
    </Row>
  );
}

function stateText(made: number | null, toMake: number | null): string {
  if (made === null) return ' ';
  const whatIsMade = made === 0 ? 'Nada gerado' : `${formatCount(made)} ${made === 1 ? 'gerada' : 'geradas'}`;
  if (toMake === null || toMake === 0) return whatIsMade;
  const toGo = `${formatCount(toMake)} a gerar`;
  return made === 0 ? toGo : `${whatIsMade}, ${toGo}`;
}

const Row = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    overflow: 'hidden',
    mb: '3.5',
    fontVariantNumeric: 'tabular-nums',
    '& a': {
      display: 'grid',
      px: '4',
      py: '2.5',
      minHeight: '56px',
      boxShadow: '1px 1px 0 var(--chakra-colors-border)',
      _hover: { bg: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a span': { textStyle: 'meta', color: 'fg.muted' },
    '& a[aria-current]': {
      bg: 'brand.subtle',
      boxShadow: 'inset 0 -2px 0 var(--chakra-colors-brand-solid)',
    },
  },
});

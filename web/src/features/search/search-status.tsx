import { chakra } from '@chakra-ui/react';
import { formatCount } from '@portal/domain';
import { useCoverage } from '#records/older/use-coverage.ts';
import { monthOfWindow, useWindowStart } from '#records/older/use-older-rows.ts';
import { Button } from '#ui/button.tsx';
import type { SearchState } from './use-search.ts';

type SearchStatusProps = {
  readonly query: string;
  readonly search: SearchState;
  /** Of all that was found. */
  readonly count: number;
};

/** The line under the results: what is missing, or how the keys work. */
export function SearchStatus({ query, search: { answer, isBroken, begin }, count }: SearchStatusProps) {
  const asked = query.trim();
  const since = useWindowStart('obligations');
  const { isPortfolio } = useCoverage('obligations');
  const isAnswered = asked === '' || answer?.query === asked;
  if (isBroken) {
    return (
      <Line>
        <span role="alert">A busca não abriu. Nada do que está no aparelho se perdeu.</span>
        <Button size="sm" variant="outline" ms="auto" onClick={begin}>
          Tentar novamente
        </Button>
      </Line>
    );
  }
  return (
    <Line>
      <span role="status">
        {asked !== '' && isAnswered && inWords(count, answer?.isComplete === true)}
        {!isAnswered && 'Buscando...'}
      </span>
      {asked !== '' && since !== null && (
        <span>
          Procura no que este aparelho guarda: desde {monthOfWindow(since)}
          {isPortfolio && ', só a sua carteira'}
        </span>
      )}
      <chakra.span ms="auto" hideBelow="md" aria-hidden>
        ↑ ↓ para escolher, Enter para abrir, Esc para fechar
      </chakra.span>
    </Line>
  );
}

function inWords(count: number, isComplete: boolean): string {
  if (!isComplete) return 'Ainda lendo os registros deste aparelho...';
  if (count === 0) return 'Nada encontrado neste aparelho. Confira a busca.';
  return count === 1 ? '1 resultado' : `${formatCount(count)} resultados`;
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexShrink: '0',
    flexWrap: 'wrap',
    minHeight: '40px',
    px: '4',
    py: '2',
    pb: { base: 'calc(8px + env(safe-area-inset-bottom))', md: '2' },
    borderTopWidth: '1px',
    borderColor: 'border',
    textStyle: 'meta',
    color: 'fg.muted',
    mt: 'auto',
  },
});

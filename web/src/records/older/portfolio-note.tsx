import { chakra } from '@chakra-ui/react';
import { useCoverage } from './use-coverage.ts';

/** What figures and lists of this device count, where it does not hold the whole firm. */
export function PortfolioNote() {
  const { isPortfolio } = useCoverage('obligations');
  if (!isPortfolio) return null;
  return <Line>Só a sua carteira: é o que este aparelho guarda.</Line>;
}

const Line = chakra('p', { base: { textStyle: 'meta', color: 'fg.muted' } });

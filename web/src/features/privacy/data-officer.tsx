import { chakra } from '@chakra-ui/react';
import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { Card } from '#ui/display/card.tsx';

/** Who answers for personal data, and where the firm's words about it are. */
export function DataOfficer() {
  return (
    <Card padding="portal" aria-labelledby="encarregado">
      <chakra.h2 id="encarregado" textStyle="cardTitle" mb="2">
        Encarregado de dados
      </chakra.h2>
      <chakra.p textStyle="secondary" overflowWrap="anywhere">
        {firm.name}
        <br />
        <Plain href={`mailto:${firm.email}?subject=Encarregado%20de%20dados`}>{firm.email}</Plain>
      </chakra.p>
      <chakra.p textStyle="secondary" mt="2">
        <Plain href={paths.lgpd}>Seus direitos, um por um</Plain>
      </chakra.p>
    </Card>
  );
}

const Plain = chakra('a', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

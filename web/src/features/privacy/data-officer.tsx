import { chakra } from '@chakra-ui/react';
import { paths } from '#config/paths.ts';
import { useKeptFirm } from '#session/firm/kept-firm.ts';
import { Card } from '#ui/display/card.tsx';

/** Who answers for personal data, and where the firm's words about it are. */
export function DataOfficer() {
  const firm = useKeptFirm();
  const email = firm?.email ?? null;
  return (
    <Card padding="portal" aria-labelledby="encarregado">
      <chakra.h2 id="encarregado" textStyle="cardTitle" mb="2">
        Encarregado de dados
      </chakra.h2>
      <chakra.p textStyle="secondary" overflowWrap="anywhere">
        {firm?.name ?? 'O escritório'}
        {email !== null && (
          <>
            <br />
            <Plain href={`mailto:${email}?subject=Encarregado%20de%20dados`}>{email}</Plain>
          </>
        )}
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

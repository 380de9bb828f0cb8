import { Box, chakra } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { Link2 } from 'lucide-react';
import { tiesOfClient } from '#data/asks/tie-choices.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { TieDialog } from '#records/asks/tie-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';

type TieMarkProps = { document: Row<'documents'>; name: string };

/** What a document was sent for; where nothing, and the office waits for something, the way to tie it. */
export function TieMark({ document, name }: TieMarkProps) {
  const ties = valueOr(useLocalRead(tiesOfClient(document.client_id)), null);
  const tying = useEditing<never>();
  if (ties === null) return null;
  const labels = ties.labels.get(document.id) ?? [];
  if (labels.length > 0)
    return (
      <Place>
        <Box display="flex" gap="1.5" alignItems="center">
          <Link2 size={14} strokeWidth={1.75} aria-hidden />
          <span>Enviado para: {labels.join(', ')}</span>
        </Box>
      </Place>
    );
  if (ties.choices.length === 0) return null;
  return (
    <Place>
      <Button size="sm" variant="ghostBrand" aria-label={`Ligar a um pedido: ${name}`} onClick={tying.create}>
        <Link2 size={16} strokeWidth={1.75} aria-hidden />
        Ligar a um pedido
      </Button>
      <TieDialog key={tying.opening} isOpen={tying.isOpen} document={document} onClose={tying.close} />
    </Place>
  );
}

const Place = chakra('div', {
  base: { gridColumn: '2 / -1', mt: '0.5', textStyle: 'meta', color: 'fg.muted', overflowWrap: 'anywhere' },
});

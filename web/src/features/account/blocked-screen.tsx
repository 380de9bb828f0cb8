import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { firm } from '#config/firm.ts';
import type { UnsentExport } from '#data/outbox-actions.ts';
import { Button } from '#ui/button.tsx';
import { TileDrawing } from '#ui/drawings/tiles.tsx';
import { saveBlob } from '#ui/save-blob.ts';
import { Lead } from './form-layout.tsx';
import { StatusFrame } from './status-frame.tsx';

interface BlockedScreenProps {
  /** What the person did and the server never got. It is in memory alone: leaving this page drops it. */
  readonly unsent: UnsentExport | null;
  readonly onSignOut: () => void;
}

export function BlockedScreen({ unsent, onSignOut }: BlockedScreenProps) {
  return (
    <StatusFrame
      drawing={<TileDrawing name="broken" />}
      title="Acesso bloqueado"
      actions={
        <>
          {unsent !== null && (
            <Button onClick={() => saveBlob(unsent.blob, unsent.filename)}>
              <Download size={16} strokeWidth={1.75} aria-hidden />
              Baixar o que não foi enviado
            </Button>
          )}
          <Button variant="outline" onClick={onSignOut}>
            Sair
          </Button>
        </>
      }
    >
      <Lead>
        Um administrador da {firm.shortName} bloqueou esta conta, e os dados dela foram apagados deste
        aparelho. Se foi um engano, fale com o escritório: {firm.phone.shown} ou {firm.email}.
      </Lead>
      {unsent !== null && (
        <chakra.p mt="3">
          O que você fez e ainda não tinha sido enviado está só nesta página: baixe antes de sair.
        </chakra.p>
      )}
    </StatusFrame>
  );
}

import { firm } from '#config/firm.ts';
import { Button } from '#ui/button.tsx';
import { TileDrawing } from '#ui/drawings/tiles.tsx';
import { Lead } from './form-layout.tsx';
import { Handovers } from './handovers.tsx';
import { StatusFrame } from './status-frame.tsx';

export function BlockedScreen({ onSignOut }: { readonly onSignOut: () => void }) {
  return (
    <StatusFrame
      drawing={<TileDrawing name="broken" />}
      title="Acesso bloqueado"
      actions={
        <Button variant="outline" onClick={onSignOut}>
          Sair
        </Button>
      }
    >
      <Lead>
        Um administrador da {firm.shortName} bloqueou esta conta, e os dados dela foram apagados deste
        aparelho. Se foi um engano, fale com o escritório: {firm.phone.shown} ou {firm.email}.
      </Lead>
      <Handovers occasion="blocked" />
    </StatusFrame>
  );
}

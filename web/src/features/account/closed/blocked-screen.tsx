import { useShownFirm } from '#session/firm/shown-firm.ts';
import { Button } from '#ui/button.tsx';
import { TileDrawing } from '#ui/drawings/tiles.tsx';
import { useFirmContact } from './firm-contact.ts';
import { Lead } from '../form-layout.tsx';
import { Handovers } from '../handovers/handovers.tsx';
import { StatusFrame } from './status-frame.tsx';

export function BlockedScreen({ onSignOut }: { readonly onSignOut: () => void }) {
  const firm = useShownFirm();
  const contact = useFirmContact();
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
        Um administrador {firm === null ? 'do escritório' : `da ${firm.shortName}`} bloqueou esta conta, e os
        dados dela foram apagados deste aparelho. Se foi um engano, fale com o escritório{contact}.
      </Lead>
      <Handovers occasion="blocked" />
    </StatusFrame>
  );
}

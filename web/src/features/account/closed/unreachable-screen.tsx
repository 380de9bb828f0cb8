import { RefreshCw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { TileDrawing } from '#ui/drawings/tiles.tsx';
import { Lead } from '../form-layout.tsx';
import { StatusFrame } from './status-frame.tsx';

type UnreachableScreenProps = {
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
};

export function UnreachableScreen({ onRetry, onSignOut }: UnreachableScreenProps) {
  return (
    <StatusFrame
      drawing={<TileDrawing name="broken" />}
      title="Não deu para carregar sua conta"
      actions={
        <>
          <Button onClick={onRetry}>
            <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
            Tentar novamente
          </Button>
          <Button variant="outline" onClick={onSignOut}>
            Sair
          </Button>
        </>
      }
    >
      <Lead>
        O primeiro acesso neste aparelho precisa de conexão, e o servidor não respondeu. Nada se perdeu: tente
        de novo em alguns instantes.
      </Lead>
    </StatusFrame>
  );
}

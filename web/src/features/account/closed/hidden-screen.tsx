import { Download, RefreshCw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { TileDrawing } from '#ui/drawings/tiles.tsx';
import { useFirmContact } from './firm-contact.ts';
import { Lead } from '../form-layout.tsx';
import { StatusFrame } from './status-frame.tsx';

type HiddenScreenProps = {
  readonly onRetry: () => void;
  /** null where everything was sent. */
  readonly onExport: (() => void) | null;
  readonly onSignOut: () => void;
};

/** Goes by itself as soon as the server has the account's row again. */
export function HiddenScreen({ onRetry, onExport, onSignOut }: HiddenScreenProps) {
  const contact = useFirmContact();
  return (
    <StatusFrame
      drawing={<TileDrawing name="broken" />}
      title="Não encontramos o seu cadastro"
      actions={
        <>
          <Button onClick={onRetry}>
            <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
            Tentar novamente
          </Button>
          {onExport !== null && (
            <Button variant="outline" onClick={onExport}>
              <Download size={16} strokeWidth={1.75} aria-hidden />
              Exportar o que não foi enviado
            </Button>
          )}
          <Button variant="outline" onClick={onSignOut}>
            Sair
          </Button>
        </>
      }
    >
      <Lead>
        O servidor não tem um cadastro ativo para esta conta. Nada foi apagado deste aparelho: os dados estão
        guardados, só não aparecem
        {onExport === null ? '.' : ', e o que ainda não foi enviado continua aqui.'} A tela volta sozinha
        quando o cadastro voltar. Se demorar, fale com o escritório{contact}.
      </Lead>
    </StatusFrame>
  );
}

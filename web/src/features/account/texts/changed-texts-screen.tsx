import { chakra } from '@chakra-ui/react';
import { LEGAL_VERSIONS, type LegalText } from '@portal/domain';
import { useIsOnline } from '#data/live/use-is-online.ts';
import { useSessionActions } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { TileDrawing } from '#ui/drawings/tiles.tsx';
import { Lead } from '../form-layout.tsx';
import { LEGAL_PAGES } from './legal-pages.ts';
import { StatusFrame } from '../closed/status-frame.tsx';
import { useAcceptTexts } from './use-accept-texts.ts';

type ChangedTextsScreenProps = {
  readonly texts: readonly LegalText[];
  readonly onDone: () => void;
};

/** Asked after a new version; without a connection it can wait. */
export function ChangedTextsScreen({ texts, onDone }: ChangedTextsScreenProps) {
  const { signOut } = useSessionActions();
  const isOnline = useIsOnline();
  const { accept, isBusy } = useAcceptTexts();
  return (
    <StatusFrame
      drawing={<TileDrawing name="documents" />}
      title={texts.length === 1 ? 'Há uma nova versão' : 'Há novas versões'}
      actions={
        <>
          {isOnline ? (
            <Button isBusy={isBusy} busyText="Registrando..." onClick={() => void acceptAll()}>
              Aceitar e continuar
            </Button>
          ) : (
            <Button onClick={onDone}>Continuar sem conexão</Button>
          )}
          <Button variant="outline" onClick={signOut}>
            Sair
          </Button>
        </>
      }
    >
      <Lead>
        {isOnline
          ? 'Mudou o texto que você aceitou. Leia, e aceite para continuar usando o portal.'
          : 'Mudou o texto que você aceitou. O aceite precisa de conexão: perguntamos de novo depois.'}
      </Lead>
      <List>
        {texts.map((text) => (
          <li key={text}>
            <a href={LEGAL_PAGES[text].path} target="_blank" rel="noopener">
              {LEGAL_PAGES[text].label}
            </a>
            <small>Versão {LEGAL_VERSIONS[text]}, abre em outra aba</small>
          </li>
        ))}
      </List>
    </StatusFrame>
  );

  async function acceptAll() {
    if (await accept(texts)) onDone();
  }
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    mt: '4',
    '& li': { py: '2' },
    '& a': {
      display: 'block',
      minHeight: '44px',
      alignContent: 'center',
      color: 'brand.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    '& small': { textStyle: 'meta', color: 'fg.muted' },
  },
});

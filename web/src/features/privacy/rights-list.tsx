import { Box, chakra } from '@chakra-ui/react';
import type { AppUser, PrivacyKind } from '@portal/domain';
import { Download, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { IconTile } from '#ui/display/icon-tile.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { hasAllOf, personArchive } from './person-archive.ts';
import { type LoadWords, STILL_ARRIVING, useArchive } from './use-archive.ts';

type RightsListProps = {
  user: AppUser | null;
  loadWords: LoadWords;
  /** One of a kind at a time. */
  isOpen: (kind: PrivacyKind) => boolean;
  onCorrect: () => void;
  onErase: () => void;
};

/** 'Levar uma cópia', 'Corrigir um dado', 'Pedir exclusão'. */
export function RightsList({ user, loadWords, isOpen, onCorrect, onErase }: RightsListProps) {
  const { save, percent } = useArchive(loadWords);
  const arrived = useLocalQuery(async (db) => user !== null && hasAllOf(db, user), [user]);
  const isComplete = valueOr(arrived, false);
  return (
    <Card padding="none" as="ul" aria-label="O que você pode pedir" listStyle="none">
      <Right
        tile={<IconTile family="sky">{icon(Download)}</IconTile>}
        title="Levar uma cópia"
        text="Tudo o que é seu num arquivo só, que abre sem internet. Sem conexão, vão os arquivos que estão neste aparelho."
        reason={arrived.kind === 'ready' && !isComplete ? STILL_ARRIVING : null}
      >
        <Button
          variant="outline"
          isBusy={percent !== null}
          busyText="Preparando..."
          disabled={user === null || !isComplete}
          onClick={() => user !== null && void save('meus-dados', (db) => personArchive(db, user))}
        >
          Exportar
        </Button>
        {percent !== null && <ProgressBar percent={percent} label="Preparando a cópia" />}
      </Right>
      <Right
        tile={<IconTile family="sol">{icon(Pencil)}</IconTile>}
        title="Corrigir um dado"
        text="Nome e telefone mudam na hora, no perfil. CPF e empresa, o escritório confere."
        reason={isOpen('correct') ? 'Já há um pedido em análise.' : null}
      >
        <Button variant="outline" disabled={isOpen('correct')} onClick={onCorrect}>
          Corrigir
        </Button>
      </Right>
      <Right
        tile={<IconTile family="rosa">{icon(Trash2)}</IconTile>}
        title="Pedir exclusão"
        text="Antes de enviar, você vê o que sai e o que a lei manda guardar."
        reason={isOpen('erase') ? 'Já há um pedido em análise.' : null}
      >
        <Button variant="outline" disabled={isOpen('erase')} onClick={onErase}>
          Pedir
        </Button>
      </Right>
    </Card>
  );
}

const icon = (Icon: typeof Download) => <Icon size={20} strokeWidth={1.75} aria-hidden />;

type RightProps = {
  tile: ReactNode;
  title: string;
  text: string;
  reason?: string | null;
  children: ReactNode;
};

function Right({ tile, title, text, reason = null, children }: RightProps) {
  return (
    <Row>
      {tile}
      <Box flex="1 1 220px" minWidth="0">
        <chakra.b fontWeight="semibold">{title}</chakra.b>
        <chakra.p textStyle="secondary" color="fg.muted">
          {text}
        </chakra.p>
        {reason !== null && (
          <chakra.p textStyle="meta" fontWeight="semibold" mt="1">
            {reason}
          </chakra.p>
        )}
      </Box>
      <Box display="grid" gap="2">
        {children}
      </Box>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    p: { base: '4', md: '5' },
    '&:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'border' },
  },
});

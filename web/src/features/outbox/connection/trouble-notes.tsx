import { chakra } from '@chakra-ui/react';
import type { EntityName } from '@portal/domain';
import { useEffect, useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import type { Connection } from '#data/local/connection.ts';
import { erasesUnusedSites } from '#data/storage/erases-unused-sites.ts';
import { ENTITY_LABELS } from '#records/labels/entity-labels.ts';
import { Note } from '#ui/feedback/note.tsx';

type Trouble = NonNullable<Connection['storage']>;

const STORAGE_TEXTS: Record<Trouble, string> = {
  full: 'Este aparelho está sem espaço: o que chega do servidor não pode ser guardado. Libere espaço. O que já está guardado continua aqui e o envio segue.',
  failing:
    'O banco de dados deste aparelho não está aceitando o que chega do servidor. O que já está guardado continua aqui e o envio segue.',
};

const WEEK_TEXT =
  'Este navegador apaga o que um site guardou depois de sete dias sem uso: abra o portal aqui, com conexão, antes disso, e o que espera é enviado. Instalado na tela inicial, o portal não tem esse prazo.';

type TroubleNotesProps = {
  quarantine: ReadonlyMap<EntityName, number>;
  /** Something here is not at the server. */
  hasWaiting: boolean;
};

/** What is wrong and needs no decision: it goes by itself, with room on the device, or with a visit in time. */
export function TroubleNotes({ quarantine, hasWaiting }: TroubleNotesProps) {
  const { storage } = useConnection().connection;
  const isShortLived = useErasesUnusedSites() && hasWaiting;
  if (storage === undefined && quarantine.size === 0 && !isShortLived) return null;
  return (
    <chakra.div display="grid" gap="3" mb="4">
      {storage !== undefined && <Note kind="attention">{STORAGE_TEXTS[storage]}</Note>}
      {isShortLived && <Note kind="attention">{WEEK_TEXT}</Note>}
      {quarantine.size > 0 && <Note>{quarantineText(quarantine)}</Note>}
    </chakra.div>
  );
}

function useErasesUnusedSites(): boolean {
  const [erases, setErases] = useState(false);
  useEffect(() => {
    let isOver = false;
    void erasesUnusedSites().then((is) => {
      if (!isOver) setErases(is);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return erases;
}

function quarantineText(quarantine: ReadonlyMap<EntityName, number>): string {
  const total = [...quarantine.values()].reduce((sum, many) => sum + many, 0);
  const kinds = [...quarantine].map(([entity, many]) => `${ENTITY_LABELS[entity]} (${many})`).join(', ');
  return total === 1
    ? `1 registro do servidor não pôde ser lido: ${kinds}. Ele aparece assim que o servidor o corrigir.`
    : `${total} registros do servidor não puderam ser lidos: ${kinds}. Eles aparecem assim que o servidor os corrigir.`;
}

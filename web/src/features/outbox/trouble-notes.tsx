import { chakra } from '@chakra-ui/react';
import type { EntityName } from '@portal/domain';
import { useConnection } from '#data/live/connection.ts';
import type { Connection } from '#data/local/database.ts';
import { ENTITY_LABELS } from '#records/labels/entity-labels.ts';
import { Note } from '#ui/feedback/note.tsx';

type Trouble = NonNullable<Connection['storage']>;

const STORAGE_TEXTS: Record<Trouble, string> = {
  full: 'Este aparelho está sem espaço: o que chega do servidor não pode ser guardado. Libere espaço. O que já está guardado continua aqui e o envio segue.',
  failing:
    'O banco de dados deste aparelho não está aceitando o que chega do servidor. O que já está guardado continua aqui e o envio segue.',
};

/** What is wrong and needs no decision: it goes by itself, or with room on the device. */
export function TroubleNotes({ quarantine }: { quarantine: ReadonlyMap<EntityName, number> }) {
  const { storage } = useConnection().connection;
  if (storage === undefined && quarantine.size === 0) return null;
  return (
    <chakra.div display="grid" gap="3" mb="4">
      {storage !== undefined && <Note kind="attention">{STORAGE_TEXTS[storage]}</Note>}
      {quarantine.size > 0 && <Note>{quarantineText(quarantine)}</Note>}
    </chakra.div>
  );
}

function quarantineText(quarantine: ReadonlyMap<EntityName, number>): string {
  const total = [...quarantine.values()].reduce((sum, many) => sum + many, 0);
  const kinds = [...quarantine].map(([entity, many]) => `${ENTITY_LABELS[entity]} (${many})`).join(', ');
  return total === 1
    ? `1 registro do servidor não pôde ser lido: ${kinds}. Ele aparece assim que o servidor o corrigir.`
    : `${total} registros do servidor não puderam ser lidos: ${kinds}. Eles aparecem assim que o servidor os corrigir.`;
}

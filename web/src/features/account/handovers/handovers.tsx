import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type Handover, handoverFile } from '#data/closing/handovers.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import { handoverSentence, handoverTitle } from './handover-labels.ts';
import { useHandovers } from './use-handovers.ts';

const List = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '3', mt: '4' },
});

type HandoversProps = {
  /** Another one has it looked up again: a closing may have ended. */
  readonly occasion: string;
};

/**
 * Unsent work of accounts that were closed on this device: shown to the person who holds it, before anybody signs in, until
 * its person has saved it and says so, or gives it up.
 */
export function Handovers({ occasion }: HandoversProps) {
  const { handovers, drop } = useHandovers(occasion);
  const [discarding, setDiscarding] = useState<Handover | null>(null);
  if (handovers.length === 0) return null;
  return (
    <>
      <List aria-label="Guardado neste aparelho">
        {handovers.map((handover) => (
          <HandoverItem
            key={handover.id}
            handover={handover}
            onDrop={() => void drop(handover.id)}
            onDiscard={() => setDiscarding(handover)}
          />
        ))}
      </List>
      <ConfirmDialog
        isOpen={discarding !== null}
        title="Descartar o que não foi enviado?"
        confirmLabel="Descartar"
        onCancel={() => setDiscarding(null)}
        onConfirm={() => {
          if (discarding !== null) void drop(discarding.id);
          setDiscarding(null);
        }}
      >
        {discarding !== null && `${handoverTitle(discarding)}: nada disso pode ser recuperado depois.`}
      </ConfirmDialog>
    </>
  );
}

type HandoverItemProps = {
  readonly handover: Handover;
  readonly onDrop: () => void;
  readonly onDiscard: () => void;
};

function HandoverItem({ handover, onDrop, onDiscard }: HandoverItemProps) {
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    try {
      const { blob, filename } = await handoverFile(handover);
      saveBlob(blob, filename);
      setSaved(true);
    } catch {
      toast({
        kind: 'error',
        title: 'Não deu para baixar agora',
        description: 'Nada se perdeu: tente de novo em alguns instantes.',
      });
    }
  };
  return (
    <li>
      <Note kind="attention">
        <chakra.b fontWeight="semibold">{handoverTitle(handover)}</chakra.b>
        <p>{handoverSentence(handover)}</p>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          <Button variant="outline" onClick={() => void save()}>
            <Download size={16} strokeWidth={1.75} aria-hidden />
            Baixar
          </Button>
          {isSaved ? (
            <Button variant="ghost" onClick={onDrop}>
              Já guardei, pode apagar
            </Button>
          ) : (
            <Button variant="ghostDanger" onClick={onDiscard}>
              Descartar
            </Button>
          )}
        </chakra.div>
      </Note>
    </li>
  );
}

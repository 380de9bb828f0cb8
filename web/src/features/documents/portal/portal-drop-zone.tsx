import { chakra } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import { memo } from 'react';
import { CLIENT_UPLOAD } from '#data/documents/documents.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { DropZone } from '#ui/files/drop-zone.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.ts';
import { takePhoto } from '#records/documents/ask-for-files.ts';
import { SEND_TEXTS } from './send-texts.ts';
import { usePause } from './use-pause.ts';
import { useSendDocuments } from '../use-send-documents.ts';

const ZONE_TEXTS = {
  idle: 'Arraste arquivos ou clique para selecionar',
  touch: 'Toque para escolher ou fotografar',
  dragging: 'Solte os arquivos aqui...',
  busy: 'Enviando...',
};

/** Few ever see it. */
const PauseNote = lazyPart(
  () => import('./pause-note.tsx'),
  (module) => module.PauseNote,
);
const PortalRefusals = lazyPart(
  () => import('./portal-refusals.tsx'),
  (module) => module.PortalRefusals,
);

/** Drawn for itself: the lists below it change all the time. */
export const PortalDropZone = memo(function PortalDropZone({ clientId }: { clientId: string | null }) {
  const { send, isBusy, refused, dismissRefused } = useSendDocuments(SEND_TEXTS);
  const sendFiles = (files: File[]) => {
    if (clientId === null) toast({ kind: 'error', title: 'Cliente não identificado' });
    else void send({ files, client_id: clientId, ...CLIENT_UPLOAD });
  };
  const pause = usePause(clientId);
  return (
    <>
      {pause !== null && <PauseNote pause={pause} />}
      <DropZone
        label="Enviar documentos"
        fieldLabel="Arquivos para enviar"
        texts={ZONE_TEXTS}
        hint="PDF, DOC, XLS e imagens são aceitos"
        more="Também XML, OFX e CSV, até 25 MB cada um"
        isMultiple
        isBusy={isBusy}
        onFiles={sendFiles}
      >
        <PhoneOnly>
          <Button
            variant="outline"
            width="full"
            disabled={isBusy}
            onClick={() => void takePhoto().then((photos) => photos.length > 0 && sendFiles(photos))}
          >
            <Camera size={20} strokeWidth={1.75} aria-hidden />
            Tirar foto
          </Button>
        </PhoneOnly>
      </DropZone>
      {refused.length > 0 && <PortalRefusals refused={refused} onDismiss={dismissRefused} />}
    </>
  );
});

/** A camera at hand: a small screen, or a finger on a larger one. */
const PhoneOnly = chakra('div', {
  base: {
    display: { base: 'block', md: 'none' },
    '@media (pointer: coarse)': { display: 'block' },
  },
});

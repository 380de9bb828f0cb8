import { useRef, useState } from 'react';
import {
  addToDraft,
  MOST_DRAFT_FILES,
  type RefusedDraftFile,
  removeFromDraft,
} from '#data/drafts/draft-files.ts';
import { readDraft } from '#data/drafts/drafts.ts';
import { useDraft } from '#data/drafts/use-draft.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useStorageRoom } from '#data/storage/use-storage-room.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { toldRefusal } from '#records/labels/file-labels.ts';
import { directNote, writeRefusalText } from '#records/labels/write-labels.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type FiledAs, sendWithFiles } from './send-with-files.ts';

/** What somebody is about to say in a client's thread: text and files, both of which survive a reload. */
export function useComposer(clientId: string, filedAs: FiledAs) {
  const account = useLocalAccount();
  const { text, setText, isFull: isDraftRefused } = useDraft(clientId);
  const { settle } = useDocumentActions();
  const { room, look } = useStorageRoom();
  const place = { kind: 'message', subject_id: clientId } as const;
  const kept = useLocalQuery((db) => readDraft(db, place), [clientId]);
  const files = valueOr(kept, null)?.files ?? [];
  const [refused, setRefused] = useState<readonly { filename: string; reason: string }[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);
  const isWorking = useRef(false);

  const content = text.trim();
  const canSend = (content !== '' || files.length > 0) && !isBusy;

  /** One thing after the other: two quick presses are one message, and files are not counted twice. */
  const alone = async (work: () => Promise<void>) => {
    if (isWorking.current) return;
    isWorking.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isWorking.current = false;
      setIsBusy(false);
      look();
    }
  };
  const addFiles = (chosen: readonly File[]) =>
    alone(async () => {
      const settled = await settle(chosen, clientId, true);
      const notTaken = await addToDraft(
        account.db,
        place,
        settled.map(({ file }) => file),
      );
      setRefused(toldRefusals(notTaken));
      if (notTaken.some(({ reason }) => reason === 'storage_full')) setWasRefused(true);
    });
  const send = () =>
    alone(async () => {
      const sending = sendWithFiles(account, { client_id: clientId, content, filedAs });
      const outcome = await sending.catch(() => null);
      if (outcome === null) return sayFailure(KEPT);
      if (!outcome.ok) {
        const isOfFiles = outcome.reason === 'files_refused';
        const reasons = isOfFiles ? outcome.refused.map(({ reason }) => reason) : [outcome.reason];
        // Not every browser tells how much is left; a refusal does.
        setWasRefused(reasons.every((reason) => reason === 'storage_full'));
        if (isOfFiles) setRefused(outcome.refused.map(toldRefusal));
        return sayFailure(isOfFiles ? KEPT : writeRefusalText(outcome.reason));
      }
      const note = directNote(outcome);
      if (note !== null) toast({ kind: 'success', title: 'Mensagem enviada', description: note });
      setRefused([]);
      setWasRefused(false);
      // A person who went on typing meanwhile keeps that.
      setText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
    });
  return {
    text,
    setText,
    files,
    addFiles,
    removeFile: (fileId: string) => void removeFromDraft(account.db, place, fileId),
    refused,
    dismissRefused: () => setRefused([]),
    isFull: room === 'full' || isDraftRefused || wasRefused,
    canSend,
    send,
  };
}

function toldRefusals(refused: readonly RefusedDraftFile[]) {
  const told = refused.flatMap(({ filename, reason }) =>
    reason === 'too_many' ? [] : [toldRefusal({ filename, reason })],
  );
  return told.length < refused.length ? [...told, TOO_MANY] : told;
}

const TOO_MANY = {
  filename: 'Arquivos demais',
  reason: `Uma mensagem leva até ${MOST_DRAFT_FILES} arquivos. Envie os outros na próxima.`,
};

const KEPT = 'Não foi possível guardar neste aparelho. O texto foi mantido.';

function sayFailure(description: string): void {
  toast({ kind: 'error', title: 'Erro ao enviar mensagem', description });
}

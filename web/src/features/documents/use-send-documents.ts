import { useRef, useState } from 'react';
import type { RefusedFile } from '#data/files/add-documents.ts';
import type { addSettledDocuments } from '#data/files/add-settled.ts';
import { readConnection, waitsForConnection } from '#data/live/connection.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { toast } from '#ui/feedback/toast.ts';

export type SendTexts = {
  /** Title of the notice when any file was not taken. */
  refused: string;
  /** Said at once when there is no connection: the files are safe on the device. */
  kept: { title: string };
};

export type SendInput = {
  files: File[];
  client_id: string | null;
  category: string | null;
  description: string | null;
  /** The returned one that it is sent instead of. */
  replaces?: string;
};

const NOT_STORED = 'O aparelho não conseguiu guardar. Escolha os arquivos de novo.';

/** Puts chosen files on the device, from where they are sent; what was not taken is kept for the screen to show. null: none. */
export function useSendDocuments(texts: SendTexts) {
  const account = useLocalAccount();
  const { settle } = useDocumentActions();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const closeNotice = useRef(() => {});

  const dismissRefused = () => {
    setRefused([]);
    closeNotice.current();
  };
  const send = async (input: SendInput) => {
    setIsBusy(true);
    dismissRefused();
    try {
      const settled = await settle(input.files, input.client_id);
      // The person kept all of them back.
      if (settled.length === 0) return null;
      const result = await addSettled(account, input, settled);
      setRefused(result.refused);
      // Names and reasons are on the screen itself.
      if (result.refused.length > 0) {
        closeNotice.current = toast({ kind: 'error', about: texts.refused, title: texts.refused });
      }
      if (result.added.length === 0) return result;
      if (await waits(account.db)) toast({ kind: 'info', ...texts.kept });
      return result;
    } catch {
      closeNotice.current = toast({
        kind: 'error',
        about: texts.refused,
        title: texts.refused,
        description: NOT_STORED,
      });
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return { send, isBusy, refused, dismissRefused };
}

/** The files are stored either way: where the device cannot say any more, the browser's word counts. */
const waits = (db: PortalDatabase) =>
  readConnection(db).then(
    ({ connection }) => waitsForConnection(connection),
    () => !navigator.onLine,
  );

/** No list waits for the code that takes files. */
const addSettled = async (...args: Parameters<typeof addSettledDocuments>) =>
  (await import('#data/files/add-settled.ts')).addSettledDocuments(...args);

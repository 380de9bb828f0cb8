import type { Row } from '@portal/domain';
import { keptCopyOf, sendKeptCopy } from '#data/documents/kept-copy.ts';
import { useConnection, waitsForConnection } from '#data/live/connection.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { REFUSAL_LABELS } from '#records/labels/file-labels.ts';
import { toast } from '#ui/feedback/toast.ts';
import { SEND_ONE_TEXTS } from './send-one-texts.ts';

const { refused: FAILED, kept } = SEND_ONE_TEXTS;

/** The copy that this device may keep of a file which the server does not have, and how to send it again; live. */
export function useKeptCopy(document: Row<'documents'>) {
  const account = useLocalAccount();
  const { connection } = useConnection();
  const copy = valueOr(useLocalRead(keptCopyOf(document)), null);

  const send = async (about: Pick<Row<'documents'>, 'category' | 'description'>) => {
    const refusal = await trySending(about);
    if (refusal !== null) toast({ kind: 'error', about: FAILED, title: FAILED, description: refusal });
    else if (waitsForConnection(connection)) toast({ kind: 'info', ...kept });
  };
  /** Why not, in the reader's words; null: it is on its way. */
  async function trySending(about: Parameters<typeof send>[0]): Promise<string | null> {
    try {
      const result = await sendKeptCopy(account, document, about);
      if (result === null) return 'A cópia não está mais neste aparelho.';
      const [refused] = result.refused;
      return refused === undefined ? null : REFUSAL_LABELS[refused.reason];
    } catch {
      return REFUSAL_LABELS.storage_failed;
    }
  }
  return { copy, send };
}

import { useState } from 'react';
import { answerWithFiles, sayNothing, takeNothingBack } from '#data/asks/answer-item.ts';
import type { AskedItem } from '#data/asks/asks.ts';
import { CLIENT_UPLOAD } from '#data/documents/documents.ts';
import type { RefusedFile } from '#data/files/add-documents.ts';
import { addSettledDocuments } from '#data/files/add-settled.ts';
import { useConnection, waitsForConnection } from '#data/live/connection.ts';
import { type LocalAccount, useLocalAccount } from '#data/local/database-context.ts';
import { answered } from '#data/writes/answered.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import type { SettledFile } from '#records/documents/settled-file.ts';
import { useSayWritten } from '#records/use-write-notice.ts';
import { toast } from '#ui/feedback/toast.ts';

const FAILED = 'Erro ao enviar documentos';
const NOT_STORED = 'O aparelho não conseguiu guardar. Escolha os arquivos de novo.';
const NOTHING = { done: 'Nada a enviar', failed: 'Erro ao informar', left: 'record' } as const;

/** What a client does with what is asked: all of it without a connection too. */
export function useAnswerItem() {
  const account = useLocalAccount();
  const { connection } = useConnection();
  const { settle } = useDocumentActions();
  const say = useSayWritten();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  const sendFiles = async (item: AskedItem, files: readonly File[]) => {
    if (files.length === 0) return;
    setRefused([]);
    try {
      const settled = await settle(files, item.client_id);
      const { own, elsewhere } = byCompany(settled, item.client_id);
      if (elsewhere.length > 0) await sendElsewhere(account, elsewhere);
      if (own.length === 0) return;
      const { added, refused: left, left_out, written } = await answerWithFiles(account, item, own);
      setRefused(left);
      if (left.length > 0) toast({ kind: 'error', about: FAILED, title: FAILED });
      if (left_out > 0) toast({ kind: 'info', title: leftOutText(left_out) });
      // The item was settled meanwhile: its file is on its way all the same.
      if (written?.ok === false)
        toast({ kind: 'info', title: 'O arquivo foi para os documentos: este item já foi resolvido.' });
      if (added > 0 && waitsForConnection(connection))
        toast({
          kind: 'info',
          title: 'Documentos guardados neste aparelho. Serão enviados quando houver conexão.',
        });
    } catch {
      toast({ kind: 'error', about: FAILED, title: FAILED, description: NOT_STORED });
    }
  };
  const undoNothing = async (ids: readonly string[]) =>
    say(await answered(takeNothingBack(account, ids)), { ...NOTHING, done: 'Desfeito' });
  const sendNothing = async (ids: readonly string[]) => {
    const saying = sayNothing(account, ids);
    const result = await answered(saying.then(({ written }) => written));
    const undo = async () => undoNothing((await saying).said);
    say(result, NOTHING, { label: 'Desfazer', onSelect: () => void undo() });
  };
  return { sendFiles, sendNothing, undoNothing, refused, dismissRefused: () => setRefused([]) };
}

export type AnswerItem = Omit<ReturnType<typeof useAnswerItem>, 'refused' | 'dismissRefused'>;

function byCompany(settled: readonly SettledFile[], clientId: string) {
  const isOwn = ({ client_id }: SettledFile) => client_id === clientId;
  return {
    own: settled.filter(isOwn).map(({ file }) => file),
    elsewhere: settled.filter((one) => !isOwn(one)),
  };
}

/** What is of another company answers nothing here: it is a document there. */
async function sendElsewhere(account: LocalAccount, settled: readonly SettledFile[]): Promise<void> {
  const { added } = await addSettledDocuments(account, { client_id: null, ...CLIENT_UPLOAD }, settled);
  if (added.length > 0) toast({ kind: 'info', title: 'O arquivo foi para os documentos da outra empresa.' });
}

const leftOutText = (count: number) =>
  count === 1 ? '1 arquivo ficou de fora: envie depois.' : `${count} arquivos ficaram de fora: envie depois.`;

import { calendarDateOf } from '@portal/domain';
import { useState } from 'react';
import { useFetchFile } from '#data/files/remote-files.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/database.ts';
import { storageFailureOf } from '#data/storage/storage-failure.ts';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import type { ArchiveContents, ArchiveWords } from './archive/archive.ts';

/** How values are said belongs to another feature: the app brings the two together. */
export type LoadWords = () => Promise<ArchiveWords>;

/** Makes one archive and hands it to the browser's downloads. Its code comes when somebody asks for it. */
export function useArchive(loadWords: LoadWords) {
  const { db } = useLocalAccount();
  const fetchFile = useFetchFile();
  const [percent, setPercent] = useState<number | null>(null);

  const save = async (name: string, contentsOf: (db: PortalDatabase) => ArchiveContents) => {
    setPercent(0);
    try {
      const [{ makeArchive }, words] = await Promise.all([import('./archive/make-archive.ts'), loadWords()]);
      const now = new Date();
      const onProgress = (done: number, total: number) => setPercent((100 * done) / total);
      const made = await makeArchive(contentsOf(db), { db, fetchFile, words, now, onProgress });
      saveBlob(made.blob, `${name}-${calendarDateOf(now)}.zip`);
      toast({ kind: 'success', title: 'Cópia pronta', description: filesText(made) });
    } catch (error) {
      if (storageFailureOf(error) === null) throw error;
      toast({
        kind: 'error',
        title: 'Erro ao preparar a cópia',
        description: 'O aparelho não conseguiu ler o que guardou. Tente de novo.',
      });
    } finally {
      setPercent(null);
    }
  };
  return { save, percent };
}

function filesText({ included, missing }: { included: number; missing: number }): string {
  const has = included === 1 ? '1 arquivo incluído' : `${included} arquivos incluídos`;
  return missing === 0 ? `${has}.` : `${has}, ${missing} não. A primeira página da cópia diz por quê.`;
}

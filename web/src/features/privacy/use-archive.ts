import { calendarDateOf } from '@portal/domain';
import { useState } from 'react';
import { useFetchFile } from '#data/files/remote-files.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/database.ts';
import { storageFailureOf } from '#data/storage/storage-failure.ts';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import type { ArchiveContents, ArchiveResult, ArchiveWords } from './archive/archive.ts';

/** How values are said belongs to another feature: the app brings the two together. */
export type LoadWords = () => Promise<ArchiveWords>;

/** Makes one archive and hands it to the browser's downloads. Its code comes when somebody asks for it. */
export function useArchive(loadWords: LoadWords) {
  const { db } = useLocalAccount();
  const fetchFile = useFetchFile();
  const [percent, setPercent] = useState<number | null>(null);

  /** What was made; null where the device failed, which is said here. */
  const save = async (
    name: string,
    contentsOf: (db: PortalDatabase) => ArchiveContents,
  ): Promise<ArchiveResult | null> => {
    setPercent(0);
    try {
      const [{ makeArchive }, words] = await Promise.all([import('./archive/make-archive.ts'), loadWords()]);
      const now = new Date();
      const onProgress = (done: number, total: number) => setPercent((100 * done) / total);
      const made = await makeArchive(contentsOf(db), { db, fetchFile, words, now, onProgress });
      saveBlob(made.blob, `${name}-${calendarDateOf(now)}.zip`);
      toast({ ...READY[made.unfetched === 0 ? 'whole' : 'partial'], description: filesText(made) });
      return made;
    } catch (error) {
      if (storageFailureOf(error) === null) throw error;
      toast({
        kind: 'error',
        title: 'Erro ao preparar a cópia',
        description: 'O aparelho não conseguiu ler o que guardou. Tente de novo.',
      });
      return null;
    } finally {
      setPercent(null);
    }
  };
  return { save, percent };
}

const READY = {
  whole: { kind: 'success', title: 'Cópia pronta' },
  partial: { kind: 'error', title: 'Cópia incompleta' },
} as const;

function filesText({ included, missing, unfetched }: ArchiveResult): string {
  const has = included === 1 ? '1 arquivo incluído' : `${included} arquivos incluídos`;
  if (missing === 0) return `${has}.`;
  const again = unfetched === 0 ? '' : ' Com conexão, faça de novo.';
  return `${has}, ${missing} não. A primeira página da cópia diz por quê.${again}`;
}

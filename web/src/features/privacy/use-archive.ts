import { calendarDateOf } from '@portal/domain';
import { useState } from 'react';
import { useFetchFile } from '#data/files/remote-files.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { bringOlder } from '#data/older/bring-older.ts';
import { storageFailureOf } from '#data/storage/storage-failure.ts';
import { useReadOlder } from '#records/older/use-read-older.ts';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import type { ArchiveContents, ArchiveResult, ArchiveWords } from './archive/archive.ts';

/** How values are said belongs to another feature: the app brings the two together. */
export type LoadWords = () => Promise<ArchiveWords>;

/** Why no copy can be made yet. */
export const STILL_ARRIVING = 'Os dados ainda estão chegando a este aparelho.';

/** `isWhole`: nothing is missing that another try may bring. */
type SavedArchive = ArchiveResult & { isWhole: boolean };

/** Makes one archive and hands it to the browser's downloads. Its code comes when somebody asks for it. */
export function useArchive(loadWords: LoadWords) {
  const local = useLocalAccount();
  const { db } = local;
  const readOlder = useReadOlder();
  const fetchFile = useFetchFile();
  const [percent, setPercent] = useState<number | null>(null);

  /**
   * What was made; null where the device failed, which is said here. Of `clientIds` a staff device may not have
   * everything: what is older than its window is brought first.
   */
  const save = async (
    name: string,
    contentsOf: (db: PortalDatabase) => ArchiveContents,
    clientIds: readonly string[] = [],
  ): Promise<SavedArchive | null> => {
    setPercent(0);
    try {
      const [{ makeArchive }, words] = await Promise.all([import('./archive/make-archive.ts'), loadWords()]);
      const now = new Date();
      const onProgress = (done: number, total: number) => setPercent((100 * done) / total);
      const hasOlder = await bringOlder(local, clientIds, readOlder);
      const contents = contentsOf(db);
      const about = hasOlder ? contents.about : [...contents.about, LACKS_OLDER];
      const made = await makeArchive({ ...contents, about }, { db, fetchFile, words, now, onProgress });
      const isWhole = hasOlder && made.unfetched === 0;
      saveBlob(made.blob, `${name}-${calendarDateOf(now)}.zip`);
      const description = hasOlder ? filesText(made) : LACKS_OLDER;
      toast({ ...READY[isWhole ? 'whole' : 'partial'], description });
      return { ...made, isWhole };
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

const LACKS_OLDER =
  'Falta o que é antigo e não está neste aparelho: o servidor não respondeu. Com conexão, faça de novo.';

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

import { Box } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { OF_COMPANY } from './archive/archive-contents.ts';
import { archiveOfOther } from './person-archive.ts';
import { type LoadWords, STILL_ARRIVING, useArchive } from './use-archive.ts';

type PersonExportProps = { readonly userId: string; readonly loadWords: LoadWords };

/** The copy that somebody asked of the firm, made on this device; without a connection too. */
export function PersonExport({ userId, loadWords }: PersonExportProps) {
  const found = useLocalQuery(async (db) => (await db.people.get(userId)) ?? null, [userId]);
  const { save, percent } = useArchive(loadWords);
  const person = valueOr(found, null);
  const isPulled = useIsPulled('people', 'tasks', ...OF_COMPANY);
  if (found.kind === 'ready' && person === null) return <Note>Esta pessoa não está neste aparelho.</Note>;
  const start = async () => {
    if (person === null) return;
    const companies = person.kind === 'client' ? person.client_ids : [];
    await save('dados-da-pessoa', (db) => archiveOfOther(db, userId, person), companies);
  };
  return (
    <Box display="grid" gap="2" justifyItems="start">
      <Button
        variant="outline"
        disabled={person === null || !isPulled}
        isBusy={percent !== null}
        busyText="Preparando..."
        onClick={() => void start()}
      >
        <Download size={16} strokeWidth={1.75} aria-hidden />
        Fazer a cópia desta pessoa
      </Button>
      {!isPulled && <Note>{STILL_ARRIVING}</Note>}
      {percent !== null && <ProgressBar percent={percent} label="Preparando a cópia" />}
    </Box>
  );
}

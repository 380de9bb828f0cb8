import { Box } from '@chakra-ui/react';
import { formatCount } from '@portal/domain';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { countOf } from './client-count.ts';
import { readClientImport } from './client-import.ts';

/** Says that not every client of a file is queued, to a person who left the page in the middle. */
export function UnfinishedImport() {
  const begun = useLocalQuery(readClientImport, []);
  if (begun.kind !== 'ready' || begun.value === null) return null;
  const { filename, total, rows } = begun.value;
  return (
    <Box mb="4">
      <Note
        kind="attention"
        role="status"
        action={
          <Button asChild size="sm" variant="outline" bg="transparent" color="attention.fg">
            <Link to={paths.admin.importClients}>Ver importação</Link>
          </Button>
        }
      >
        {filename}: {formatCount(total - rows.length)} de {countOf(total)} na fila.
      </Note>
    </Box>
  );
}

import { Box } from '@chakra-ui/react';
import { calendarDateOf, connectByText } from '@portal/domain';
import { waitingDue } from '#data/asks/waiting-due.ts';
import { useConnection } from '#data/live/connection.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { Note } from '#ui/feedback/note.tsx';

/** Till when one must connect, where what waits here serves a day that is near, and there is no connection. */
export function ConnectBy() {
  const due = valueOr(useLocalRead(waitingDue), null);
  const { connection } = useConnection();
  const text = due === null ? null : connectByText(due, calendarDateOf(new Date()));
  if (text === null || connection.kind === 'online') return null;
  return (
    <Box mb="4">
      <Note kind="attention" role="status">
        <strong>{text}.</strong> O que espera neste aparelho tem prazo e é enviado primeiro.
      </Note>
    </Box>
  );
}

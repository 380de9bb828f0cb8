import { Box } from '@chakra-ui/react';
import { formatInstantMinute, type Row } from '@portal/domain';
import { recordStateOf } from '#data/live/record-state-of.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';

/** Who of the client said that it is paid: the firm has the last word. */
export function PaidMark({ event }: { event: Row<'slip_events'> }) {
  const states = useRecordStates('slip_events');
  return (
    <Box display="flex" flexWrap="wrap" gap="2.5" alignItems="center" color="fg.muted">
      <span>
        Pagamento informado em {formatInstantMinute(event.done_at)}. O escritório confere e conclui.
      </span>
      <SyncMark state={recordStateOf(event, states).kind} />
    </Box>
  );
}

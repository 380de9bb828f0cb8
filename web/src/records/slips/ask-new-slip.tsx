import { Box } from '@chakra-ui/react';
import { formatInstantMinute } from '@portal/domain';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { recordStateOf } from '#data/live/record-state-of.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { askNewSlip } from '#data/slips/ask-new-slip.ts';
import type { SlipToPay } from '#data/slips/client-slips.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';

const ASKED = { done: 'Guia nova pedida', failed: 'Erro ao pedir a guia nova', left: 'record' } as const;

/** 'Pedir guia nova', and once it is asked for, since when. */
export function AskNewSlip({ of: { slip, obligation, asked } }: { of: SlipToPay }) {
  const account = useLocalAccount();
  const say = useWriteNotice();
  const states = useRecordStates('messages');
  const [isBusy, setIsBusy] = useState(false);
  if (asked !== null)
    return (
      <Box
        display="flex"
        flexWrap="wrap"
        gap="2.5"
        alignItems="center"
        flex={{ base: '1 1 100%', md: 'none' }}
      >
        <span>Guia nova pedida em {formatInstantMinute(asked.written_at)}.</span>
        <SyncMark state={recordStateOf(asked, states).kind} />
      </Box>
    );
  const ask = async () => {
    setIsBusy(true);
    await say(askNewSlip(account, slip, obligation.name), ASKED).finally(() => setIsBusy(false));
  };
  return (
    <Button
      variant="outline"
      flex={{ base: '1 1 100%', md: 'none' }}
      isBusy={isBusy}
      onClick={() => void ask()}
    >
      <RefreshCw size={18} strokeWidth={1.75} aria-hidden />
      Pedir guia nova
    </Button>
  );
}

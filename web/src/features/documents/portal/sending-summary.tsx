import { chakra } from '@chakra-ui/react';
import { formatCount, type Row } from '@portal/domain';
import { recordStateOf } from '#data/live/record-state-of.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { SyncMark, type SyncState } from '#records/marks/sync-mark.tsx';
import { Card } from '#ui/display/card.tsx';

type SendingSummaryProps = {
  documents: readonly Row<'documents'>[];
  states: ReadonlyMap<string, RecordState>;
  isOnline: boolean;
};

const ORDER: readonly SyncState[] = ['device', 'sending', 'attention', 'sent'];

/** How many documents are at which stage, and what becomes of those on their way. */
export function SendingSummary({ documents, states, isOnline }: SendingSummaryProps) {
  const counts: Record<SyncState, number> = { device: 0, sending: 0, attention: 0, sent: 0 };
  for (const document of documents) counts[recordStateOf(document, states).kind] += 1;
  const isMoving = counts.device + counts.sending > 0;
  return (
    <Card>
      <chakra.h2 textStyle="boxTitle" mb="3">
        Envio
      </chakra.h2>
      <chakra.dl display="grid" gridTemplateColumns="1fr auto" gap="9px 12px" textStyle="dense">
        {ORDER.filter((state) => counts[state] > 0 || state === 'sent').map((state) => (
          <Count key={state} state={state} count={counts[state]} />
        ))}
      </chakra.dl>
      {isMoving && (
        <chakra.p mt="3.5" pt="3" borderTopWidth="1px" borderColor="border" textStyle="meta" color="fg.muted">
          {isOnline
            ? 'Pode fechar o portal: o envio continua quando você voltar.'
            : 'Sem conexão agora. Tudo será enviado quando ela voltar.'}
        </chakra.p>
      )}
    </Card>
  );
}

function Count({ state, count }: { state: SyncState; count: number }) {
  return (
    <>
      <dt>
        <SyncMark state={state} />
      </dt>
      <chakra.dd fontWeight="semibold" textAlign="end" fontVariantNumeric="tabular-nums">
        {formatCount(count)}
      </chakra.dd>
    </>
  );
}

import { Box, chakra } from '@chakra-ui/react';
import { formatCalendarDate, type Row } from '@portal/domain';
import { useState } from 'react';
import { setAskStatus } from '#data/asks/ask-documents.ts';
import type { Asked, AskedItem } from '#data/asks/asks.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { ASK_STATUS_LABELS } from '#records/labels/ask-labels.ts';
import { ASK_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { WhatsAppButton } from '#records/whatsapp-button.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { ItemToJudge } from './item-to-judge.tsx';
import { ReturnItemDialog } from './return-item-dialog.tsx';

/** One request of a client: by when, its items, and how it is closed. */
export function AskedCard({ ask, client }: { ask: Asked; client: Row<'clients'> | null }) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const [returning, setReturning] = useState<AskedItem | null>(null);
  const states = { items: useRecordStates('request_items'), documents: useRecordStates('documents') };
  const move = (status: Asked['status']) =>
    tell(setAskStatus(account, ask.id, status), {
      done: `Pedido: ${ASK_STATUS_LABELS[status].toLowerCase()}`,
      failed: 'Erro ao atualizar pedido',
      left: 'record',
    });
  return (
    <Card padding="none" aria-label={ask.title}>
      <Box px="4.5" py="3.5" display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <Box flex="1 1 200px" minWidth="0" overflowWrap="anywhere">
          <chakra.h4 textStyle="cardTitle">{ask.title}</chakra.h4>
          <chakra.p fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            Até {formatCalendarDate(ask.due_date)} · {ask.counts.accepted} de {ask.counts.all} aceitos ·{' '}
            {ask.counts.owed === 1 ? 'falta 1' : `faltam ${ask.counts.owed}`}
          </chakra.p>
        </Box>
        <StatusPill kind={ASK_STATUS_LOOKS[ask.status]} text={ASK_STATUS_LABELS[ask.status]} />
        {ask.status === 'open' ? (
          <>
            {client !== null && ask.counts.owed > 0 && (
              <WhatsAppButton
                client={client}
                occasion={{ kind: 'asked', company: client.corporate_name, due_date: ask.due_date }}
              />
            )}
            <Button size="sm" variant="ghostBrand" onClick={() => void move('closed')}>
              Concluir pedido
            </Button>
            <Button size="sm" variant="ghost" onClick={() => void move('cancelled')}>
              Cancelar pedido
            </Button>
          </>
        ) : (
          <Button size="sm" variant="ghost" onClick={() => void move('open')}>
            Reabrir pedido
          </Button>
        )}
      </Box>
      <chakra.ul listStyle="none" aria-label={`Documentos pedidos: ${ask.title}`}>
        {ask.items.map((item) => (
          <ItemToJudge key={item.id} {...{ item, states }} onReturn={() => setReturning(item)} />
        ))}
      </chakra.ul>
      <ReturnItemDialog key={returning?.id} item={returning} onClose={() => setReturning(null)} />
    </Card>
  );
}

import { Box, chakra } from '@chakra-ui/react';
import {
  calendarDateOf,
  formatCalendarDate,
  formatInstantMinute,
  isPrivacyRequestOpen,
} from '@portal/domain';
import { Mail, Undo2 } from 'lucide-react';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { mayWithdraw, type PrivacyRequest } from '#data/privacy/privacy-requests.ts';
import { PRIVACY_KIND_LABELS, PRIVACY_STATE_LABELS } from '#records/labels/privacy-labels.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { useKeptFirm } from '#session/firm/kept-firm.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { ErasureTerms } from './erasure-terms.tsx';
import { PRIVACY_STATE_LOOKS } from './privacy-labels.ts';

type OwnRequestProps = { request: PrivacyRequest; state: RecordState | undefined; onWithdraw: () => void };

/** One request of the person's own: how far it is, by when it is answered, and what the answer is. */
export function OwnRequest({ request, state, onWithdraw }: OwnRequestProps) {
  const { kind, details, answer, created_at } = request;
  const email = useKeptFirm()?.email ?? null;
  const isOpen = isPrivacyRequestOpen(request.state);
  return (
    <Card padding="portal" aria-labelledby={`pedido-${request.id}`}>
      <Head>
        <chakra.h3 id={`pedido-${request.id}`} textStyle="cardTitle">
          {PRIVACY_KIND_LABELS[kind]}
        </chakra.h3>
        <StatusPill kind={PRIVACY_STATE_LOOKS[request.state]} text={PRIVACY_STATE_LABELS[request.state]} />
      </Head>
      <Meta>
        Protocolo {protocolOf(request)}, feito em {formatInstantMinute(created_at)}
      </Meta>
      {state !== undefined && state.kind !== 'sent' && <SyncMark state={state.kind} />}
      {details !== null && <Words>{details}</Words>}
      {isOpen && <Due request={request} />}
      {answer !== null && (
        <Box mt="3">
          <chakra.b fontWeight="semibold">Resposta do escritório</chakra.b>
          <Words>{answer}</Words>
        </Box>
      )}
      {kind === 'erase' && isOpen && (
        <Box mt="4">
          <ErasureTerms />
        </Box>
      )}
      {isOpen && (
        <Actions>
          {mayWithdraw(request) && (
            <Button variant="outline" onClick={onWithdraw}>
              <Undo2 size={18} strokeWidth={1.75} aria-hidden />
              Cancelar o pedido
            </Button>
          )}
          {email !== null && (
            <Button asChild variant="ghost">
              <a href={`mailto:${email}?subject=Encarregado%20de%20dados%20${protocolOf(request)}`}>
                <Mail size={18} strokeWidth={1.75} aria-hidden />
                Falar com o encarregado
              </a>
            </Button>
          )}
        </Actions>
      )}
    </Card>
  );
}

/** Short enough to be read aloud; the day tells requests apart that begin alike. */
const protocolOf = ({ id, created_at }: PrivacyRequest) =>
  `${created_at.slice(0, 4)}-${id.slice(0, 6).toUpperCase()}`;

function Due({ request: { due_date } }: { request: PrivacyRequest }) {
  const isLate = due_date < calendarDateOf(new Date());
  return (
    <Meta>
      {isLate
        ? `O prazo de resposta terminou em ${formatCalendarDate(due_date)}. Fale com o encarregado.`
        : `Resposta até ${formatCalendarDate(due_date)}, 15 dias`}
    </Meta>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
  },
});
const Meta = chakra('p', {
  base: { textStyle: 'secondary', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', mt: '1' },
});
const Words = chakra('p', {
  base: { mt: '2', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mt: '4',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

import { Box, chakra } from '@chakra-ui/react';
import {
  formatCalendarDate,
  formatInstantMinute,
  formatPrice,
  type Row,
  SHOWS_ARRIVED,
  SHOWS_OPENED,
  type SlipEventKind,
  saidPaid,
} from '@portal/domain';
import { recordStateOf } from '#data/live/record-state-of.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import type { PublishedSlip } from '#data/slips/slips.ts';
import { nameForClients } from '#records/labels/obligation-names.ts';
import { ProofButton } from '#records/slips/proof-button.tsx';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { Card } from '#ui/display/card.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { SlipItem } from './slip-item.tsx';

/** What was published, the newest first, and how far each came. */
export function PublishedSlips({ slips }: { slips: readonly PublishedSlip[] }) {
  const states = useRecordStates('slips');
  return (
    <Card padding="none">
      <chakra.ul listStyle="none" aria-label="Guias publicadas">
        {slips.map((slip) => (
          <SlipItem key={slip.id}>
            <Box
              display="flex"
              flexWrap="wrap"
              gap="3"
              alignItems="flex-start"
              justifyContent="space-between"
            >
              <Box minWidth="0">
                <chakra.b fontWeight="semibold">{slip.client_name}</chakra.b>
                <Box color="fg.muted" fontSize="secondary" fontVariantNumeric="tabular-nums">
                  {nameForClients(slip.obligation_name)}, {formatPrice(slip.amount_cents)}, vence{' '}
                  {formatCalendarDate(slip.due_date)}
                </Box>
              </Box>
              <Box display="flex" gap="2.5" alignItems="center">
                <SyncMark state={recordStateOf(slip, states).kind} />
                {slip.holds ? (
                  <StatusPill
                    kind="concluida"
                    text={slip.version === 1 ? 'Vale' : `Vale a ${slip.version}ª versão`}
                  />
                ) : (
                  <StatusPill kind="inativo" text="Substituída" />
                )}
                <ProofButton slip={slip} name={proofName(slip)} size="sm" variant="outline" />
              </Box>
            </Box>
            <Trail slip={slip} />
          </SlipItem>
        ))}
      </chakra.ul>
    </Card>
  );
}

/** `DAS 10/2026, Padaria Pão Dourado Ltda` */
const proofName = ({ obligation_name, client_name }: PublishedSlip) =>
  `${nameForClients(obligation_name)}, ${client_name}`;

/** The upper time is the device's claim, the lower one the firm's receipt of it. */
function Trail({ slip }: { slip: PublishedSlip }) {
  const first = (kinds: readonly SlipEventKind[]) =>
    slip.events
      .filter(({ kind }) => kinds.includes(kind))
      .toSorted((a, b) => (a.done_at < b.done_at ? -1 : 1))[0];
  const paid = saidPaid(slip.events) ?? undefined;
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(140px, 1fr))"
      gap="3"
      fontSize="meta"
      fontVariantNumeric="tabular-nums"
    >
      <Step label="Publicada" done={slip.created_at} received={null} />
      <Step label="Chegou ao aparelho" {...timesOf(first(SHOWS_ARRIVED))} />
      <Step label="Aberta" {...timesOf(first(SHOWS_OPENED))} />
      <Step label="Paga" {...timesOf(paid)} note="o cliente informou" />
    </Box>
  );
}

const timesOf = (event: Row<'slip_events'> | undefined) => ({
  done: event?.done_at ?? null,
  received: event?.created_at ?? null,
});

type StepProps = { label: string; done: string | null; received: string | null; note?: string };

function Step({ label, done, received, note }: StepProps) {
  return (
    <div>
      <chakra.dt color={done === null ? 'fg.subtle' : 'fg'} fontWeight="semibold">
        {label}
      </chakra.dt>
      <chakra.dd color="fg.muted">
        {done === null ? 'Ainda não' : formatInstantMinute(done)}
        {received !== null && (
          <Box color="fg.subtle">
            recebido {formatInstantMinute(received)}
            {note === undefined ? '' : `, ${note}`}
          </Box>
        )}
      </chakra.dd>
    </div>
  );
}

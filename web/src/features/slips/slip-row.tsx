import { Box, chakra } from '@chakra-ui/react';
import {
  formatCalendarDate,
  formatInstantDate,
  formatPrice,
  type MatchedSlip,
  type SlipAsk,
  slipName,
} from '@portal/domain';
import { type ReactNode, useState } from 'react';
import type { ClientChoice } from '#data/clients/client-choices.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { dropSlip, typeSlip } from '#data/slips/slip-drafts.ts';
import { nameForClients } from '#records/labels/obligation-names.ts';
import { Button } from '#ui/button.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { SlipItem } from './slip-item.tsx';
import { LeaveOut, SlipFields } from './slip-fields.tsx';
import { SlipPreview } from './slip-preview.tsx';

type SlipRowProps = { slip: MatchedSlip; clients: readonly ClientChoice[] };

/** A file of the list: what was read of it, and what it still needs; opened, its fields beside its page. */
export function SlipRow({ slip, clients }: SlipRowProps) {
  const { db } = useLocalAccount();
  const [isOpen, setOpen] = useState(false);
  const isReady = slip.asks.length === 0;
  const name = visibleFilename(slip.filename);
  return (
    <SlipItem aria-label={name}>
      <Head slip={slip} name={name}>
        {slip.replaces !== null && (
          <StatusPill
            kind="andamento"
            text={`Substitui a de ${formatInstantDate(slip.replaces.created_at)}`}
          />
        )}
        {isReady && slip.replaces === null && <StatusPill kind="concluida" text="Pronta" />}
      </Head>
      {slip.asks.map((ask) => (
        <Ask key={ask.sentence} ask={ask} slip={slip} />
      ))}
      {isOpen && (
        <Box
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        >
          <SlipFields slip={slip} clients={clients} />
          <SlipPreview fileId={slip.id} />
        </Box>
      )}
      <Box display="flex" flexWrap="wrap" gap="2">
        <Button
          size="sm"
          variant={isReady ? 'ghost' : 'outline'}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Fechar' : 'Corrigir'} ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fechar' : isReady ? 'Ver e corrigir' : 'Corrigir'}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Tirar ${name} da lista`}
          onClick={() => void dropSlip(db, slip.id)}
        >
          Tirar da lista
        </Button>
      </Box>
    </SlipItem>
  );
}

function Head({ slip, name, children }: { slip: MatchedSlip; name: string; children: ReactNode }) {
  const { client, obligation, due_date, amount_cents } = slip;
  const what = obligation === null ? slipName(slip.read) : nameForClients(obligation.name);
  const told = [
    what,
    amount_cents === null ? null : formatPrice(amount_cents),
    due_date === null ? null : `vence ${formatCalendarDate(due_date)}`,
  ];
  return (
    <Box display="flex" flexWrap="wrap" gap="3" alignItems="flex-start" justifyContent="space-between">
      <Box minWidth="0">
        <chakra.b fontWeight="semibold" overflowWrap="anywhere">
          {client?.corporate_name ?? <bdi>{name}</bdi>}
        </chakra.b>
        <Box color="fg.muted" fontSize="secondary" fontVariantNumeric="tabular-nums">
          {told.filter((part) => part !== null).join(', ')}
        </Box>
        <Box color="fg.subtle" fontSize="meta" overflowWrap="anywhere">
          {client !== null && (
            <>
              <bdi>{name}</bdi>
              {' · '}
            </>
          )}
          {slip.pix_code === null ? 'Sem Pix' : 'Pix'} · {slip.payment_line === null ? 'Sem linha' : 'Linha'}
        </Box>
      </Box>
      {children}
    </Box>
  );
}

function Ask({ ask, slip }: { ask: SlipAsk; slip: MatchedSlip }) {
  const { db } = useLocalAccount();
  return (
    <Box display="flex" flexWrap="wrap" gap="2.5" alignItems="center">
      <chakra.p color="attention.fg" fontWeight="semibold">
        {ask.sentence}
      </chakra.p>
      {ask.fix === 'amount' &&
        ask.amounts.map(({ says, cents }) => (
          <Button
            key={says}
            size="sm"
            variant="outline"
            onClick={() => void typeSlip(db, slip.id, { amount_cents: cents })}
          >
            {formatPrice(cents)} {says}
          </Button>
        ))}
      {(ask.fix === 'line' || ask.fix === 'pix') && <LeaveOut slip={slip} fix={ask.fix} />}
    </Box>
  );
}

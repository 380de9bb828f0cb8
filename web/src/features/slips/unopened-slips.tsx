import { Box, chakra } from '@chakra-ui/react';
import { type CalendarDate, daysBetween, formatCalendarDate, formatPrice } from '@portal/domain';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { UnopenedSlip } from '#data/slips/unopened-slips.ts';
import { nameForClients } from '#records/labels/obligation-names.ts';
import { WhatsAppButton } from '#records/whatsapp-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { SlipItem } from './slip-item.tsx';

type UnopenedSlipsProps = { slips: readonly UnopenedSlip[]; today: CalendarDate };

/** Who has not seen what is due in these days, and a way to ask. */
export function UnopenedSlips({ slips, today }: UnopenedSlipsProps) {
  return (
    <Card padding="none">
      <chakra.ul listStyle="none" aria-label="Ainda não abertas">
        {slips.map((slip) => (
          <SlipItem key={slip.id}>
            <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
              <Box minWidth="0">
                <chakra.b fontWeight="semibold">{slip.client_name}</chakra.b>
                <Box color="fg.muted" fontSize="secondary" fontVariantNumeric="tabular-nums">
                  {nameForClients(slip.obligation_name)}, {formatPrice(slip.amount_cents)},{' '}
                  {dueText(slip.due_date, today)}
                </Box>
                <Box color="fg.muted" fontSize="meta">
                  {slip.hasArrived
                    ? 'Chegou ao aparelho do cliente, e ninguém abriu.'
                    : 'Não chegou a nenhum aparelho do cliente.'}
                </Box>
              </Box>
              <Box display="flex" flexWrap="wrap" gap="2">
                <WhatsAppButton
                  client={{ id: slip.client_id, phone: slip.client_phone }}
                  occasion={{ kind: 'slip', company: slip.client_name, due_date: slip.due_date }}
                />
                <Button asChild size="sm" variant="outline">
                  <Link
                    to={`${paths.admin.messages}?cliente=${slip.client_id}`}
                    aria-label={`Escrever para ${slip.client_name}`}
                  >
                    Escrever
                  </Link>
                </Button>
              </Box>
            </Box>
          </SlipItem>
        ))}
      </chakra.ul>
    </Card>
  );
}

/** `vence em 2 dias, 26/11/2026` */
function dueText(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  const when = days <= 0 ? 'hoje' : days === 1 ? 'amanhã' : `em ${days} dias`;
  return `vence ${when}, ${formatCalendarDate(date)}`;
}

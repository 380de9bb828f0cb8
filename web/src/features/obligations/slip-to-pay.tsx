import { Box, chakra } from '@chakra-ui/react';
import {
  type CalendarDate,
  formatCalendarDate,
  formatInstantMinute,
  formatPrice,
  type Row,
} from '@portal/domain';
import { Check, Copy, FileText } from 'lucide-react';
import { recordStateOf } from '#data/live/record-state-of.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { SlipToPay as Slip } from '#data/slips/client-slips.ts';
import { saidPaid, sayOfSlip } from '#data/slips/slip-events.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { copyText } from '#ui/copy-text.ts';

type SlipToPayProps = {
  of: Slip;
  obligation: Pick<Row<'obligations'>, 'name' | 'status' | 'due_reasons'>;
  today: CalendarDate;
};

/** What there is to pay, by when and why, and what to pay it with. After its day neither Pix nor line pays the right amount. */
export function SlipToPay({ of: { slip, events, document }, obligation, today }: SlipToPayProps) {
  const account = useLocalAccount();
  const documents = useDocumentActions();
  const say = useWriteNotice();
  const paid = saidPaid(events);
  const isLate = today > slip.due_date;
  const isOpen = obligation.status !== 'completed';
  const copy = (code: string, done: string) => {
    void copyText(code, done);
    void sayOfSlip(account, slip, 'copied');
  };
  const { name } = obligation;
  return (
    <Box
      mt="3.5"
      pt="3"
      borderTopWidth="1px"
      borderColor="border"
      display="grid"
      gap="2.5"
      role="group"
      aria-label={`Guia de ${name}`}
    >
      <Box display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="baseline">
        <chakra.b fontSize="28px" lineHeight="1.2" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatPrice(slip.amount_cents)}
        </chakra.b>
        <span>
          {isLate && isOpen ? 'Venceu em' : 'Pague até'} {formatCalendarDate(slip.due_date)}
        </span>
      </Box>
      <Reasons reasons={obligation.due_reasons ?? []} due={slip.due_date} />
      {isOpen && isLate && paid === null && (
        <p>Esta guia venceu, e o valor mudou: peça a guia nova ao escritório.</p>
      )}
      {isOpen && paid !== null && <Paid event={paid} />}
      <Box display="flex" flexWrap="wrap" gap="2">
        {isOpen && !isLate && paid === null && (
          <>
            {slip.pix_code !== null && (
              <Button
                onClick={() => copy(slip.pix_code ?? '', 'Pix copiado. Abra o aplicativo do banco e cole.')}
              >
                <Copy size={18} strokeWidth={1.75} aria-hidden />
                Copiar Pix
              </Button>
            )}
            {slip.payment_line !== null && (
              <Button
                variant={slip.pix_code === null ? 'solid' : 'outline'}
                onClick={() =>
                  copy(slip.payment_line ?? '', 'Linha copiada. Abra o aplicativo do banco e cole.')
                }
              >
                <Copy size={18} strokeWidth={1.75} aria-hidden />
                Copiar linha
              </Button>
            )}
          </>
        )}
        {document !== null && (
          <Button
            variant="outline"
            onClick={() => {
              documents.open(document);
              void sayOfSlip(account, slip, 'opened');
            }}
          >
            <FileText size={18} strokeWidth={1.75} aria-hidden />
            {isOpen && isLate ? 'Ver guia antiga' : 'Ver guia'}
          </Button>
        )}
        {isOpen && (
          <Button
            variant="ghost"
            onClick={() =>
              void say(
                sayOfSlip(account, slip, paid === null ? 'said_paid' : 'took_back'),
                SAID[paid === null ? 'paid' : 'back'],
              )
            }
          >
            {paid === null && <Check size={18} strokeWidth={1.75} aria-hidden />}
            {paid === null ? 'Já paguei' : 'Não paguei'}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const SAID = {
  paid: { done: 'Pagamento informado', failed: 'Erro ao informar pagamento', left: 'record' },
  back: { done: 'Pagamento desfeito', failed: 'Erro ao desfazer pagamento', left: 'record' },
} as const;

function Paid({ event }: { event: Row<'slip_events'> }) {
  const states = useRecordStates('slip_events');
  return (
    <Box display="flex" flexWrap="wrap" gap="2.5" alignItems="center">
      <span>
        Pagamento informado em {formatInstantMinute(event.done_at)}. O escritório confere e conclui.
      </span>
      <SyncMark state={recordStateOf(event, states).kind} />
    </Box>
  );
}

function Reasons({ reasons, due }: { reasons: readonly string[]; due: CalendarDate }) {
  if (reasons.length === 0) return null;
  return (
    <details>
      <chakra.summary cursor="pointer" color="brand.fg">
        Por que dia {Number(due.slice(8))}?
      </chakra.summary>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </details>
  );
}

import { Box } from '@chakra-ui/react';
import type { SlipState } from '@portal/domain';
import { Check, FileText } from 'lucide-react';
import type { SlipToPay } from '#data/slips/client-slips.ts';
import { sayOfSlip } from '#data/slips/slip-events.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useDocumentAccess } from '#records/documents/document-access.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { OfflineMark } from '#ui/feedback/offline-mark.tsx';
import { AskNewSlip } from './ask-new-slip.tsx';
import { CopyCode } from './copy-code.tsx';
import { ProofButton } from './proof-button.tsx';

type SlipButtonsProps = { of: SlipToPay; state: SlipState; isFirst: boolean };

export function SlipButtons({ of, state, isFirst }: SlipButtonsProps) {
  const { slip, obligation } = of;
  const primary = isFirst ? 'solid' : 'outline';
  return (
    <Box display="grid" gap="2" pt="2.5" borderTopWidth="1px" borderColor="border">
      <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
        {state.kind === 'payable' && state.pix_code !== null && (
          <CopyCode
            {...{ slip }}
            code={state.pix_code}
            variant={primary}
            label="Copiar Pix"
            done="Pix copiado. Abra o aplicativo do banco e cole."
          />
        )}
        {state.kind === 'payable' && state.payment_line !== null && (
          <CopyCode
            {...{ slip }}
            code={state.payment_line}
            variant={state.pix_code === null ? primary : 'outline'}
            label="Copiar linha digitável"
            done="Linha copiada. Abra o aplicativo do banco e cole."
          />
        )}
        {state.kind === 'late' && <AskNewSlip of={of} />}
        <SeeSlip of={of} isOld={state.kind === 'late'} />
        {state.kind !== 'closed' && <SayPaid of={of} />}
        {state.kind !== 'payable' && <ProofButton slip={slip} name={obligation.name} variant="ghost" />}
      </Box>
      <Access of={of} />
    </Box>
  );
}

function SeeSlip({ of: { slip, document }, isOld }: { of: SlipToPay; isOld: boolean }) {
  const account = useLocalAccount();
  const { open } = useDocumentActions();
  const { accessTo } = useDocumentAccess();
  if (document === null) return null;
  const access = accessTo(document);
  if (access !== 'on_device' && access !== 'on_server') return null;
  return (
    <Button
      variant={isOld ? 'ghost' : 'outline'}
      onClick={() => {
        open(document);
        void sayOfSlip(account, slip, 'opened');
      }}
    >
      <FileText size={18} strokeWidth={1.75} aria-hidden />
      {isOld ? 'Ver guia antiga' : 'Ver guia'}
    </Button>
  );
}

/** Whether the file opens without a connection. */
function Access({ of: { document } }: { of: SlipToPay }) {
  const { accessTo } = useDocumentAccess();
  const access = document === null ? null : accessTo(document);
  if (access !== 'on_device' && access !== 'out_of_reach') return null;
  return (
    <Box textStyle="meta" color="fg.muted">
      <OfflineMark kind={access === 'on_device' ? 'here' : 'away'} />
    </Box>
  );
}

const SAID = {
  paid: { done: 'Pagamento informado', failed: 'Erro ao informar pagamento', left: 'record' },
  back: { done: 'Pagamento desfeito', failed: 'Erro ao desfazer pagamento', left: 'record' },
} as const;

/** 'Já paguei' of its own person, and back; what another of the client said is theirs to take back. */
function SayPaid({ of: { slip, paid } }: { of: SlipToPay }) {
  const account = useLocalAccount();
  const say = useWriteNotice();
  if (paid !== null && paid.created_by !== account.uid) return null;
  const isPaid = paid !== null;
  return (
    <Button
      variant="ghost"
      onClick={() =>
        void say(sayOfSlip(account, slip, isPaid ? 'took_back' : 'said_paid'), SAID[isPaid ? 'back' : 'paid'])
      }
    >
      {!isPaid && <Check size={18} strokeWidth={1.75} aria-hidden />}
      {isPaid ? 'Não paguei' : 'Já paguei'}
    </Button>
  );
}

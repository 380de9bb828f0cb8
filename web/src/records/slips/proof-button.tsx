import type { Row } from '@portal/domain';
import { useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import {
  type AccountErrorKind,
  type AccountResult,
  useAccountService,
} from '#session/account/account-service.ts';
import { refusalOf } from '#session/account/refusal-of.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';

type ProofButtonProps = {
  slip: Pick<Row<'slips'>, 'id' | 'version'>;
  /** What the slip is of: `DAS 10/2026`. */
  name: string;
} & Pick<ButtonProps, 'size' | 'variant'>;

/** Saves the proof of what happened to a slip. The server's word is in it, so it needs a connection. */
export function ProofButton({ slip, name, ...looks }: ProofButtonProps) {
  const load = useAccountService();
  const isOnline = useConnection().connection.kind === 'online';
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (!isOnline) return tellWhyNot('offline');
    setBusy(true);
    const result = await load()
      .then((service) => service.makeSlipProof({ slip_id: slip.id }))
      .catch((): AccountResult<Blob> => ({ ok: false, reason: 'unknown' }));
    setBusy(false);
    if (result.ok) saveBlob(result.value, fileName(name));
    else tellWhyNot(result.reason);
  };
  return (
    <Button
      {...looks}
      isBusy={isBusy}
      busyText="Fazendo..."
      aria-label={`Comprovante de ${name}${slip.version === 1 ? '' : `, ${slip.version}ª versão`}`}
      onClick={() => void save()}
    >
      Comprovante
    </Button>
  );
}

/** `Comprovante DAS 10-2026.pdf`: no system refuses it. */
const fileName = (name: string) => `Comprovante ${name.replaceAll(/[\\/:*?"<>|]/g, '-')}.pdf`;

const tellWhyNot = (reason: AccountErrorKind) =>
  toast({ kind: 'error', title: 'Erro ao fazer o comprovante', description: whyNot(reason) });

function whyNot(reason: AccountErrorKind): string {
  if (reason === 'offline') return 'O comprovante é feito no servidor. Tente de novo com conexão.';
  if (reason === 'sign_in_needed') return 'Seu acesso expirou. Entre de novo.';
  const refusal = refusalOf(reason);
  if (refusal === 'not_found') return 'A guia ainda não está no servidor, ou não é de uma empresa sua.';
  if (refusal === 'too_many_requests')
    return 'Muitos comprovantes seguidos. Espere uma hora e tente de novo.';
  return 'Tente novamente em alguns instantes.';
}

import type { FailedMail, RefusalKind } from '@portal/domain';
import { useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { tryToStore } from '#data/storage/try-to-store.ts';
import { leaveOutFailedMail } from '#data/system/system-state.ts';
import {
  type AccountErrorKind,
  type AccountResult,
  type AccountService,
  useAccountService,
} from '#session/account/account-service.ts';
import { refusalOf } from '#session/account/refusal-of.ts';
import { toast } from '#ui/feedback/toast.ts';

/** What an administrator does with an e-mail that failed, with the words for how it ended. `onDone`: the list is older than that. */
export function useFailedMail(onDone: () => void) {
  const load = useAccountService();
  const { db } = useLocalAccount();
  const [busyId, setBusyId] = useState<string | null>(null);

  const act = async (
    mail: FailedMail,
    errorTitle: string,
    action: (service: AccountService) => Promise<AccountResult>,
  ): Promise<boolean> => {
    setBusyId(mail.id);
    const result = await load()
      .then(action)
      .catch((): AccountResult => ({ ok: false, reason: 'unknown' }));
    const isGone = result.ok || refusalOf(result.reason) === 'not_found';
    if (isGone) await tryToStore(db, () => leaveOutFailedMail(db, mail.id));
    setBusyId(null);
    if (isGone) onDone();
    if (!result.ok) toast({ kind: 'error', title: errorTitle, description: whyNot(result.reason) });
    return result.ok;
  };

  const resend = async (mail: FailedMail): Promise<void> => {
    const input = { mail_id: mail.id };
    if (!(await act(mail, 'Erro ao reenviar', (service) => service.resendMail(input)))) return;
    toast({ kind: 'success', title: 'E-mail na fila de envio', description: `Sai agora para ${mail.to}.` });
  };
  const dismiss = async (mail: FailedMail): Promise<void> => {
    const input = { mail_id: mail.id };
    if (!(await act(mail, 'Erro ao dispensar', (service) => service.dismissMail(input)))) return;
    toast({ kind: 'success', title: 'E-mail dispensado' });
  };
  return { busyId, resend, dismiss };
}

const REFUSALS: Partial<Record<RefusalKind, string>> = {
  not_found: 'Outro administrador já cuidou deste e-mail.',
  too_many_requests: 'Muitos envios seguidos para este endereço. Espere uma hora e tente de novo.',
  forbidden: 'Só administradores podem reenviar e dispensar e-mails.',
};

function whyNot(reason: AccountErrorKind): string {
  if (reason === 'offline') return 'Sem conexão com a internet. O e-mail continua aqui.';
  if (reason === 'sign_in_needed') return 'Seu acesso expirou. Entre de novo.';
  const refusal = refusalOf(reason);
  const text = refusal === null ? undefined : REFUSALS[refusal];
  return text ?? 'Tente novamente em alguns instantes. O e-mail continua aqui.';
}

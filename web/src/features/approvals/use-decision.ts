import type { AppUser, Role } from '@portal/domain';
import { useState } from 'react';
import {
  type AccountErrorKind,
  type AccountResult,
  type AccountService,
  useAccountService,
} from '#session/account/account-service.ts';
import { toast } from '#ui/feedback/toast.ts';
import { decisionHint } from './decision-hint.ts';

/** The answers to a pending account, and the question for its address, with the words for how each ended. */
export function useDecision(account: AppUser & { id: string }) {
  const load = useAccountService();
  const [isBusy, setBusy] = useState(false);

  const decide = async (
    action: (service: AccountService) => Promise<AccountResult>,
  ): Promise<AccountResult> => {
    setBusy(true);
    try {
      return await action(await load());
    } catch {
      return { ok: false, reason: 'unknown' };
    } finally {
      setBusy(false);
    }
  };

  const approve = async (role: Role, clientId: string | null): Promise<void> => {
    const input = { user_id: account.id, role, ...(clientId === null ? {} : { client_id: clientId }) };
    const result = await decide((service) => service.approveUser(input));
    if (!result.ok)
      return toastRefusal('Erro ao aprovar', 'Não foi possível aprovar o usuário.', result.reason);
    toast({
      kind: 'success',
      title: 'Usuário aprovado',
      description: `${account.full_name} já pode entrar e recebe um e-mail.`,
    });
  };

  const reject = async (): Promise<void> => {
    const result = await decide((service) => service.rejectUser({ user_id: account.id }));
    if (!result.ok)
      return toastRefusal('Erro ao rejeitar', 'Não foi possível rejeitar o usuário.', result.reason);
    toast({
      kind: 'success',
      title: 'Usuário rejeitado',
      description: 'O cadastro foi rejeitado e removido.',
    });
  };

  const resendVerification = async (): Promise<void> => {
    const result = await decide((service) => service.resendVerification({ user_id: account.id }));
    if (!result.ok)
      return toastRefusal('Erro ao reenviar', 'Não foi possível reenviar a confirmação.', result.reason);
    toast({
      kind: 'success',
      title: 'Confirmação reenviada',
      description: `${account.full_name} recebe um e-mail em ${account.email}.`,
    });
  };

  return { isBusy, approve, reject, resendVerification };
}

function toastRefusal(title: string, text: string, reason: AccountErrorKind): void {
  const hint = decisionHint(reason);
  toast({ kind: 'error', title, description: hint === null ? text : `${text} ${hint}` });
}

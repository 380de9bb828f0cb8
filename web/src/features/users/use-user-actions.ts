import { useState } from 'react';
import {
  type AccountResult,
  type AccountService,
  useAccountService,
} from '#session/account/account-service.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type Access, accessSentence } from './access.ts';
import { refusalText } from './refusal-text.ts';
import type { User } from './user-row.tsx';

/** What an administrator does to an account, with the words for how it ended. */
export function useUserActions() {
  const load = useAccountService();
  const [busyId, setBusyId] = useState<string | null>(null);

  /** Answers whether it is done; a refusal has been told. */
  const act = async (
    user: User,
    errorTitle: string,
    action: (service: AccountService) => Promise<AccountResult>,
  ): Promise<boolean> => {
    setBusyId(user.id);
    const result = await load()
      .then(action)
      .catch((): AccountResult => ({ ok: false, reason: 'unknown' }));
    setBusyId(null);
    if (!result.ok) toast({ kind: 'error', title: errorTitle, description: refusalText(result.reason) });
    return result.ok;
  };

  const setActive = async (user: User, is_active: boolean): Promise<void> => {
    const errorTitle = is_active ? 'Erro ao reabrir' : 'Erro ao bloquear';
    const input = { user_id: user.id, is_active };
    if (!(await act(user, errorTitle, (service) => service.setUserActive(input)))) return;
    toast({
      kind: 'success',
      title: is_active ? 'Usuário reaberto' : 'Usuário bloqueado',
      description: is_active
        ? `${user.full_name} já pode entrar de novo.`
        : `${user.full_name} saiu de todos os aparelhos.`,
    });
  };

  const changeAccess = async (user: User, access: Access): Promise<boolean> => {
    const input = { user_id: user.id, ...access };
    const isDone = await act(user, 'Erro ao alterar acesso', (service) => service.changeAccess(input));
    if (isDone)
      toast({ kind: 'success', title: 'Acesso alterado', description: accessSentence(user, access) });
    return isDone;
  };

  const resetFactor = async (user: User): Promise<void> => {
    const input = { user_id: user.id };
    const errorTitle = 'Erro ao redefinir o segundo fator';
    if (!(await act(user, errorTitle, (service) => service.resetFactor(input)))) return;
    toast({
      kind: 'success',
      title: 'Segundo fator redefinido',
      description: `${user.full_name} entra só com a senha até configurar outro.`,
    });
  };
  return { busyId, setActive, changeAccess, resetFactor };
}

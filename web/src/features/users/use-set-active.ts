import type { RefusalKind } from '@portal/domain';
import { useState } from 'react';
import { type AccountErrorKind, type AccountResult, useAccountService } from '#session/account-service.ts';
import { toast } from '#ui/toast.ts';
import type { User } from './user-row.tsx';

/** Blocks an account or opens it again, with the words for how it ended. */
export function useSetActive() {
  const load = useAccountService();
  const [busyId, setBusyId] = useState<string | null>(null);

  const setActive = async ({ id, full_name }: User, is_active: boolean): Promise<void> => {
    setBusyId(id);
    const call = async () => (await load()).setUserActive({ user_id: id, is_active });
    const result = await call().catch((): AccountResult => ({ ok: false, reason: 'unknown' }));
    setBusyId(null);
    if (result.ok) {
      toast({
        kind: 'success',
        title: is_active ? 'Usuário reaberto' : 'Usuário bloqueado',
        description: is_active
          ? `${full_name} já pode entrar de novo.`
          : `${full_name} saiu de todos os aparelhos.`,
      });
    } else {
      const title = is_active ? 'Erro ao reabrir' : 'Erro ao bloquear';
      toast({ kind: 'error', title, description: refusalText(result.reason) });
    }
  };
  return { busyId, setActive };
}

const texts: Partial<Record<RefusalKind, string>> = {
  last_admin: 'O escritório precisa de pelo menos um administrador ativo.',
  not_found: 'Esta conta não existe mais.',
  forbidden: 'Só administradores podem bloquear e reabrir contas.',
};

function refusalText(reason: AccountErrorKind): string {
  if (reason === 'offline') return 'Sem conexão com a internet.';
  if (reason === 'sign_in_needed') return 'Seu acesso expirou. Entre de novo.';
  const known = typeof reason === 'string' ? undefined : texts[reason.refusal];
  return known ?? 'Tente novamente em alguns instantes.';
}

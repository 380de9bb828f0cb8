import type { RefusalKind } from '@portal/domain';
import type { AccountErrorKind } from '#session/account/account-service.ts';
import { refusalOf } from '#session/account/refusal-of.ts';

const texts: Partial<Record<RefusalKind, string>> = {
  last_admin: 'O escritório precisa de pelo menos um administrador ativo.',
  own_account: 'Ninguém muda o próprio acesso. Peça a outro administrador.',
  email_not_verified: 'O e-mail desta pessoa ainda não foi confirmado. Só depois ela pode subir de função.',
  client_not_found: 'Uma das empresas foi removida. Tire-a da lista.',
  no_factor: 'Esta conta não tem segundo fator.',
  factor_needed: 'Sua sessão começou sem o segundo fator. Saia e entre de novo com o código.',
  not_found: 'Esta conta não existe mais.',
  forbidden: 'Só administradores podem alterar, bloquear e reabrir contas.',
};

/** What an administrator can do about it. */
export function refusalText(reason: AccountErrorKind): string {
  if (reason === 'offline') return 'Sem conexão com a internet.';
  if (reason === 'sign_in_needed') return 'Seu acesso expirou. Entre de novo.';
  const refusal = refusalOf(reason);
  return (refusal === null ? null : texts[refusal]) ?? 'Tente novamente em alguns instantes.';
}

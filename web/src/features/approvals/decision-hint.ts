import type { RefusalKind } from '@portal/domain';
import type { AccountErrorKind } from '#session/account/account-service.ts';
import { refusalOf } from '#session/account/refusal-of.ts';

const hints: Partial<Record<RefusalKind, string>> = {
  not_pending: 'Outro administrador já respondeu a este cadastro.',
  email_not_verified: 'O e-mail da pessoa ainda não foi confirmado. Reenvie a confirmação e tente depois.',
  already_verified: 'O e-mail já está confirmado.',
  too_many_requests: 'Muitos pedidos seguidos. Espere uma hora e tente de novo.',
  not_found: 'Este cadastro não existe mais.',
  account_deleted: 'A pessoa apagou a conta.',
  client_not_found: 'A empresa escolhida foi removida.',
  forbidden: 'Só administradores podem responder.',
};

/** What the administrator can do about a refusal; null where there is nothing to add. */
export function decisionHint(reason: AccountErrorKind): string | null {
  if (reason === 'offline') return 'Sem conexão com a internet.';
  if (reason === 'sign_in_needed') return 'Entre de novo.';
  const refusal = refusalOf(reason);
  return refusal === null ? null : (hints[refusal] ?? null);
}

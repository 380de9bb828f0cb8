import type { RefusalKind } from '@portal/domain';
import type { AccountErrorKind } from '#session/account/account-service.ts';
import { refusalOf } from '#session/account/refusal-of.ts';

const texts: Partial<Record<RefusalKind, string>> = {
  last_admin: 'O escritório precisa de pelo menos um administrador ativo.',
  own_account: 'Ninguém apaga os próprios dados: peça a outro administrador.',
  forbidden: 'Os dados de alguém da equipe só um administrador apaga.',
  request_closed: 'Este pedido já foi respondido ou retirado.',
  not_found: 'Este pedido ainda não chegou ao servidor.',
  account_deleted: 'Os dados desta pessoa já foram apagados.',
  too_many_requests: 'Muitos pedidos seguidos. Espere alguns minutos e tente de novo.',
};

/** What a senior can do about it. */
export function erasureRefusalText(reason: AccountErrorKind): string {
  if (reason === 'offline') return 'Sem conexão com a internet. Nada foi apagado.';
  if (reason === 'sign_in_needed') return 'Seu acesso expirou. Entre de novo.';
  const refusal = refusalOf(reason);
  return (refusal === null ? null : texts[refusal]) ?? 'Tente novamente em alguns instantes.';
}

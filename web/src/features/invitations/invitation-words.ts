import {
  formatInstantDate,
  formatInstantMinute,
  type Invited,
  type InvitationState,
  type ListedInvitation,
  type RefusalKind,
} from '@portal/domain';
import type { AccountErrorKind } from '#session/account/account-service.ts';
import { refusalOf } from '#session/account/refusal-of.ts';
import type { StatusKind } from '#ui/display/status-pill.tsx';

export const STATES: Record<InvitationState, { kind: StatusKind; text: string }> = {
  waiting: { kind: 'pendente', text: 'Esperando' },
  expired: { kind: 'atrasada', text: 'Vencido' },
  accepted: { kind: 'concluida', text: 'Aceito' },
  withdrawn: { kind: 'inativo', text: 'Cancelado' },
};

/** 'Enviado em 24/11/2026 10:45, vale até 01/12/2026' */
export function sentText({ sent_at, expires_at, state }: ListedInvitation): string {
  const sent = `Enviado em ${formatInstantMinute(sent_at)}`;
  return state === 'waiting' ? `${sent}, vale até ${formatInstantDate(expires_at)}` : sent;
}

const DONE: Record<Invited, (email: string) => { title: string; description: string }> = {
  invited: (email) => ({
    title: 'Convite enviado',
    description: `${email} recebe um e-mail com um link que vale por 7 dias.`,
  }),
  resent: (email) => ({
    title: 'Convite reenviado',
    description: `${email} já tinha um convite igual: o link de antes não vale mais.`,
  }),
  already_in: (email) => ({
    title: 'Nada mudou',
    description: `${email} já entra no portal e vê essas empresas.`,
  }),
};
export const doneText = (outcome: Invited, email: string) => DONE[outcome](email);

const REFUSALS: Partial<Record<RefusalKind, string>> = {
  forbidden: 'Sua conta não pode fazer este convite.',
  client_not_found: 'Uma das empresas foi removida. Tire-a da lista.',
  has_account: 'Esta pessoa já tem conta com outra função ou bloqueada. Altere o acesso dela em Usuários.',
  invitation_used: 'Este convite já foi aceito. Quem entrou continua como está.',
  invitation_withdrawn: 'Este convite já foi cancelado. Faça outro.',
  not_found: 'Este convite não existe mais.',
  invalid_input: 'Confira o e-mail.',
  too_many_requests: 'São muitos convites seguidos, ou muitos para este endereço. Tente daqui a uma hora.',
};

export function failureText(reason: AccountErrorKind): string {
  if (reason === 'offline') return 'Sem conexão com a internet. Nada foi enviado.';
  const refusal = refusalOf(reason);
  return (refusal === null ? null : REFUSALS[refusal]) ?? 'Tente novamente em alguns instantes.';
}

import { listed, type OpenedInvitation } from '@portal/domain';
import type { AccountErrorKind } from '#session/account/account-service.ts';
import { refusalOf } from '#session/account/refusal-of.ts';
import { roleLabels } from '#session/account/role-labels.ts';
import { accountErrorText } from '../account-error-labels.ts';

export type Told = { title: string; text: string };

const ASK = 'Peça um novo convite a quem convidou você.';
const OVER: Record<Exclude<OpenedInvitation['state'], 'waiting'>, Told> = {
  expired: { title: 'Este convite venceu', text: `Um convite vale por 7 dias. ${ASK}` },
  accepted: {
    title: 'Este convite já foi usado',
    text: `Se foi você, entre com o seu e-mail e a sua senha. Se não foi, fale com o escritório. ${ASK}`,
  },
  withdrawn: { title: 'Este convite foi cancelado', text: ASK },
};
const GONE: Told = {
  title: 'Este convite não vale mais',
  text: `Se você recebeu mais de um, abra o link do último e-mail. ${ASK}`,
};

export const BROKEN: Told = {
  title: 'O link não veio inteiro',
  text: 'Abra de novo o convite no e-mail, ou copie o endereço inteiro para o navegador.',
};

export const overText = (state: Exclude<OpenedInvitation['state'], 'waiting'>): Told => OVER[state];

/** Why a link does not open, or lets this person not in; null where trying again may help. */
export function endText(reason: AccountErrorKind): Told | null {
  switch (refusalOf(reason)) {
    case 'not_found':
      return GONE;
    case 'invitation_expired':
      return OVER.expired;
    case 'invitation_used':
      return OVER.accepted;
    case 'invitation_withdrawn':
      return OVER.withdrawn;
    case 'client_not_found':
      return { title: 'Este convite não vale mais', text: `A empresa saiu do portal. ${ASK}` };
    case 'has_account':
      return {
        title: 'Esta conta já tem outro acesso',
        text: 'Um convite não muda a função de uma conta. Fale com o escritório.',
      };
    case 'unknown_tenant':
      return {
        title: 'Esta conta é de outro escritório',
        text: 'Uma conta é de um escritório só. Peça um convite para outro endereço de e-mail.',
      };
    default:
      return null;
  }
}

export const tryText = (reason: AccountErrorKind): string => accountErrorText(reason);

/** 'Padaria Pão Dourado e Loja Azul'; of the staff the role. */
export const invitedTo = ({ role, companies }: Pick<OpenedInvitation, 'role' | 'companies'>): string =>
  role === 'client' && companies.length > 0 ? listed(companies) : roleLabels[role];

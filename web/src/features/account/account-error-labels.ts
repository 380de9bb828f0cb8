import type { RefusalKind } from '@portal/domain';
import type { AccountErrorKind } from '#session/account/account-service.ts';
import { lackText } from './password/password-texts.ts';

type PlainKind = Extract<AccountErrorKind, string>;

const texts: Record<PlainKind, string> = {
  wrong_credentials: 'Email ou senha incorretos',
  wrong_current_password: 'A senha atual não está certa.',
  email_taken: 'Este email já está sendo usado. Tente fazer login.',
  invalid_email: 'O e-mail não está completo. Confira se não falta nada.',
  too_many_attempts: 'Muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
  account_disabled: 'Esta conta foi bloqueada. Fale com o escritório.',
  offline: 'Sem conexão com a internet. O que você digitou continua aqui.',
  expired_code: 'Este link passou da validade.',
  used_code: 'Este link já foi usado ou não vale mais.',
  sign_in_needed: 'Seu acesso expirou. Entre de novo.',
  code_needed: 'Digite o código do seu aplicativo autenticador.',
  wrong_code: 'Código incorreto. Digite o que o aplicativo mostra agora.',
  code_too_late: 'Demorou demais. Comece de novo.',
  email_unverified: 'Confirme o seu e-mail antes de ligar o segundo fator.',
  factor_not_offered: 'O segundo fator não está disponível neste portal. Fale com o escritório.',
  unknown: 'Tente novamente em alguns instantes.',
};

const refusals: Record<RefusalKind, string> = {
  unauthenticated: 'Seu acesso expirou. Entre de novo.',
  forbidden: 'Sua conta não tem permissão para isso.',
  invalid_input: 'Algum campo não foi aceito. Confira o que você digitou.',
  not_found: 'Esta conta não existe mais.',
  not_pending: 'Este cadastro já foi respondido.',
  request_closed: 'Este pedido já foi respondido ou retirado.',
  email_not_verified: 'O e-mail desta pessoa ainda não foi confirmado.',
  already_verified: 'Este e-mail já está confirmado.',
  client_not_found: 'O cliente escolhido não existe mais.',
  own_account: 'Ninguém muda o próprio acesso.',
  last_admin: 'O escritório precisa de pelo menos um administrador ativo.',
  account_deleted: 'Esta conta foi removida pelo escritório.',
  name_of_staff: 'Alguém da equipe do escritório já usa este nome. Acrescente um sobrenome.',
  factor_needed: 'Isto pede uma sessão com o segundo fator. Saia e entre de novo com o código.',
  factor_demanded: 'O escritório exige o segundo fator, então ele fica ligado.',
  no_factor: 'O segundo fator não está ligado nesta conta.',
  wrong_code: 'Este código não vale. Confira se digitou todas as letras, ou use outro da lista.',
  unknown_tenant: 'Este endereço não pertence a nenhum escritório.',
  invitation_expired: 'Este convite passou dos 7 dias. Peça um novo convite a quem convidou você.',
  invitation_used: 'Este convite já foi usado.',
  invitation_withdrawn: 'Este convite foi cancelado. Peça um novo convite a quem convidou você.',
  other_address: 'Este convite é para outro endereço de e-mail.',
  has_account: 'Já existe uma conta com este e-mail e outro acesso.',
  too_many_requests: 'Muitos pedidos seguidos. Espere alguns minutos e tente de novo.',
  firm_closed: 'O portal está em manutenção. Tente de novo mais tarde.',
};

export function accountErrorText(kind: AccountErrorKind): string {
  if (typeof kind === 'string') return texts[kind];
  return 'weak' in kind ? lackText(kind.weak) : refusals[kind.refusal];
}

import type { MailKind } from '@portal/domain';

export const MAIL_LABELS: Record<MailKind, string> = {
  verify_email: 'Confirmação do endereço',
  invite: 'Convite',
  password_reset: 'Nova senha',
  account_approved: 'Cadastro aprovado',
  account_rejected: 'Cadastro recusado',
  factor_reset: 'Segundo fator redefinido',
  factor_recovered: 'Código de recuperação usado',
  account_erased: 'Dados apagados',
  notice: 'Aviso',
  digest: 'Resumo do dia',
};

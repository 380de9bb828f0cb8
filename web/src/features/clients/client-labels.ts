import type { ClientFields } from '@portal/domain';
import type { WriteRefusal } from '#data/write.ts';

export const CLIENT_FIELD_LABELS: Record<keyof ClientFields, string> = {
  corporate_name: 'Razão Social',
  trade_name: 'Nome Fantasia',
  cnpj_cpf: 'CNPJ/CPF',
  tax_regime: 'Regime Tributário',
  status: 'Status',
  email: 'E-mail',
  phone: 'Telefone',
  address: 'Endereço',
  city: 'Cidade',
  state: 'UF',
  notes: 'Observações',
};

/** Why the device did not save; what was typed stays in the form. */
export const REFUSAL_LABELS: Record<WriteRefusal, string> = {
  storage_full: 'Não há espaço livre neste aparelho. O que você escreveu continua no formulário.',
  gone: 'Este cliente foi removido. O que você escreveu continua no formulário.',
};

export const savedNote = (isOnline: boolean) =>
  isOnline
    ? 'Guardado no aparelho, envia em seguida.'
    : 'Guardado no aparelho. Será enviado quando houver conexão.';

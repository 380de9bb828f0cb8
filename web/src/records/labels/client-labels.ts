import type { ClientFields, ClientStatus, TaxRegime } from '@portal/domain';

export const REGIME_LABELS: Record<TaxRegime, string> = {
  simples_nacional: 'Simples Nacional',
  lucro_presumido: 'Lucro Presumido',
  lucro_real: 'Lucro Real',
  mei: 'MEI',
};

export const CLIENT_STATUS_LABELS: Record<ClientStatus, string> = {
  active: 'Ativo',
  inactive: 'Inativo',
};

/** In the order in which lists, files and forms have them. */
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

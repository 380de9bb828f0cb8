import type { ClientFields } from '@portal/domain';

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

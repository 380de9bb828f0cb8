/** The services by the quote form's value. Without icons, so that islands can name them too. */
export const serviceTitles = {
  contabilidade: 'Contabilidade Empresarial',
  fiscal: 'Fiscal e Tributário',
  pessoal: 'Departamento Pessoal',
  societario: 'Societário e Legalização',
  financeiro: 'BPO Financeiro',
  consultoria: 'Consultoria Empresarial',
  mei: 'Serviços para MEI',
  certificacao: 'Certificação Digital',
  parcelamento: 'Parcelamentos e Regularizações',
} as const;

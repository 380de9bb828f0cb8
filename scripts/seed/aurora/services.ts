import type { ServiceFields } from '@portal/domain';

/** The site's nine services as the firm sells them, two extras and one no longer offered. */
export const AURORA_SERVICES: readonly ServiceFields[] = [
  offered('Contabilidade empresarial', 'Escrituração, balancetes e demonstrações do mês.', 64_900),
  offered('Fiscal e tributário', 'Apuração de impostos, guias e declarações.', 48_900),
  offered('Departamento pessoal', 'Folha, férias, rescisões e eSocial, até 10 funcionários.', 39_900),
  offered('Abertura e legalização', 'Abertura de empresa, alterações e baixas.', 89_000),
  offered('BPO financeiro', 'Contas a pagar, a receber e conciliação.', 119_000),
  offered('Consultoria empresarial', 'Reunião mensal com análise de resultados.', null),
  offered('Serviços para MEI', 'Guia mensal, declaração anual e orientação.', 8_990),
  offered('Certificado digital A1', 'Validade de um ano, emissão por vídeo.', 19_900),
  offered('Certificado digital A3', 'Validade de três anos, com token.', 34_900),
  offered('Parcelamentos e regularizações', 'Levantamento de débitos e adesão a parcelamentos.', 59_000),
  offered('Segunda via de guia', 'Recálculo de guia vencida.', 2_500),
  { ...offered('Declaração avulsa de DIRF', 'Obrigação extinta desde 2025.', 15_000), is_active: false },
];

function offered(name: string, description: string, price_cents: number | null): ServiceFields {
  return { name, description, price_cents, is_active: true };
}

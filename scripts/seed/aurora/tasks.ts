/** Work that comes back every month; one task per title and client. */
export const MONTHLY_WORK = [
  'Conciliar extratos',
  'Conferir folha',
  'Revisar notas fiscais',
  'Enviar guias do mês',
] as const;

/** Clients whose monthly work is shown. */
export const WORKED_CLIENTS = [
  'padaria',
  'odonto',
  'oficina',
  'mercado',
  'pilates',
  'transportes',
  'restaurante',
  'escola',
  'construtora',
  'tecnologia',
] as const;

/** Made of a client's request. */
export const CONTRACT_TASK = 'Incluir sócia no contrato';

/** Single tasks: title, client's key, days from today, steps. */
export const SINGLE_TASKS: readonly (readonly [string, string | null, number, readonly string[]])[] = [
  ['Preparar férias coletivas', 'escola', 9, ['Avisar o sindicato', 'Calcular férias', 'Enviar recibos']],
  ['Incluir sócio no contrato', 'oficina', 15, ['Certidões', 'Minuta', 'Junta Comercial']],
  [CONTRACT_TASK, 'odonto', 3, ['Certidões', 'Minuta', 'Assinaturas']],
  ['Renovar certificado digital', 'transportes', 28, ['Agendar vídeo', 'Instalar', 'Testar no e-CAC']],
  ['Revisar enquadramento do Simples', 'restaurante', 20, ['Somar receita de 12 meses', 'Simular anexos']],
  ['Publicar artigo sobre 13º salário', null, 4, ['Escrever', 'Revisar', 'Publicar']],
  ['Regularizar pendência no e-CAC', 'mercado', -2, ['Ler o relatório', 'Retificar', 'Conferir baixa']],
  ['Atualizar tabela de honorários', null, 33, []],
];

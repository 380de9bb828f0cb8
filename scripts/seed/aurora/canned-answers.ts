/** What the firm answers often: title and text. */
export const AURORA_CANNED_ANSWERS: readonly (readonly [string, string])[] = [
  [
    'Guia disponível',
    'Olá! A guia de {cliente} já está em Documentos. O vencimento aparece em Obrigações. Qualquer dúvida, é só chamar.',
  ],
  [
    'Faltam documentos do mês',
    'Olá! Para fechar o mês de {cliente} ainda faltam as notas e o extrato bancário. Pode enviar por aqui mesmo?',
  ],
  ['Recebido', 'Recebido, obrigado! Vamos conferir e respondemos por aqui.'],
  ['Prazo de resposta', 'Estamos verificando e respondemos até amanhã. {atendente}'],
];

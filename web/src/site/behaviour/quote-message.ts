const lines = [
  ['nome', 'Nome'],
  ['email', 'E-mail'],
  ['telefone', 'Telefone'],
  ['empresa', 'Empresa'],
  ['servico', 'Serviço'],
  ['mensagem', 'Mensagem'],
] as const;

/** The text that the visitor finds written in the messenger. What was left open is not mentioned. */
export function quoteMessage(answers: Readonly<Record<string, string>>): string {
  const given = lines.flatMap(([name, label]) => {
    const answer = answers[name];
    return answer === undefined || answer === '' ? [] : [`${label}: ${answer}`];
  });
  return ['Olá! Gostaria de um orçamento personalizado.', '', ...given].join('\n');
}

import type { ContentProblem } from '@portal/domain';

export type CheckProblem = ContentProblem | 'empty' | 'too_large' | 'foreign_path' | 'missing';

/** What the sender reads, between 'não passou na verificação' and 'Envie outro'. */
export const CHECK_REASONS: Record<CheckProblem, string> = {
  wrong_type: 'O conteúdo não é do tipo que o nome do arquivo indica.',
  web_page: 'O conteúdo é de uma página da internet, e não do tipo que o nome do arquivo indica.',
  program: 'O arquivo é um programa.',
  macros: 'O documento contém macros. Salve uma cópia sem macros.',
  malware: 'O arquivo foi reconhecido como vírus.',
  empty: 'O arquivo está vazio.',
  too_large: 'O arquivo passa do limite de 25 MB.',
  foreign_path: 'O registro aponta para um arquivo que não é deste documento.',
  missing: 'O arquivo não chegou ao servidor.',
};

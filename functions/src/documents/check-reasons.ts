import { MISSING_FILE } from '@portal/domain';
import type { OpenedProblem } from './content/refused.ts';

export type CheckProblem = OpenedProblem | 'empty' | 'too_large' | 'foreign_path' | 'missing';

/** What the sender reads, between 'não passou na verificação' and 'Envie outro'. */
export const CHECK_REASONS: Record<CheckProblem, string> = {
  wrong_type: 'O conteúdo não é do tipo que o nome do arquivo indica.',
  web_page: 'O conteúdo é de uma página da internet, e não do tipo que o nome do arquivo indica.',
  program: 'O arquivo é um programa.',
  macros: 'O documento contém macros. Salve uma cópia sem macros.',
  active:
    'O arquivo contém algo que age sozinho ou vem de fora: fórmula, script, anexo, objeto ou vínculo externo. Salve uma cópia sem isso.',
  unverifiable: 'Não foi possível verificar o arquivo. Ele pode estar danificado ou ter partes demais.',
  malware: 'O arquivo foi reconhecido como vírus.',
  empty: 'O arquivo está vazio.',
  too_large: 'O arquivo passa do limite de 25 MB.',
  foreign_path: 'O registro aponta para um arquivo que não é deste documento.',
  missing: MISSING_FILE.never_came,
};

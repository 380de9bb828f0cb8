import type { OutboxErrorKind } from '#data/outbox/outbox-entry.ts';

/** Why an operation was not taken, and what is safe: said to the person who wrote it, in plain words. */
export const REASON_LABELS: Record<OutboxErrorKind, string> = {
  permission_denied:
    'O servidor não aceitou: sua conta não tem permissão para isto agora. Tudo continua guardado aqui.',
  invalid_argument: 'O servidor não aceitou o conteúdo. Confira o que foi escrito e tente novamente.',
  failed_precondition:
    'O servidor não aceitou: o registro mudou ou já não permite esta alteração. Confira como ele está agora.',
  not_found: 'O registro não existe mais no servidor. O que você escreveu continua guardado aqui.',
  conflict: 'Outra pessoa mudou os mesmos campos. Nenhuma das duas versões foi perdida.',
  file_missing: 'O arquivo não está mais neste aparelho. Escolha o arquivo de novo e envie.',
  file_refused: 'O servidor não aceitou o arquivo. Confira o tipo e o tamanho (até 25 MB) e envie outro.',
  need_discarded:
    'Dependia de algo que você descartou. Confira o que ficou e tente novamente, ou descarte também.',
  unreadable:
    'Esta versão do portal não conseguiu ler a alteração. Ela continua guardada: exporte antes de descartar.',
};

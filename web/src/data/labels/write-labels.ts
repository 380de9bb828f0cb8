import type { WriteRefusal, WriteResult } from '#data/write.ts';

/** Why the device did not save; what was typed stays in the form. */
const REFUSAL_LABELS: Record<WriteRefusal, string> = {
  storage_full: 'Não há espaço livre neste aparelho. O que você escreveu continua no formulário.',
  storage_failed: 'O aparelho não conseguiu guardar. O que você escreveu continua no formulário.',
  closing: 'Esta conta está sendo encerrada neste aparelho. O que você escreveu continua no formulário.',
  gone: 'O registro foi removido. O que você escreveu continua no formulário.',
};

const SAVED_NOTES = {
  online: 'Guardado no aparelho, envia em seguida.',
  offline: 'Guardado no aparelho. Será enviado quando houver conexão.',
};

export type WriteTitles = { done: string; failed: string };

/** The notice after something was saved on the device, or was not. */
export function writeNotice(result: WriteResult, titles: WriteTitles, isOnline: boolean) {
  return result.ok
    ? ({
        kind: 'success',
        title: titles.done,
        description: SAVED_NOTES[isOnline ? 'online' : 'offline'],
      } as const)
    : ({ kind: 'error', title: titles.failed, description: REFUSAL_LABELS[result.reason] } as const);
}

/** The notice after 'Desfazer' on a removal. */
export function undoNotice(isBack: boolean) {
  return isBack
    ? ({ kind: 'success', title: 'Remoção desfeita' } as const)
    : ({ kind: 'error', title: 'A remoção já foi enviada e não pode ser desfeita' } as const);
}

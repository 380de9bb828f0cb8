import type { StorageRefusal } from '#data/storage/try-to-store.ts';
import type { WriteRefusal, WriteResult } from '#data/writes/write.ts';

/** Why nothing was saved; what was typed stays in the form. */
export const WRITE_REFUSALS: Record<WriteRefusal, string> = {
  storage_full: 'Não há espaço livre neste aparelho. O que você escreveu continua no formulário.',
  storage_failed: 'O aparelho não conseguiu guardar. O que você escreveu continua no formulário.',
  closing: 'Esta conta está sendo encerrada neste aparelho. O que você escreveu continua no formulário.',
  gone: 'O registro foi removido. O que você escreveu continua no formulário.',
  not_accepted:
    'O aparelho não conseguiu guardar e o servidor não aceitou. O que você escreveu continua no formulário.',
  unconfirmed:
    'O aparelho não conseguiu guardar e o servidor não confirmou se recebeu. Confira antes de enviar de novo: o que você escreveu continua no formulário.',
};

const DIRECT_NOTES: Record<StorageRefusal, string> = {
  storage_full: 'Enviado direto ao servidor: este aparelho está sem espaço.',
  storage_failed: 'Enviado direto ao servidor: este aparelho não conseguiu guardar.',
};

/** Said of what the server has and this device does not; null where the device has it too. */
export const directNote = (result: WriteResult): string | null =>
  result.ok && result.sent_directly !== undefined ? DIRECT_NOTES[result.sent_directly] : null;

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
        description: directNote(result) ?? SAVED_NOTES[isOnline ? 'online' : 'offline'],
      } as const)
    : ({ kind: 'error', title: titles.failed, description: WRITE_REFUSALS[result.reason] } as const);
}

/** The notice after 'Desfazer' on a removal. */
export function undoNotice(isBack: boolean) {
  return isBack
    ? ({ kind: 'success', title: 'Remoção desfeita' } as const)
    : ({ kind: 'error', title: 'A remoção já foi enviada e não pode ser desfeita' } as const);
}

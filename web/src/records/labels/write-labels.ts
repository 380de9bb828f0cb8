import type { StorageRefusal } from '#data/storage/try-to-store.ts';
import type { WriteRefusal, WriteResult } from '#data/writes/write-result.ts';

/** Why nothing was saved. */
const REFUSALS: Record<WriteRefusal, string> = {
  storage_full: 'Não há espaço livre neste aparelho.',
  storage_failed: 'O aparelho não conseguiu guardar.',
  closing: 'Esta conta está sendo encerrada neste aparelho.',
  gone: 'O registro foi removido.',
  not_accepted: 'O aparelho não conseguiu guardar e o servidor não aceitou.',
  unconfirmed: 'O aparelho não conseguiu guardar e o servidor não confirmou se recebeu.',
};

/** What a refused write leaves as it was: what somebody typed, or the record it was about. */
export type LeftAsItWas = 'form' | 'record';

const LEFT: Record<LeftAsItWas, { sure: string; unsure: string }> = {
  form: {
    sure: 'O que você escreveu continua no formulário.',
    unsure: 'Confira antes de enviar de novo: o que você escreveu continua no formulário.',
  },
  record: { sure: 'Nada mudou.', unsure: 'Confira antes de tentar de novo.' },
};

/** Why nothing was saved, and what stays. */
export function writeRefusalText(reason: WriteRefusal, left: LeftAsItWas = 'form'): string {
  return `${REFUSALS[reason]} ${LEFT[left][reason === 'unconfirmed' ? 'unsure' : 'sure']}`;
}

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

export type WriteTitles = {
  done: string;
  failed: string;
  /** Where nothing was typed: 'record'. */
  left?: LeftAsItWas;
};

/** The notice after something was saved on the device, or was not. */
export function writeNotice(result: WriteResult, { done, failed, left }: WriteTitles, isOnline: boolean) {
  return result.ok
    ? ({
        kind: 'success',
        about: failed,
        title: done,
        description: directNote(result) ?? SAVED_NOTES[isOnline ? 'online' : 'offline'],
      } as const)
    : ({
        kind: 'error',
        about: failed,
        title: failed,
        description: writeRefusalText(result.reason, left),
      } as const);
}

/** The notice after 'Desfazer' on a removal. */
export function undoNotice(isBack: boolean) {
  return isBack
    ? ({ kind: 'success', title: 'Remoção desfeita' } as const)
    : ({ kind: 'error', title: 'A remoção já foi enviada e não pode ser desfeita' } as const);
}

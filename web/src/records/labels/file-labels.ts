import type { RefusedFile } from '#data/files/add-documents.ts';
import type { RemoteFileError } from '#data/files/remote-files.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';

/** Why the device did not take a chosen file. */
export const REFUSAL_LABELS: Record<RefusedFile['reason'], string> = {
  empty: 'O arquivo está vazio.',
  too_large: 'O arquivo passa do limite de 25 MB.',
  wrong_type: 'Este tipo de arquivo não é aceito. Envie PDF, DOC, XLS, CSV, OFX, XML ou imagem.',
  unreadable: 'O aparelho não conseguiu ler o arquivo. Escolha de novo.',
  broken_photo: 'Esta foto parece incompleta ou danificada. Tire ou salve a foto de novo, ou envie em PDF.',
  storage_full: 'Não há espaço livre neste aparelho para guardar o arquivo.',
  storage_failed: 'O aparelho não conseguiu guardar o arquivo. Tente de novo.',
  closing: 'Esta conta está sendo encerrada neste aparelho.',
};

/** Why the bytes of a document could not be had. */
export const DOWNLOAD_ERROR_LABELS: Record<RemoteFileError['kind'], string> = {
  offline: 'Sem conexão, e o arquivo não está guardado neste aparelho.',
  not_found: 'O arquivo não está mais no servidor.',
  forbidden:
    'O servidor não liberou este arquivo: ele ainda está em verificação, foi removido ou não é para a sua conta.',
  no_answer: 'O servidor não respondeu. Tente de novo em alguns instantes.',
  unknown: 'Não deu para baixar o arquivo. Tente de novo.',
};

/** A refusal as the person reads it: which file, and why. */
export const toldRefusal = ({ filename, reason }: RefusedFile) => ({
  filename: visibleFilename(filename),
  reason: REFUSAL_LABELS[reason],
});

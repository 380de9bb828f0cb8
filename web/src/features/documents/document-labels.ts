import type { RefusedFile } from '#data/repositories/documents.ts';
import type { RemoteFileError } from '#data/remote-files.ts';

/** Why the device did not take a chosen file. */
export const REFUSAL_LABELS: Record<RefusedFile['reason'], string> = {
  empty: 'O arquivo está vazio.',
  too_large: 'O arquivo passa do limite de 25 MB.',
  wrong_type: 'Este tipo de arquivo não é aceito. Envie PDF, DOC, XLS, CSV, OFX, XML ou imagem.',
  unreadable: 'O aparelho não conseguiu ler o arquivo. Escolha de novo.',
  storage_full: 'Não há espaço livre neste aparelho para guardar o arquivo.',
};

export const DOWNLOAD_ERROR_LABELS: Record<RemoteFileError['kind'], string> = {
  offline: 'Sem conexão, e o arquivo não está guardado neste aparelho.',
  not_found: 'O arquivo não está mais no servidor.',
  forbidden: 'O servidor não liberou este arquivo para você.',
  unknown: 'O servidor não respondeu. Tente de novo.',
};

/** What the portal writes into each document that its owner sends; staff filter by them. */
export const CLIENT_UPLOAD = { category: 'client_upload', description: 'Enviado pelo cliente' } as const;

/** Categories that the product itself writes, in the reader's words; any other is free text. */
const KNOWN_CATEGORIES: Record<string, string> = { [CLIENT_UPLOAD.category]: 'Do cliente' };

export const categoryLabel = (category: string | null) =>
  category === null ? '-' : (KNOWN_CATEGORIES[category] ?? category);

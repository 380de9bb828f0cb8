import type { SendTexts } from './use-send-documents.ts';

/** What is said of one document on its way. */
export const SEND_ONE_TEXTS: SendTexts = {
  refused: 'Erro ao enviar documento',
  kept: { title: 'Documento guardado neste aparelho. Será enviado quando houver conexão.' },
};

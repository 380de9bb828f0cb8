import type { SendTexts } from '../use-send-documents.ts';

/** What the portal says of files on their way to the office. */
export const SEND_TEXTS: SendTexts = {
  refused: 'Erro ao enviar documentos',
  kept: {
    title: 'Documentos guardados neste aparelho. Serão enviados quando houver conexão.',
  },
};

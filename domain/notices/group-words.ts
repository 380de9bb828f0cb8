import type { NoticeGroup } from '../entities/preference.ts';

/** As the switches are called, on the screen and in e-mails. */
export const GROUP_WORDS: Record<NoticeGroup, string> = {
  messages: 'Mensagens',
  documents: 'Documentos',
  requests: 'Solicitações',
  tasks: 'Tarefas',
  due_dates: 'Vencimentos',
  slips: 'Guias novas',
  asks: 'Pedidos de documentos',
  sign_ups: 'Cadastros',
};

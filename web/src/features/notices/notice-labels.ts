import type { NoticeChannel, NoticeGroup, NoticeWay } from '@portal/domain';

type Texts = { label: string; help: string };

const OFFICE_TEXTS: Partial<Record<NoticeGroup, Texts>> = {
  messages: { label: 'Mensagens', help: 'Um cliente escreveu e ninguém respondeu ainda.' },
  documents: { label: 'Documentos', help: 'Um cliente enviou um documento para conferir.' },
  requests: { label: 'Solicitações', help: 'Um cliente pediu um serviço ou mudou um pedido.' },
  tasks: { label: 'Tarefas', help: 'Uma tarefa passou a ser sua, ou está para vencer.' },
  due_dates: { label: 'Vencimentos', help: 'Obrigações que vencem nos próximos dias ou estão atrasadas.' },
  sign_ups: {
    label: 'Cadastros',
    help: 'Alguém se cadastrou e espera aprovação, ou um cliente convidou alguém.',
  },
};

const CLIENT_TEXTS: Partial<Record<NoticeGroup, Texts>> = {
  due_dates: { label: 'Vencimentos', help: 'Guias que vencem em 7, 3 ou 1 dia, ou venceram.' },
  slips: { label: 'Guias novas', help: 'Quando o escritório publica.' },
  documents: { label: 'Documentos', help: 'Um documento foi devolvido, com o motivo.' },
  asks: { label: 'Pedidos de documentos', help: 'O escritório pediu, aceitou ou devolveu um documento.' },
  messages: { label: 'Mensagens', help: 'O escritório escreveu.' },
  requests: { label: 'Solicitações', help: 'Uma solicitação sua teve resposta.' },
};

/** What a person can be told of, by who they are, in the order of the screen. */
export const groupTexts = (isClient: boolean) => (isClient ? CLIENT_TEXTS : OFFICE_TEXTS);

export const WAY_TEXTS: Record<NoticeWay, Texts> = {
  by_push: { label: 'No aparelho', help: 'Avisos do sistema, nos aparelhos em que você os permitir.' },
  by_email: { label: 'Por e-mail', help: 'Para o endereço da sua conta.' },
};

/** Of the channels that one kind can be told by. */
export const CHANNEL_LABELS: Record<NoticeChannel, string> = {
  portal: 'Portal',
  email: 'E-mail',
  push: 'Aparelho',
};

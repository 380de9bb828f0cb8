import type { NoticeSubject, NoticeWay } from '@portal/domain';

type Texts = { label: string; help: string };

export const SUBJECT_TEXTS: Record<NoticeSubject, Texts> = {
  messages: { label: 'Mensagens', help: 'Um cliente escreveu e ninguém respondeu ainda.' },
  documents: { label: 'Documentos', help: 'Um cliente enviou um documento para conferir.' },
  requests: { label: 'Solicitações', help: 'Um cliente pediu um serviço ou mudou um pedido.' },
  tasks: { label: 'Tarefas', help: 'Uma tarefa passou a ser sua, ou está para vencer.' },
  due_dates: { label: 'Vencimentos', help: 'Obrigações que vencem nos próximos dias ou estão atrasadas.' },
};

export const WAY_TEXTS: Record<NoticeWay, Texts> = {
  by_push: { label: 'No aparelho', help: 'Avisos do sistema, nos aparelhos em que você os permitir.' },
  by_email: { label: 'Por e-mail', help: 'Para o endereço da sua conta.' },
};

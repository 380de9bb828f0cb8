import type { NoticeKind } from './notice-kinds.ts';

/** What a locked screen shows, where anybody reads it: only what kind of thing it is. */
export type PushText = { title: string; body: string };

const OPEN_PORTAL = 'Abra o portal para ver.';
const OPEN_TALK = 'Abra a conversa.';

/** Of no facts, so that no name and no amount can get into one. */
export const PUSH_TEXTS: Record<NoticeKind, PushText> = {
  message_new: { title: 'Um cliente escreveu', body: OPEN_TALK },
  message_answered: { title: 'O escritório respondeu', body: OPEN_TALK },
  message_waiting: { title: 'Um cliente espera resposta', body: OPEN_TALK },
  message_forgotten: { title: 'Um cliente espera resposta', body: OPEN_TALK },
  request_new: { title: 'Uma solicitação nova', body: OPEN_PORTAL },
  request_answered: { title: 'Uma solicitação teve resposta', body: OPEN_PORTAL },
  document_refused: { title: 'Um arquivo foi recusado', body: 'Veja o motivo e envie outro.' },
  document_returned: { title: 'Um documento foi devolvido', body: 'Veja o motivo e envie outro.' },
  items_asked: { title: 'Um pedido de documentos', body: OPEN_PORTAL },
  item_returned: { title: 'Um documento foi devolvido', body: 'Veja o motivo e envie outro.' },
  item_accepted: { title: 'Um documento foi aceito', body: OPEN_PORTAL },
  slip_published: { title: 'Uma guia nova', body: OPEN_PORTAL },
  slip_due_7: { title: 'Uma guia vence em até 7 dias', body: OPEN_PORTAL },
  slip_due_3: { title: 'Uma guia vence em até 3 dias', body: OPEN_PORTAL },
  slip_due_1: { title: 'Uma guia vence até amanhã', body: OPEN_PORTAL },
  slip_overdue: { title: 'Uma guia venceu', body: OPEN_PORTAL },
  task_assigned: { title: 'Uma tarefa para você', body: OPEN_PORTAL },
  sign_up_waiting: { title: 'Um cadastro espera aprovação', body: OPEN_PORTAL },
  invitation_sent: { title: 'Uma empresa convidou alguém', body: OPEN_PORTAL },
  access_changed: { title: 'Seu acesso mudou', body: OPEN_PORTAL },
  device_new: { title: 'Entrada em aparelho novo', body: 'Se não foi você, veja os seus aparelhos.' },
};

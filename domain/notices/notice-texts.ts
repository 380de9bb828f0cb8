import { daysBetween } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';
import { formatCalendarDate } from '../formats/dates.ts';
import { weekdayWord } from '../holidays/day-words.ts';
import { formatPrice } from '../formats/numbers.ts';
import type { NoticeFacts } from './notice-facts.ts';
import type { NoticeKind } from './notice-kinds.ts';

/** What is said inside the app, where only its person reads it, and what an e-mail says: no amount, no code. */
export type NoticeText = { title: string; body: string; mail: { subject: string; lines: string[] } };

type Texts = { [K in NoticeKind]: (facts: NoticeFacts[K]) => NoticeText };

const LONGEST_QUOTE = 140;

const TEXTS: Texts = {
  message_new: ({ company, sender, content }) => ({
    title: `${company} escreveu`,
    body: `${sender}: ${quoted(content)}`,
    mail: { subject: 'Um cliente escreveu', lines: [`Há uma mensagem nova de ${company}.`] },
  }),
  message_answered: ({ company, sender, content }) => ({
    title: `${sender} escreveu`,
    body: quoted(content),
    mail: { subject: 'O escritório respondeu', lines: [`Há uma mensagem nova na conversa de ${company}.`] },
  }),
  message_waiting: ({ company, since, today }) => ({
    title: `${company} espera resposta`,
    body: `${ago(since, today)}, a conversa é sua`,
    mail: waitingMail(company, since),
  }),
  message_forgotten: ({ company, since, today }) => ({
    title: `${company} espera resposta`,
    body: `${ago(since, today)}, e ninguém respondeu`,
    mail: waitingMail(company, since),
  }),
  request_new: ({ company, service }) => ({
    title: `${company} fez uma solicitação`,
    body: service,
    mail: { subject: 'Uma solicitação nova', lines: [`${company} fez uma solicitação no portal.`] },
  }),
  request_answered: ({ company, service, status }) => ({
    title: REQUEST_TITLES[status],
    body: service,
    mail: { subject: REQUEST_TITLES[status], lines: [`Há novidade numa solicitação de ${company}.`] },
  }),
  document_refused: ({ filename, reason }) => ({
    title: 'Um arquivo foi recusado',
    body: reason === null ? filename : `${filename}: ${reason}`,
    mail: {
      subject: 'Um arquivo foi recusado',
      lines: ['Um arquivo que você enviou não passou na verificação. O motivo está no portal.'],
    },
  }),
  document_returned: ({ company, filename, reason }) => ({
    title: 'Um documento foi devolvido',
    body: reason === null ? filename : `${filename}: ${reason}`,
    mail: {
      subject: 'Um documento foi devolvido',
      lines: [`Um documento de ${company} foi devolvido. O motivo está no portal.`],
    },
  }),
  items_asked: ({ company, title, due_date }) => ({
    title: `Pedido de documentos: ${title}`,
    body: due_date === null ? company : `Até ${formatCalendarDate(due_date)}`,
    mail: {
      subject: 'Um pedido de documentos',
      lines: [
        due_date === null
          ? `O escritório pediu documentos de ${company}.`
          : `O escritório pediu documentos de ${company} até ${longDay(due_date)}.`,
      ],
    },
  }),
  item_returned: ({ company, label, reason }) => ({
    title: 'Um documento foi devolvido',
    body: reason === null ? label : `${label}: ${reason}`,
    mail: {
      subject: 'Um documento foi devolvido',
      lines: [`Um documento pedido a ${company} foi devolvido. O motivo está no portal.`],
    },
  }),
  item_accepted: ({ company, label }) => ({
    title: 'Um documento foi aceito',
    body: label,
    mail: { subject: 'Um documento foi aceito', lines: [`Um documento pedido a ${company} foi aceito.`] },
  }),
  slip_published: ({ company, slip, due_date, amount_cents }) => ({
    title: `Guia nova: ${slip}`,
    body: `${formatPrice(amount_cents)}, vence em ${formatCalendarDate(due_date)}`,
    mail: {
      subject: 'Uma guia nova',
      lines: [`A guia ${slip} de ${company} foi publicada. Vence em ${longDay(due_date)}.`],
    },
  }),
  slip_due_7: dueText,
  slip_due_3: dueText,
  slip_due_1: dueText,
  slip_overdue: ({ company, slip, due_date, amount_cents }) => ({
    title: `${slip} venceu em ${formatCalendarDate(due_date)}`,
    body: `${formatPrice(amount_cents)} sem os acréscimos. Se já pagou, diga em Este mês.`,
    mail: {
      subject: `Uma guia venceu em ${formatCalendarDate(due_date)}`,
      lines: [
        `A guia ${slip} de ${company} venceu em ${longDay(due_date)}.`,
        'Se você já pagou, diga no portal. Se não, peça a guia nova por lá.',
      ],
    },
  }),
  task_assigned: ({ title, company, due_date }) => ({
    title: `Tarefa para você: ${title}`,
    body: [company, due_date === null ? 'Sem prazo' : `Até ${formatCalendarDate(due_date)}`]
      .filter((part) => part !== null)
      .join(' · '),
    mail: {
      subject: 'Uma tarefa para você',
      lines: [
        due_date === null
          ? 'Alguém do escritório passou uma tarefa para você.'
          : `Alguém do escritório passou uma tarefa para você. Prazo: ${longDay(due_date)}.`,
      ],
    },
  }),
  sign_up_waiting: ({ person }) => ({
    title: 'Um cadastro espera aprovação',
    body: person,
    mail: { subject: 'Um cadastro espera aprovação', lines: ['Alguém se cadastrou e espera aprovação.'] },
  }),
  invitation_sent: ({ company }) => ({
    title: `${company} convidou alguém`,
    body: 'Quem recebeu o convite entra no portal da empresa.',
    mail: {
      subject: 'Uma empresa convidou alguém',
      lines: [`${company} convidou alguém para o portal. Os convites estão na página do cliente.`],
    },
  }),
  access_changed: ({ change }) => ({
    title: 'Seu acesso mudou',
    body: change,
    mail: {
      subject: 'Seu acesso mudou',
      lines: [
        'Um administrador mudou o que a sua conta pode ver ou fazer no portal.',
        'Se isso não era esperado, fale com o escritório.',
      ],
    },
  }),
  device_new: ({ device }) => ({
    title: 'Entrada em aparelho novo',
    body: device,
    mail: {
      subject: 'Entrada em aparelho novo',
      lines: [
        `Sua conta entrou num aparelho novo: ${device}.`,
        'Se não foi você, encerre esse aparelho, troque a senha e fale com o escritório.',
      ],
    },
  }),
};

export function noticeText<K extends NoticeKind>(kind: K, facts: NoticeFacts[K]): NoticeText {
  return TEXTS[kind](facts);
}

const REQUEST_TITLES: Record<NoticeFacts['request_answered']['status'], string> = {
  open: 'Sua solicitação teve resposta',
  in_progress: 'Sua solicitação está em andamento',
  done: 'Sua solicitação foi concluída',
  cancelled: 'Sua solicitação foi cancelada',
};

function dueText({
  company,
  slip,
  due_date,
  amount_cents,
  has_pix,
  today,
}: NoticeFacts['slip_due_1']): NoticeText {
  return {
    title: `${slip} vence ${inWords(due_date, today)}`,
    body: `${formatPrice(amount_cents)}${has_pix ? ', com Pix' : ''}`,
    // The day itself: an e-mail may wait for its server, and 'amanhã' would be another day then.
    mail: {
      subject: `Uma guia vence em ${formatCalendarDate(due_date)}`,
      lines: [`A guia ${slip} de ${company} vence em ${longDay(due_date)}.`],
    },
  };
}

const waitingMail = (company: string, since: CalendarDate) => ({
  subject: 'Um cliente espera resposta',
  lines: [`${company} escreveu em ${formatCalendarDate(since)} e espera resposta.`],
});

/** 'hoje', 'amanhã', 'em 3 dias'. */
export function inWords(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'hoje';
  return days === 1 ? 'amanhã' : `em ${days} dias`;
}

function ago(since: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(since, today);
  return days === 1 ? 'Há 1 dia' : `Há ${days} dias`;
}

/** 'segunda-feira, 23/11/2026' */
export const longDay = (date: CalendarDate) => `${weekdayWord(date)}, ${formatCalendarDate(date)}`;

/** One line of what somebody wrote. */
function quoted(content: string): string {
  const line = content.trim().replace(/\s+/gu, ' ');
  const letters = [...line];
  return letters.length <= LONGEST_QUOTE ? `“${line}”` : `“${letters.slice(0, LONGEST_QUOTE - 1).join('')}…”`;
}

import {
  calendarDateOf,
  formatInstantDate,
  formatInstantTime,
  fromInstant,
  type Instant,
  SCHEDULE_NAMES,
  SCHEDULES,
  type ScheduleName,
  scheduleState,
  type SystemState,
  waitsTooLong,
} from '@portal/domain';

export const SCHEDULE_LABELS: Record<ScheduleName, string> = {
  sendWaitingMail: 'Enviar os e-mails à espera',
  sendWaitingPush: 'Avisar os aparelhos à espera',
  recheckPending: 'Conferir de novo os documentos',
  watchWaiting: 'Avisar do que espera demais',
  sweepFiles: 'Recolher arquivos sem registro',
  eraseExpired: 'Apagar o que cumpriu o prazo',
  eraseEndedContracts: 'Apagar clientes de contrato encerrado',
  generateMonths: 'Gerar o mês nos escritórios que escolheram o dia',
  chainSlips: 'Encadear o que aconteceu com as guias',
  tellOfDays: 'Avisar de vencimentos e enviar o resumo do dia',
  closeDeletedAccounts: 'Fechar contas excluídas',
};

/** 'a cada hora', 'a cada 10 minutos' */
export function intervalText(name: ScheduleName): string {
  const minutes = SCHEDULES[name];
  return minutes === 60 ? 'a cada hora' : `a cada ${String(minutes)} minutos`;
}

/** 'às 14:32', of another day 'em 22/11/2026 às 14:32'. */
export function whenText(instant: Instant, now: Date): string {
  const time = `às ${formatInstantTime(instant)}`;
  const isToday = calendarDateOf(fromInstant(instant)) === calendarDateOf(now);
  return isToday ? time : `em ${formatInstantDate(instant)} ${time}`;
}

/** Whether nothing of it needs anybody. */
export function isInOrder({ at, mail, documents, schedules }: SystemState): boolean {
  return (
    mail.failed.length === 0 &&
    (mail.returned ?? []).length === 0 &&
    (mail.since === null || !waitsTooLong(mail.since, at)) &&
    documents.waiting === 0 &&
    SCHEDULE_NAMES.every((name) => scheduleState(name, schedules[name] ?? null, at) === 'well')
  );
}

/** `isNow`: the server has just told; else it is how it was. */
export function waitingMailText({ waiting, is_more, since }: SystemState['mail'], isNow: boolean, now: Date) {
  if (waiting === 0) return isNow ? 'Nenhum e-mail espera.' : 'Nenhum e-mail esperava.';
  const count = is_more ? `Mais de ${String(waiting)} e-mails` : plural(waiting, 'e-mail', 'e-mails');
  const verb = waiting === 1 ? (isNow ? 'espera' : 'esperava') : isNow ? 'esperam' : 'esperavam';
  if (since === null) return `${count} ${verb}.`;
  return `${count} ${verb}, ${waiting === 1 ? 'desde' : 'o mais antigo desde'} ${sinceText(since, now)}.`;
}

export function waitingDocumentsText(
  { waiting, oldest }: SystemState['documents'],
  name: string | null,
  isNow: boolean,
  now: Date,
): string {
  if (waiting === 0)
    return isNow
      ? 'Nenhum documento espera mais do que devia.'
      : 'Nenhum documento esperava mais do que devia.';
  const count = plural(waiting, 'documento', 'documentos');
  const verb = waiting === 1 ? (isNow ? 'espera' : 'esperava') : isNow ? 'esperam' : 'esperavam';
  const first = `${count} ${verb} pela conferência há mais de meia hora`;
  if (oldest === null) return `${first}.`;
  const named = name === null ? '' : ` (${name})`;
  return `${first}, ${waiting === 1 ? 'desde' : 'o mais antigo desde'} ${sinceText(oldest.since, now)}${named}.`;
}

const plural = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

/** 'as 14:32' after 'desde', of another day '22/11/2026 às 14:32'. */
const sinceText = (instant: Instant, now: Date) =>
  whenText(instant, now).replace(/^às /, 'as ').replace(/^em /, '');

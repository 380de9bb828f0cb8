import { formatInstantTime, toInstant } from '@portal/domain';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import type { Retry, WaitingReason } from '#data/outbox/waiting-reason.ts';

/** What an operation waits for, in words; `behind`: the operation that the person must decide about first. */
export type WaitingText = { text: string; behind: string | null };

/** How records are spoken of: by operation, and the names of files by document. */
export type WaitingNames = { titleOf(opId: string): string; filenameOf(documentId: string): string };

export function waitingText(reason: WaitingReason, names: WaitingNames): WaitingText {
  if (reason.kind !== 'person') return { text: sentence(reason, names), behind: null };
  const { op_id } = reason.behind;
  return { text: `Espera você decidir sobre ${names.titleOf(op_id)}`, behind: op_id };
}

function sentence(reason: Exclude<WaitingReason, { kind: 'person' }>, names: WaitingNames): string {
  switch (reason.kind) {
    case 'sending':
      return 'Está sendo enviado agora';
    case 'sign_in':
      return 'Espera você entrar de novo';
    case 'connection':
      return 'Espera a conexão';
    case 'file':
      return fileSentence(names.filenameOf(reason.document_id), reason);
    case 'same_record':
      return 'Espera uma alteração anterior deste registro ser enviada';
    case 'other_record':
      return `Espera ${operation(reason.before, names.titleOf(reason.before.op_id))}`;
    case 'retry':
      return `Tenta de novo ${afterFailures(reason.retry)}`;
    case 'held':
      return 'Espera alguns segundos: ainda dá para desfazer';
    case 'turn':
      return 'Sai em seguida';
  }
}

function fileSentence(
  filename: string,
  { percent, retry }: { percent: number; retry: Retry | null },
): string {
  if (retry !== null) return `O arquivo ${filename} tenta de novo ${afterFailures(retry)}`;
  return `Espera o envio do arquivo ${filename}, ${percent} %`;
}

function operation({ entity, kind }: OutboxEntry, title: string): string {
  switch (kind) {
    case 'patch':
      return `a alteração de ${title} ser enviada`;
    case 'remove':
      return `a remoção de ${title} ser enviada`;
    case 'create':
      if (entity === 'messages') return `a mensagem “${title}” ser enviada`;
      if (entity === 'service_requests') return `a solicitação “${title}” ser enviada`;
      return entity === 'documents'
        ? `o documento ${title} ser enviado`
        : `o cadastro de ${title} ser enviado`;
  }
}

function afterFailures({ at, failures: { kind, count } }: Retry): string {
  const time = formatInstantTime(toInstant(new Date(at)));
  const times = count === 1 ? 'uma tentativa' : `${count} tentativas`;
  return `às ${time}, depois de ${times}: ${failureText(kind)}`;
}

const FAILURE_TEXTS: Readonly<Record<string, string>> = {
  unavailable: 'o servidor não respondeu',
  contention: 'outra alteração do mesmo registro passou na frente',
  exhausted: 'o servidor está ocupado demais',
  paused: 'o limite de envios foi atingido',
  unauthenticated: 'o servidor pediu para entrar de novo',
  permission_denied: 'o servidor não aceitou',
};

/** How the server failed; a kind that only a newer version of the portal knows has no words of its own. */
export const failureText = (kind: string) =>
  Object.hasOwn(FAILURE_TEXTS, kind) ? FAILURE_TEXTS[kind] : 'não deu certo';

import type { ReturnKind } from '@portal/domain';
import { MAIL_LABELS } from '#records/labels/mail-labels.ts';

const KINDS: Readonly<Record<string, string>> = MAIL_LABELS;

/** A newer server may know more kinds than this app. */
export const mailKindText = (kind: string): string => KINDS[kind] ?? 'E-mail do portal';

/** What became of an address, and what the portal makes of it. */
export const RETURN_TEXTS: Record<ReturnKind, string> = {
  bounce: 'O endereço devolve os e-mails.',
  complaint: 'A pessoa marcou um e-mail como spam.',
};

/** Replies of mail servers that say whose fault it is (RFC 5321, RFC 3463). */
const NO_MAILBOX = ['smtp_550', 'smtp_551', 'smtp_553'];
const FULL = ['smtp_452', 'smtp_552'];

/** Why an e-mail could not be sent, in words of somebody who has never seen a mail server. */
export function mailProblemText(code: string): string {
  if (NO_MAILBOX.includes(code)) return 'O endereço não existe ou não recebe mensagens.';
  if (FULL.includes(code)) return 'A caixa de entrada da pessoa está cheia.';
  if (code === 'login') return 'O servidor de e-mail recusou a senha do portal.';
  if (code === 'unreachable') return 'O servidor de e-mail não respondeu.';
  if (code.startsWith('smtp_4')) return 'O servidor de e-mail pediu para tentar mais tarde.';
  if (code.startsWith('smtp_')) return 'O servidor de e-mail recusou a mensagem.';
  return 'O portal não conseguiu enviar.';
}

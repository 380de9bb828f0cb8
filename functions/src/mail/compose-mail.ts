import { formatCalendarDate, type HexColour, type MailKind } from '@portal/domain';
import { greetingName, headerText } from './header-text.ts';
import { type MailBody, mailHtml } from './mail-html.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

export type MailContent = {
  kind: MailKind;
  to: string;
  /** As the person wrote it; '' when unknown. */
  name: string;
  /** What the firm itself says, in lines. */
  words?: string;
  /** Instead of that of its kind. */
  subject?: string;
  /** `colour`: of the firm's brand; missing or null: the usual one. */
  firm: { name: string; email: string | null; colour?: HexColour | null };
  /** Where the button leads; null for an e-mail that asks for nothing. */
  link: string | null;
  /**
   * The address that ends such notices for this person: by a POST, and with a page that asks on a GET. Of notices that
   * a person can do without alone; what is about the safety of an account never has one.
   */
  unsubscribe?: string;
  /** How far the firm's register of slips was, and its value then: who keeps the e-mail holds the firm to it. */
  register?: SlipRegister | null;
};

/** `date` as `YYYY-MM-DD`; `hash` in small hexadecimal letters. */
export type SlipRegister = { date: string; hash: string };

type Mailbox = { name: string; address: string };

export type ComposedMail = {
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox | undefined;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
};

/**
 * The whole e-mail. Addresses are objects, never `"name" <address>` put together here, and the
 * Message-ID is the event's: a second sending after a crash is recognised by the recipient's mail program.
 */
export function composeMail(content: MailContent, sender: string, eventId: string): ComposedMail {
  const firmName = headerText(content.firm.name);
  const name = greetingName(content.name);
  const body = bodyOf(content, firmName, name);
  return {
    from: { name: firmName, address: sender },
    to: { name, address: content.to },
    replyTo: content.firm.email === null ? undefined : { name: firmName, address: content.firm.email },
    subject: `${content.subject ?? MAIL_TEXTS[content.kind].subject} – ${firmName}`,
    text: plainText(body),
    html: mailHtml(body, content.firm.colour ?? null),
    messageId: `<${eventId}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    headers: headersOf(content),
  };
}

function bodyOf(
  { kind, words, firm, link, unsubscribe, register }: MailContent,
  firmName: string,
  name: string,
) {
  const { paragraphs, button, closing } = MAIL_TEXTS[kind];
  return {
    firmName,
    greeting: name === '' ? 'Olá!' : `Olá, ${name}!`,
    paragraphs: [...paragraphs(firmName), ...linesOf(words ?? '')],
    button: link === null ? null : { label: button, link },
    closing,
    signature: `Equipe ${firmName}`,
    foot: [
      ...(firm.email === null ? [] : ['Para falar com o escritório, responda a esta mensagem.']),
      ...(register === undefined || register === null ? [] : [registerLine(register)]),
    ],
    unsubscribe: unsubscribe === undefined ? null : { label: UNSUBSCRIBE_LABEL, link: unsubscribe },
  } satisfies MailBody;
}

const UNSUBSCRIBE_LABEL = 'Não quero mais receber estes avisos por e-mail';

/** Enough to find it by; the whole value is in a header. */
const SHOWN_LETTERS = 8;
const registerLine = ({ date, hash }: SlipRegister) =>
  `Registro de guias de ${formatCalendarDate(date)}: ${hash.slice(0, SHOWN_LETTERS)}…`;

function headersOf({ unsubscribe, register }: MailContent): Record<string, string> {
  return {
    // Keeps out-of-office replies away.
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      // RFC 8058: the mail program's own button posts at once, and nothing that only follows links can.
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    ...(register !== undefined &&
      register !== null && { 'X-Registro-Guias': `${register.date} ${register.hash}` }),
  };
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function plainText({
  greeting,
  paragraphs,
  button,
  closing,
  signature,
  foot,
  unsubscribe,
}: MailBody): string {
  const action = button === null ? [] : [`${button.label}:\n${button.link}`];
  const leave = unsubscribe === null ? [] : [`${unsubscribe.label}:\n${unsubscribe.link}`];
  return `${[greeting, ...paragraphs, ...action, ...closing, signature, ...foot, ...leave].join('\n\n')}\n`;
}

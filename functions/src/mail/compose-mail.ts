import { greetingName, headerText } from './header-text.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import type { MailKind } from '@portal/domain';

export type MailContent = {
  kind: MailKind;
  to: string;
  /** As the person wrote it; '' when unknown. */
  name: string;
  /** What the firm itself says, in lines. */
  words?: string;
  /** Instead of that of its kind. */
  subject?: string;
  firm: { name: string; email: string | null };
  /** Where the button leads; null for an e-mail that asks for nothing. */
  link: string | null;
};

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
  const words = MAIL_TEXTS[content.kind];
  const greeting = name === '' ? 'Olá!' : `Olá, ${name}!`;
  const signature = `Equipe ${firmName}`;
  const button = content.link === null ? null : { label: words.button, link: content.link };
  const mail = {
    greeting,
    paragraphs: [...words.paragraphs(firmName), ...linesOf(content.words ?? '')],
    button,
    closing: words.closing,
    signature,
  };
  return {
    from: { name: firmName, address: sender },
    to: { name, address: content.to },
    replyTo: content.firm.email === null ? undefined : { name: firmName, address: content.firm.email },
    subject: `${content.subject ?? words.subject} – ${firmName}`,
    text: plainText(mail),
    html: simpleHtml(mail),
    messageId: `<${eventId}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    // Keeps out-of-office replies away.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

type MailBody = {
  greeting: string;
  paragraphs: string[];
  button: { label: string; link: string } | null;
  closing: string[];
  signature: string;
};

function plainText({ greeting, paragraphs, button, closing, signature }: MailBody): string {
  const action = button === null ? [] : [`${button.label}:\n${button.link}`];
  return `${[greeting, ...paragraphs, ...action, ...closing, signature].join('\n\n')}\n`;
}

function simpleHtml({ greeting, paragraphs, button, closing, signature }: MailBody): string {
  const lines = [greeting, ...paragraphs].map(paragraph);
  if (button !== null) {
    const link = escapeHtml(button.link);
    lines.push(`<p><a href="${link}" style="${BUTTON_STYLE}">${escapeHtml(button.label)}</a></p>`);
    lines.push(`<p>Se o botão não abrir, copie este endereço para o navegador:<br>${link}</p>`);
  }
  lines.push(...closing.map(paragraph), paragraph(signature));
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"></head><body style="${BODY_STYLE}">${lines.join('')}</body></html>`;
}

const BODY_STYLE = 'font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f2937';
const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#0f5c5c;color:#ffffff;text-decoration:none';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

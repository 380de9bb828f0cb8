import type { HexColour } from '@portal/domain';
import { mailColours, type MailShades } from './mail-colours.ts';

/** What is said, in the order in which it is read. */
export type MailBody = {
  firmName: string;
  greeting: string;
  paragraphs: string[];
  button: { label: string; link: string } | null;
  closing: string[];
  signature: string;
  foot: string[];
  /** Of notices that a person can do without. */
  unsubscribe: { label: string; link: string } | null;
};

/**
 * The e-mail as a page. Nothing in it is fetched: no picture, no font, so it is whole without a connection and nobody
 * learns that it was opened. One column that gets as narrow as the screen, and styles on the elements themselves,
 * because many programs know no others; the style sheet is for dark themes alone.
 */
export function mailHtml(body: MailBody, colour: HexColour | null): string {
  const { light, dark } = mailColours(colour);
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(body.firmName)}</title><style>${darkStyles(dark)}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background:${light.ground}">`,
    `<div class="ground" style="${pageStyle(light)}">${mainOf(body, light)}</div></body></html>`,
  ].join('');
}

function mainOf(body: MailBody, shades: MailShades): string {
  const { firmName, greeting, paragraphs, button, closing, signature } = body;
  return [
    `<div class="solid" style="${bandStyle(shades)}">${escapeHtml(firmName)}</div>`,
    '<div style="padding:8px 16px 0">',
    ...[greeting, ...paragraphs].map(paragraph),
    ...(button === null ? [] : buttonLines(button, shades)),
    ...[...closing, signature].map(paragraph),
    '</div>',
    footOf(body, shades),
  ].join('');
}

function buttonLines({ label, link }: { label: string; link: string }, shades: MailShades): string[] {
  const address = escapeHtml(link);
  return [
    `<p><a class="solid" href="${address}" style="${buttonStyle(shades)}">${escapeHtml(label)}</a></p>`,
    `<p class="quiet" style="color:${shades.quiet}">Se o botão não abrir, copie este endereço para o navegador:<br>${address}</p>`,
  ];
}

function footOf({ foot, unsubscribe }: MailBody, { quiet, link }: MailShades): string {
  const lines = foot.map(escapeHtml);
  if (unsubscribe !== null)
    lines.push(
      `<a class="link" href="${escapeHtml(unsubscribe.link)}" style="color:${link}">${escapeHtml(unsubscribe.label)}</a>`,
    );
  if (lines.length === 0) return '';
  const style = `padding:8px 16px 24px;font-size:14px;color:${quiet}`;
  return `<div class="quiet" style="${style}">${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
}

// A long address must break: nothing may be wider than a phone.
const pageStyle = ({ ground, text }: MailShades) =>
  `max-width:600px;margin:0 auto;background:${ground};color:${text};font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;word-wrap:break-word;overflow-wrap:anywhere`;
const bandStyle = ({ solid, onSolid }: MailShades) =>
  `padding:16px;background:${solid};color:${onSolid};font-size:18px;font-weight:bold`;
const buttonStyle = ({ solid, onSolid }: MailShades) =>
  `display:inline-block;padding:12px 20px;border-radius:6px;background:${solid};color:${onSolid};text-decoration:none`;

/** A style on an element wins over a sheet, unless the sheet insists. */
function darkStyles({ ground, text, quiet, solid, onSolid, link }: MailShades): string {
  const rules = [
    `.ground{background:${ground}!important;color:${text}!important}`,
    `.solid{background:${solid}!important;color:${onSolid}!important}`,
    `.quiet{color:${quiet}!important}`,
    `.link{color:${link}!important}`,
  ];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const CANDIDATE = /https:\/\/[^\s<>"“”«»]+/gi;

/** A message cut into plain text and links that are safe to follow. Nothing of it is ever read as HTML. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(CANDIDATE)) {
    const address = withoutClosing(match);
    const href = safeAddress(address);
    if (href === null) continue;
    if (index > from) parts.push({ kind: 'text', text: text.slice(from, index) });
    parts.push({ kind: 'link', text: address, href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** What ends a sentence or closes a bracket around the URL is not of it. */
function withoutClosing(address: string): string {
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const rest = address.slice(0, end);
    const closesOwn = last === ')' && countOf(rest, '(') >= countOf(rest, ')');
    if (!/[.,;:!?'’)\]}*_…]/.test(last) || closesOwn) break;
  }
  return address.slice(0, end);
}

const countOf = (text: string, letter: string) => text.split(letter).length - 1;

/** null for what only looks like a URL: 'https://banco.example@outro.example' leads to the second one. */
function safeAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.hostname.includes('.') ? url.href : null;
}

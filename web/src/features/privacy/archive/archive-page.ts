/** A page of the archive: it needs no network, runs nothing, and asks for nothing. */
export function archivePage(title: string, body: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>
`;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#14282b;background:#f6f8f7}' +
  'main{max-width:1100px;margin:0 auto;padding:24px 20px}h1{font-size:28px;line-height:1.2}h2{margin-top:32px}' +
  'div{overflow-x:auto;background:#fff;border:1px solid #d5dfdd;border-radius:8px}' +
  'table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:left;vertical-align:top;' +
  'padding:8px 12px;border-bottom:1px solid #e6edeb;white-space:pre-line;overflow-wrap:anywhere;min-width:90px}' +
  'a{color:#0e5660}dt{font-weight:600}dd{margin:0 0 8px}';

export type Cell = { text: string; href?: string };

export function archiveTable(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = header.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${link(cell)}</td>`).join('')}</tr>`);
  return `<div><table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}

export const link = ({ text, href }: Cell): string =>
  href === undefined
    ? escapeHtml(text)
    : `<a href="${escapeHtml(href.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(text)}</a>`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

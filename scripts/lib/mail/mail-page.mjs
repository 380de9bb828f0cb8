const escape = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const people = (list) =>
  list.map(({ address, name }) => (name === '' ? address : `${name} <${address}>`)).join(', ');

const brasilia = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

/** Every caught message, newest first, as a page for people. A message's own HTML runs nothing: the frame is sandboxed. */
export function mailPage(mails) {
  const body =
    mails.length === 0 ? '<p>Nenhum e-mail ainda.</p>' : mails.toReversed().map(article).join('\n');
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>E-mails (${mails.length})</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: #10292e; background: #f6f8f7 }
  article { background: #fff; border: 1px solid #cfd9d7; border-radius: 8px; padding: 1rem; margin: 1rem 0 }
  h2 { font-size: 1.1rem; margin: 0 }
  p { margin: .25rem 0; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
  iframe { width: 100%; height: 24rem; border: 1px solid #cfd9d7; background: #fff }
</style>
<h1>E-mails apanhados neste computador</h1>
${body}
</html>
`;
}

function article(mail) {
  const frame =
    mail.html === ''
      ? ''
      : `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escape(linksInNewTab(mail.html))}" title="${escape(mail.subject)}"></iframe>`;
  return `<article>
<h2>${escape(mail.subject)}</h2>
<p>De ${escape(people(mail.from))} para ${escape(people(mail.to))}, ${brasilia.format(new Date(mail.time))}</p>
${frame}<details${mail.html === '' ? ' open' : ''}><summary>Texto</summary><pre>${escape(mail.text)}</pre></details>
</article>`;
}

/** A link inside the sandbox cannot move the page; it opens next to it. */
const linksInNewTab = (html) => `<base target="_blank">${html}`;

const escape = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** All examples one below the other: in a phone's 320 px, in the 600 px of a window, and as text. */
export function previewPage(examples) {
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>E-mails (${examples.length})</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
  iframe { border: 1px solid #8a9a98; height: 40rem; max-width: 100% }
  pre { width: 320px; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8a9a98; padding: .5rem; margin: 0 }
</style>
<h1>E-mails do portal</h1>
${examples.map(example).join('\n')}
</html>
`;
}

const example = ({ name, mail }) => `<h2>${escape(name)}</h2>
<p>${escape(mail.subject)}</p>
<section>
<iframe sandbox src="${escape(name)}.html" width="320" title="${escape(name)}, 320 px"></iframe>
<iframe sandbox src="${escape(name)}.html" width="640" title="${escape(name)}, 640 px"></iframe>
<pre>${escape(mail.text)}</pre>
</section>`;

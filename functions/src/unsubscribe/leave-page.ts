/** What is shown to a person who follows the link of an e-mail; nothing of the person is on it: e-mails are forwarded. */
export type LeavePage = 'ask' | 'done' | 'unknown' | 'closed';

const WORDS: Record<LeavePage, { title: string; lines: string[] }> = {
  ask: {
    title: 'Parar de receber avisos por e-mail?',
    lines: [
      'Os avisos continuam aparecendo dentro do portal.',
      'Mensagens sobre a segurança da sua conta continuam chegando.',
    ],
  },
  done: {
    title: 'Pronto: você não recebe mais avisos por e-mail.',
    lines: [
      'Mensagens sobre a segurança da sua conta continuam chegando.',
      'Para voltar a receber, entre no portal e ligue ‘Por e-mail’ nos seus avisos.',
    ],
  },
  unknown: {
    title: 'Este endereço não vale mais.',
    lines: ['Entre no portal e desligue ‘Por e-mail’ nos seus avisos.'],
  },
  closed: {
    title: 'O portal está em manutenção.',
    lines: ['Tente de novo em alguns minutos.'],
  },
};

/** The button posts to the address that the page is at; the page itself changes nothing, because scanners follow links. */
const BUTTON = '<form method="post"><button>Parar de receber</button></form>';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 Arial,Helvetica,sans-serif;max-width:32rem;margin:0 auto;padding:24px 16px;color:#1f2937;background:#ffffff}h1{font-size:22px;line-height:1.3}button{font:inherit;min-height:44px;padding:8px 20px;border:0;border-radius:6px;background:#0f5c5c;color:#ffffff;cursor:pointer}button:focus-visible{outline:3px solid #0f5c5c;outline-offset:3px}@media (prefers-color-scheme:dark){body{color:#e5ebea;background:#101f22}button{background:#7fb8b4;color:#101f22}button:focus-visible{outline-color:#7fb8b4}}`;

export function leavePage(kind: LeavePage): string {
  const { title, lines } = WORDS[kind];
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>Avisos por e-mail</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}${kind === 'ask' ? BUTTON : ''}</main></body></html>`;
}

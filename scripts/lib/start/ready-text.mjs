/** What a person needs once all of it runs: where to go, and as whom. */
export function readyText({ plan, log, accounts }) {
  const width = Math.max(...accounts.accounts.map(({ email }) => email.length));
  return `
Portal Contábil is ready.

  App           http://localhost:${plan.app}
  E-mails       http://localhost:${plan.mail}   (JSON: http://localhost:${plan.mail}/email)
  Backend UI    http://localhost:${plan.ui}
  Backend log   ${log}

Demo accounts, password of all: ${accounts.password}

${accounts.accounts.map(({ email, label }) => `  ${email.padEnd(width)}   ${label}`).join('\n')}

Ctrl+C stops all of it.
`;
}

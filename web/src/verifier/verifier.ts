import { checkProof, type ProofChecks, sha256, sha256OfBytes, type SlipProof } from '@portal/domain';
import { proofIn } from './proof-in-pdf.ts';
import { factsOf, fileText, problemsOf, rowsOf, verdictOf } from './proof-words.ts';

// All of it in one file that somebody keeps: no account, no network, and nothing of the app.
const answer = document.getElementById('answer');
let proof: SlipProof | null = null;
let slipDigest: string | null = null;

watch('proof', async (file) => {
  proof = await proofIn(file);
  if (proof === null) say('Este arquivo não é um comprovante do portal: use o PDF como ele foi baixado.');
});
watch('slip', async (file) => {
  slipDigest = await sha256OfBytes(new Uint8Array(await file.arrayBuffer()));
});

function watch(id: string, take: (file: File) => Promise<void>): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (file === undefined) return;
    void take(file)
      .then(show)
      .catch(() => say('Não deu para ler o arquivo. Escolha outra vez.'));
  });
}

async function show(): Promise<void> {
  if (proof === null) return;
  const checks = await checkProof(sha256, proof, slipDigest);
  answer?.replaceChildren(verdict(checks), facts(proof), records(proof, checks));
}

function say(text: string): void {
  answer?.replaceChildren(element('p', text, 'wrong'));
}

function verdict(checks: ProofChecks): HTMLElement {
  const { text, isWell } = verdictOf(checks);
  const section = element('section', '', isWell ? 'well' : 'wrong');
  const said = [fileText(checks), ...problemsOf(checks)].filter((text) => text !== null);
  section.append(element('h2', text), ...said.map((one) => element('p', one)));
  return section;
}

function facts(shown: SlipProof): HTMLElement {
  const list = element('dl');
  for (const [label, value] of factsOf(shown)) list.append(element('dt', label), element('dd', value));
  return list;
}

function records(shown: SlipProof, checks: ProofChecks): HTMLElement {
  const table = element('table');
  const head = element('tr');
  for (const label of ['O que houve', 'Feito no aparelho', 'Recebido no servidor', 'Conta refeita']) {
    const cell = element('th', label);
    cell.setAttribute('scope', 'col');
    head.append(cell);
  }
  table.append(head);
  for (const { what, done, received, check, says } of rowsOf(shown, checks)) {
    const row = element('tr', '', check === 'changed' ? 'wrong' : '');
    row.append(...[what, done, received, says].map((text) => element('td', text)));
    table.append(row);
  }
  return table;
}

/** Text only: nothing of a stranger's file is read as HTML. */
function element(name: string, text = '', className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

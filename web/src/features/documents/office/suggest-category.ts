import { foldText } from '@portal/domain';

/** What the names of files say, the more telling first: 'Comprovante da guia DAS.pdf' is a receipt. */
const KNOWN_WORDS: readonly [category: string, words: RegExp][] = [
  ['Comprovantes', /\b(comprovantes?|recibos?|quitacao)\b/],
  ['Notas fiscais', /\b(nf|nfe|nf-e|nfs|nfse|nfs-e|nfce|nfc-e|danfe|notas? fiscal|notas? fiscais)\b/],
  ['Extratos', /\b(extratos?|ofx)\b/],
  ['Folha', /\b(folhas?|holerites?|contracheques?|ponto|pro-?labore|ferias|rescis(ao|oes)|admiss(ao|oes))\b/],
  ['Contratos', /\b(contratos?|aditivos?|procurac(ao|oes))\b/],
  ['Guias', /\b(guias?|das|darf|dae|dare|gps|grf|fgts|inss|iss|icms|irrf|boletos?)\b/],
  ['Declarações', /\b(declarac(ao|oes)|dctf|dctfweb|defis|dirf|ecd|ecf|efd|reinf|sped|pgdas-?d?)\b/],
  ['Balanços', /\b(balancos?|balancetes?|dre|razao)\b/],
  ['Certidões', /\b(certid(ao|oes)|cnd|alvaras?)\b/],
];

/** The category that a file's name or kind tells of; null where it tells nothing. */
export function suggestCategory(filename: string): string | null {
  const folded = foldText(filename);
  const dot = folded.lastIndexOf('.');
  const [stem, extension] = dot === -1 ? [folded, ''] : [folded.slice(0, dot), folded.slice(dot + 1)];
  // Names are written with whatever parts their words.
  const words = stem.replace(/[_.,;()[\]+]+/g, ' ');
  const named = KNOWN_WORDS.find(([, pattern]) => pattern.test(words));
  return named?.[0] ?? KNOWN_EXTENSIONS[extension] ?? null;
}

/** Files of these kinds are one thing alone in a firm's day. */
const KNOWN_EXTENSIONS: Readonly<Record<string, string>> = { ofx: 'Extratos', xml: 'Notas fiscais' };

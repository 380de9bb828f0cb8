import {
  type ChainProblem,
  eventWords,
  formatCalendarDate,
  formatInstantDateSecond,
  formatPrice,
  formatTaxId,
  type ProofChecks,
  proofHolds,
  type RecordCheck,
  type SlipProof,
} from '@portal/domain';

const RECORD_WORDS: Record<RecordCheck, string> = {
  holds: 'Confere',
  changed: 'Foi alterado',
  waits: 'Ainda fora da cadeia quando o comprovante foi feito',
};

const PROBLEM_WORDS: Record<ChainProblem['kind'], string> = {
  foreign: 'é de outro cliente',
  order: 'está fora de ordem',
  gap: 'vem depois de um que falta',
  start: 'não começa a cadeia deste cliente',
  previous: 'não segue o anterior',
  hash: 'foi alterado',
  register: 'não entra no registro do escritório como diz',
};

type Verdict = { text: string; isWell: boolean };

/** What the page says of it first. A proof of which nothing was in the chain yet says nothing of itself. */
export function verdictOf(checks: ProofChecks): Verdict {
  if (!proofHolds(checks))
    return { text: 'O comprovante não confere: algo nele foi alterado, ou falta.', isWell: false };
  if (checks.slip !== 'waits')
    return { text: 'O comprovante confere: nada nele foi alterado.', isWell: true };
  const text =
    'Ainda não dá para conferir: a guia não estava na cadeia quando ele foi feito. Baixe outro depois de uma hora.';
  return { text, isWell: false };
}

/** What a proof is about, label by label. */
export const factsOf = ({
  firm_name,
  client_name,
  client_tax_id,
  obligation_name,
  slip,
  made_at,
}: SlipProof) =>
  [
    ['Escritório', firm_name],
    ['Cliente', `${client_name}, ${formatTaxId(client_tax_id)}`],
    ['Guia', obligation_name],
    ['Valor', formatPrice(slip.record.amount_cents)],
    ['Vencimento', formatCalendarDate(slip.record.due_date)],
    ['SHA-256 do PDF', slip.record.document_sha256],
    ['Comprovante feito em', formatInstantDateSecond(made_at)],
  ] as const;

type Row = { what: string; done: string; received: string; check: RecordCheck; says: string };

/** Each record with both clocks, and what became of it. */
export function rowsOf({ slip, events }: SlipProof, checks: ProofChecks): Row[] {
  const row = (what: string, done: string, received: string, check: RecordCheck): Row => ({
    ...{ what, done, received: formatInstantDateSecond(received), check, says: RECORD_WORDS[check] },
  });
  return [
    row('Publicada', '', slip.record.received_at, checks.slip),
    ...events.map(({ record }, index) =>
      row(
        eventWords(record.event),
        formatInstantDateSecond(record.done_at),
        record.received_at,
        checks.events[index] ?? 'changed',
      ),
    ),
  ];
}

export const problemsOf = ({ chain }: ProofChecks): string[] =>
  chain.map(({ kind, seq }) => `O elo ${seq} ${PROBLEM_WORDS[kind]}.`);

/** Of the slip's own PDF, where somebody laid it beside. */
export function fileText({ isFile }: ProofChecks): string | null {
  if (isFile === null) return null;
  return isFile ? 'O PDF da guia é o publicado.' : 'O PDF da guia não é o publicado.';
}
